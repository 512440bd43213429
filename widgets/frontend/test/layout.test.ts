import { describe, expect, it } from "vitest";
import type { ZoneSpec } from "../src/contract";
import { layoutName, place } from "../src/layout";
import { contract, readJson, small } from "./host";

type Case = { say: string; zone: ZoneSpec; count: number; at: [number, number][] };

describe("the one formula", () => {
  const { cases } = readJson(contract("examples/layout.json")) as { cases: Case[] };
  it.each(cases)("$say", ({ zone, count, at }) => {
    at.forEach(([x, y], index) => {
      const spot = place(zone, index, count);
      expect(spot.x).toBeCloseTo(x, 5);
      expect(spot.y).toBeCloseTo(y, 5);
    });
  });
});

describe("choice of layout", () => {
  const { view } = small();
  it("goes by the widget's own width", () => {
    expect(layoutName(view, 599)).toBe("narrow");
    expect(layoutName(view, 600)).toBe("wide");
  });
  it("can be forced", () => {
    expect(layoutName({ ...view, layout: "stage" }, 360)).toBe("stage");
  });
});
