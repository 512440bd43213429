import type { Frame, Layout, ZoneSpec } from "../contract";
import type { Say } from "../words";
import type { Placed } from "./pieces";

type Props = {
  layout: Layout;
  frame: Frame;
  pieces: Placed[];
  say: Say;
  px: number;
  pieceId: (sprite: number) => string;
  choices: Set<number>;
};

/** Grounds and labels of the zones. Each zone is a named group that owns its pieces, wherever they are drawn. */
export function Zones({ layout, frame, pieces, say, px, pieceId, choices }: Props) {
  const labels = new Map(frame.n.map((label) => [label[0], label]));
  return (
    <g>
      {layout.zones.map((spec, zone) => {
        if (!spec) return null;
        const [, line, marks] = labels.get(zone) ?? [];
        const owned = pieces.filter((piece) => piece.zone === zone).map((piece) => pieceId(piece.sprite));
        const group = owned.length
          ? { role: "group", "aria-label": say.zone(zone), "aria-owns": owned.join(" ") } as const
          : {};
        return (
          <g key={zone} {...group} data-zone={zone} data-choice={choices.has(zone)}>
            {(spec.box || choices.has(zone)) && <Ground box={boxOf(spec)} faint={!!marks?.includes("f")} />}
            {spec.label && (
              <text class="ludo-label" x={spec.label[0]} y={spec.label[1]} text-anchor={spec.label[2]} font-size={Math.max(14, 12 * px)}>
                {say.line(line)}
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
}

export type Box = [x: number, y: number, w: number, h: number];

/** A zone without a ground stands for the place of its first piece. */
export function boxOf({ box, x, y, size: [w, h], scale = 1 }: ZoneSpec): Box {
  return box ?? [x, y, w * scale, h * scale];
}

function Ground({ box: [x, y, w, h], faint }: { box: Box; faint: boolean }) {
  return <rect class={faint ? "ludo-ground ludo-faint" : "ludo-ground"} x={x} y={y} width={w} height={h} rx="10" />;
}
