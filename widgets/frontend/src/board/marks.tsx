import type { Frame, Layout } from "../contract";
import { outlineOf } from "./outline";
import type { Placed } from "./pieces";
import { type Marked, stacksAsOne } from "./stacks";
import { boxOf, labelOf } from "./zones";

const DOT = 11;
const LETTER = 7.5;

/**
 * All marks lie above all pieces: in a row that overlaps, a neighbour must not cover what the caption speaks of.
 * `px` is how many units make one pixel on screen, so that dots and rule ids stay legible on a small table.
 */
export function marks(layout: Layout, frame: Frame, pieces: Placed[], px: number, beat: number) {
  const ofZones = layout.zones.flatMap((spec, zone): Marked | [] => {
    const [, , marks = ""] = labelOf(frame, zone);
    return spec ? { zone, box: boxOf(spec), marks } : [];
  });
  return (
    <g key={beat} class="ludo-marks" aria-hidden>
      {[...ofZones, ...stacksAsOne(pieces)].filter(({ marks }) => marks).map((each) => mark(each, px, frame.r[0] ?? ""))}
    </g>
  );
}

function mark({ box: [x, y, w, h], marks }: Marked, px: number, rule: string) {
  const kind = outlineOf(marks);
  // The outline stands a little off the piece, so that the piece's own border never hides it.
  const gap = 3 * px;
  const half = (rule.length * LETTER + 30) / 2;
  return (
    <g transform={`translate(${x} ${y})`}>
      {kind && (
        <rect class={`ludo-outline ludo-${kind}`} x={-gap} y={-gap} width={w + 2 * gap} height={h + 2 * gap} rx={Math.min(w, h) * 0.09 + gap} />
      )}
      {/* Dots sit on the upper edge: of a card in an overlapping row, the corner is all that is seen. */}
      {marks.match(/\d/g)?.map((digit, nth) => (
        <g class="ludo-dot-mark" transform={`translate(${(8 + nth * 2 * DOT) * px} ${-6 * px}) scale(${px})`}>
          <circle r={DOT} />
          <text y="0.36em">{digit}</text>
        </g>
      ))}
      {/* A cross and the id of the rule that says no, low enough to leave the face readable. */}
      {kind === "refused" && (
        <g class="ludo-refusal" transform={`translate(${w / 2} ${h + 4 * px}) scale(${px})`}>
          <rect x={-half} y="-11" width={2 * half} height="22" rx="11" />
          <path d={`M${8 - half}-4l8 8m0-8l-8 8`} />
          <text x="8" y="0.36em">{rule}</text>
        </g>
      )}
    </g>
  );
}
