import type { Choices } from "../board/Board";
import type { Answers, Frame, ZoneLabel } from "../contract";
import type { Journey } from "./journey";
import { isSolved } from "./stepping";

/** What can be answered on the table itself: options that name a piece or a zone and were not picked yet. */
export function choicesOf({ asked, pick }: Journey, answers: Answers): Choices {
  const picked = (asked && answers[asked.at]) ?? [];
  const left = !asked || isSolved(asked, answers) ? [] : asked.options.filter((_, nth) => !picked.includes(nth));
  return {
    sprites: new Set(left.flatMap((option) => option.s ?? [])),
    zones: new Set(left.flatMap((option) => option.z ?? [])),
    pick: (sprite, zone) => {
      const option = left.find((each) => each.s === sprite) ?? left.find((each) => each.z === zone);
      if (option) pick(asked!.options.indexOf(option));
    },
  };
}

/** The frame as it lies while a question is open: only dots stay, so that what is outlined is what can be picked. */
export function asking(frame: Frame, { sprites, zones }: Choices): Frame {
  const dots = (marks = "") => marks.replace(/\D/g, "");
  const unlabelled = [...zones].filter((zone) => frame.n.every((label) => label[0] !== zone));
  return {
    ...frame,
    p: frame.p.map(([sprite, face, zone, index, marks]) => [
      sprite, face, zone, index, dots(marks) + (sprites.has(sprite) ? "o" : ""),
    ]),
    n: [
      ...frame.n.map(([zone, line, marks]): ZoneLabel => [zone, line, dots(marks) + (zones.has(zone) ? "o" : "")]),
      ...unlabelled.map((zone): ZoneLabel => [zone, "", "o"]),
    ],
  };
}
