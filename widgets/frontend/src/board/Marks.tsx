import type { Face, Frame, Layout } from "../contract";
import type { Placed } from "./pieces";
import { type Box, boxOf } from "./Zones";

type Props = {
  layout: Layout;
  frame: Frame;
  pieces: Placed[];
  faces: Face[];
  /** How many units make one pixel on screen, so that dots and rule ids stay legible on a small table. */
  px: number;
  choices: { sprites: Set<number>; zones: Set<number> };
};

/** All marks lie above all pieces: in a row that overlaps, a neighbour must not cover what the caption speaks of. */
export function Marks({ layout, frame, pieces, faces, px, choices }: Props) {
  const ofZones = new Map(frame.n.map(([zone, , marks = ""]) => [zone, marks]));
  const rule = frame.r[0] ?? "";
  return (
    <g class="ludo-marks" aria-hidden="true">
      {layout.zones.map((spec, zone) => {
        const marks = withChoice(ofZones.get(zone) ?? "", choices.zones.has(zone));
        return spec && marks && <Mark key={zone} box={boxOf(spec)} {...{ marks, px, rule }} />;
      })}
      {pieces.map(({ sprite, face, x, y, scale, marks: own }) => {
        const marks = withChoice(own, choices.sprites.has(sprite));
        const { w, h } = faces[face]!;
        return marks && <Mark key={`p${sprite}`} box={[x, y, w * scale, h * scale]} {...{ marks, px, rule }} />;
      })}
    </g>
  );
}

export function withChoice(marks: string, choice: boolean): string {
  return choice ? `${marks}o` : marks;
}

const DOT = 11;
const LETTER = 7.5;

function Mark({ box: [x, y, w, h], marks, px, rule }: { box: Box; marks: string; px: number; rule: string }) {
  const kind = outlineOf(marks);
  // The outline stands a little off the piece, so that the piece's own border never hides it.
  const gap = 3 * px;
  return (
    <g transform={`translate(${x} ${y})`}>
      {kind && (
        <rect class={`ludo-outline ludo-${kind}`} x={-gap} y={-gap} width={w + 2 * gap} height={h + 2 * gap} rx={Math.min(w, h) * 0.09 + gap} />
      )}
      {/* Dots sit on the upper edge: of a card in an overlapping row, the corner is all that is seen. */}
      {marks.match(/\d/g)?.map((digit, nth) => (
        <Dot key={digit} digit={digit} at={`translate(${(8 + nth * 2 * DOT) * px} ${-6 * px}) scale(${px})`} />
      ))}
      {kind === "refused" && <Refused at={`translate(${w / 2} ${h}) scale(${px})`} rule={rule} />}
    </g>
  );
}

function outlineOf(marks: string): string | undefined {
  if (marks.includes("x")) return "refused";
  if (marks.includes("m")) return "moved";
  return marks.includes("o") ? "possible" : undefined;
}

function Dot({ digit, at }: { digit: string; at: string }) {
  return (
    <g class="ludo-dot-mark" transform={at}>
      <circle r={DOT} />
      <text y="0.36em">{digit}</text>
    </g>
  );
}

/** A cross and the id of the rule that says no. */
function Refused({ at, rule }: { at: string; rule: string }) {
  const half = (rule.length * LETTER + 30) / 2;
  return (
    <g class="ludo-refusal" transform={at}>
      <rect x={-half} y="-11" width={2 * half} height="22" rx="11" />
      <path d={`M${8 - half}-4l8 8m0-8l-8 8`} />
      <text x="8" y="0.36em">{rule}</text>
    </g>
  );
}
