import type { Frame, Layout, Scene } from "../contract";
import { place } from "../layout";

export type Box = [x: number, y: number, w: number, h: number];

/** A piece with its place worked out, ready to draw. */
export type Placed = {
  sprite: number;
  face: number;
  zone: number;
  index: number;
  count: number;
  marks: string;
  box: Box;
  /** The CSS transform that puts it there. */
  at: string;
};

/**
 * All pieces the layout shows, zone by zone and by place within the zone: what lies later lies on top, and a
 * screen reader meets the pieces in the same order.
 */
export function placePieces({ faces }: Scene, layout: Layout, frame: Frame): Placed[] {
  const counts: number[] = [];
  for (const [, , zone, index] of frame.p) counts[zone] = Math.max(counts[zone] ?? 0, index + 1);
  return frame.p
    .flatMap(([sprite, face, zone, index, marks = ""]) => {
      const spec = layout.zones[zone];
      if (!spec) return [];
      const { scale = 1 } = spec;
      const { w, h } = faces[face]!;
      const count = counts[zone]!;
      const { x, y } = place(spec, index, count);
      const at = `translate(${x}px, ${y}px) scale(${scale})`;
      return { sprite, face, zone, index, count, marks, at, box: [x, y, w * scale, h * scale] as Box };
    })
    .sort((a, b) => a.zone - b.zone || a.index - b.index);
}
