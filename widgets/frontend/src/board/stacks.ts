import { outlineOf } from "./outline";
import type { Box, Placed } from "./pieces";

export type Marked = Pick<Placed, "zone" | "box" | "marks">;

/** Pieces of a stack that carry the same outline get one round them all; Python's picture does the same. */
export function stacksAsOne(pieces: Marked[]): Marked[] {
  const found: Marked[] = [];
  for (const { zone, box, marks } of pieces) {
    const below = found.at(-1);
    if (below?.zone === zone && outlineOf(below.marks) === outlineOf(marks) && covers(box, below.box)) {
      below.marks = marks + below.marks.replace(/\D/g, "");
      below.box = around(below.box, box);
    } else {
      found.push({ zone, box, marks });
    }
  }
  return found;
}

/** Does hardly anything of the lower one show? */
function covers([left, top, width, height]: Box, [x, y, w, h]: Box): boolean {
  return x + w - left > width * 0.8 && y + h - top > height * 0.8;
}

function around([x, y, w, h]: Box, [left, top, width, height]: Box): Box {
  const [startX, startY] = [Math.min(x, left), Math.min(y, top)];
  return [startX, startY, Math.max(x + w, left + width) - startX, Math.max(y + h, top + height) - startY];
}
