import type { Frame, Layout, Piece } from "../contract";
import { place } from "../layout";

/** A piece with its place worked out, ready to draw. */
export type Placed = {
  sprite: number;
  face: number;
  zone: number;
  index: number;
  count: number;
  marks: string;
  x: number;
  y: number;
  scale: number;
};

/**
 * All pieces the layout shows, zone by zone and by place within the zone: what lies later lies on top, and a
 * screen reader meets the pieces in the same order.
 */
export function placePieces(layout: Layout, frame: Frame): Placed[] {
  const counts = new Map<number, number>();
  for (const [, , zone, index] of frame.p) counts.set(zone, Math.max(counts.get(zone) ?? 0, index + 1));
  const shown = frame.p.flatMap((piece) => placed(layout, piece, counts.get(piece[2])!) ?? []);
  return shown.sort((a, b) => a.zone - b.zone || a.index - b.index);
}

function placed(layout: Layout, [sprite, face, zone, index, marks = ""]: Piece, count: number): Placed | undefined {
  const spec = layout.zones[zone];
  if (!spec) return undefined;
  return { sprite, face, zone, index, count, marks, ...place(spec, index, count), scale: spec.scale ?? 1 };
}

export function transformOf({ x, y, scale }: Placed): string {
  return `translate(${x}px, ${y}px) scale(${scale})`;
}
