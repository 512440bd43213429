import type { Frame, Layout, Piece, Scene } from "../contract";
import { place } from "../layout";

export type Box = [x: number, y: number, w: number, h: number];

/** A piece with its place worked out, ready to draw; or an empty zone, whose sprite and face are below zero. */
export type Placed = {
  sprite: number;
  face: number;
  zone: number;
  /** What is one tab stop: the zone, or the ground of the grid it belongs to. The ground itself is none. */
  group: number;
  /** Columns of that grid. */
  per: number | undefined;
  index: number;
  count: number;
  marks: string;
  /** Size before scaling. */
  w: number;
  h: number;
  box: Box;
  /** The CSS transform that puts it there. */
  at: string;
};

/**
 * All pieces and empty zones the layout shows, zone by zone and by place within the zone: what lies later lies on top,
 * and a screen reader meets the pieces in the same order.
 */
export function placePieces({ faces, grids }: Scene, layout: Layout, frame: Frame): Placed[] {
  const counts: number[] = [];
  for (const [, , zone, index] of frame.p) counts[zone] = Math.max(counts[zone] ?? 0, index + 1);
  const free = layout.zones.flatMap((_, zone): Piece[] => (counts[zone] ? [] : [[-1 - zone, -1, zone, 0]]));
  return [...frame.p, ...free]
    .flatMap(([sprite, face, zone, index, marks = ""]) => {
      const spec = layout.zones[zone];
      if (!spec) return [];
      const { scale = 1, size } = spec;
      const { w, h } = faces[face] ?? { w: size[0], h: size[1] };
      const { on, per } = grids?.find((grid) => zone >= grid.on && zone <= grid.on + grid.count) ?? { on: zone };
      const group = per && on === zone ? -1 : on;
      const count = counts[zone] ?? 1;
      const { x, y } = place(spec, index, count);
      const at = `translate(${x}px, ${y}px) scale(${scale})`;
      return { sprite, face, zone, group, per, index, count, marks, w, h, at, box: [x, y, w * scale, h * scale] as Box };
    })
    .sort((a, b) => a.zone - b.zone || a.index - b.index);
}
