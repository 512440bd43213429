import { outlineOf } from "./outline";
import type { Box, Placed } from "./pieces";

/** Hardly anything of the lower one shows. */
const STACKED = 0.8;

export type Marked = Pick<Placed, "zone" | "box" | "marks">;

/**
 * Pieces of a stack that carry the same outline get one round them all; of what is only possible, pieces that merely
 * overlap do too, or a hand would be all dashes. Python's picture does the same.
 */
export function stacksAsOne(pieces: Marked[]): Marked[] {
  const found: Marked[] = [];
  for (const { zone, box, marks } of pieces) {
    const below = found.at(-1);
    const share = below?.marks === "o" && marks === "o" ? 0 : STACKED;
    if (below?.zone === zone && outlineOf(below.marks) === outlineOf(marks) && covers(box, below.box, share)) {
      below.marks = marks + below.marks.replace(/\D/g, "");
      below.box = around(below.box, box);
    } else {
      found.push({ zone, box, marks });
    }
  }
  return found;
}

/** Does more than this share of it lie on the lower one? */
function covers([left, top, width, height]: Box, [x, y, w, h]: Box, share: number): boolean {
  return x + w - left > width * share && y + h - top > height * share;
}

function around([x, y, w, h]: Box, [left, top, width, height]: Box): Box {
  const [startX, startY] = [Math.min(x, left), Math.min(y, top)];
  return [startX, startY, Math.max(x + w, left + width) - startX, Math.max(y + h, top + height) - startY];
}
