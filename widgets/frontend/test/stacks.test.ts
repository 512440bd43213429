import { expect, it } from "vitest";
import { stacksAsOne } from "../src/board/stacks";

const card = (x: number, marks: string, zone = 0) => ({ zone, marks, box: [x, 0, 60, 90] as [number, number, number, number] });

it("draws one outline round a pile, with all its dots", () => {
  expect(stacksAsOne([card(0, "m1"), card(2, "m"), card(4, "m2")])).toEqual([{ zone: 0, marks: "m21", box: [0, 0, 64, 90] }]);
});

it("draws one outline round what is possible and overlaps, as a hand does", () => {
  expect(stacksAsOne([card(0, "o"), card(30, "o"), card(80, "o")])).toEqual([{ zone: 0, marks: "o", box: [0, 0, 140, 90] }]);
  const apart = [card(0, "o"), card(60, "o"), card(130, "o1"), card(150, "o")];
  expect(stacksAsOne(apart)).toEqual(apart);
});

it("keeps apart what is marked differently, lies elsewhere or shows", () => {
  for (const pieces of [
    [card(0, "m"), card(2, "o")],
    [card(0, "m"), card(2, "m", 1)],
    [card(0, "m"), card(30, "m")],
  ]) {
    expect(stacksAsOne(pieces)).toEqual(pieces);
  }
});
