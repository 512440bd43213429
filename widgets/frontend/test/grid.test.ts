import { act } from "preact/test-utils";
import { afterEach, describe, expect, it } from "vitest";
import type { Traits } from "../src/contract";
import { contract, readJson, show, small } from "./host";

let host: ReturnType<typeof show>;
afterEach(() => host.close());

const open = (changes: Partial<Traits> = {}) => {
  host = show({ ...readJson(contract("examples/grid.json")), ...changes });
};
const name = (node: Element | null) => node?.getAttribute("aria-label");
const focused = () => name(document.activeElement);
const place = (zone: number) => host.find(`.ludo-piece[data-zone='${zone}']`)!;
const tabStops = () => host.all(".ludo-piece[tabindex='0']").map(name);
/** Presses keys one after the other, each where focus is then. */
const walk = (...keys: string[]) => keys.map((key) => (host.press(key, document.activeElement!), focused()));

describe("a grid", () => {
  it("is one tab stop, and what it lies on is none", () => {
    open();
    expect(tabStops()).toEqual(["a1, free", "a cross, Chips, 1 of 1"]);
    expect(place(0).tabIndex).toBe(-1);
  });

  it("is a group of all its places, in order, named after what it lies on", () => {
    open();
    const [field, chips] = host.all("g[role=group]");
    expect(name(field!)).toBe("Field");
    const owned = field!.getAttribute("aria-owns")!.split(" ").map((id) => name(host.find(`[id="${id}"]`)));
    expect(owned).toEqual(["a1, free", "a2, a ring", "a3, free", "b1, free", "b2, free", "b3, free"]);
    expect(name(chips!)).toBe("Chips");
  });

  it("is walked in four directions, free places too", () => {
    open();
    place(1).focus();
    expect(walk("ArrowRight", "ArrowDown", "ArrowRight", "ArrowUp", "ArrowLeft")).toEqual([
      "a2, a ring", "b2, free", "b3, free", "a3, free", "a2, a ring",
    ]);
    expect(tabStops()[0]).toBe("a2, a ring");
  });

  it("has edges: there a key does nothing, least of all step", () => {
    open({ predict: false });
    place(1).focus();
    expect(walk("ArrowLeft", "ArrowUp")).toEqual(["a1, free", "a1, free"]);
    place(6).focus();
    expect(walk("ArrowRight", "ArrowDown")).toEqual(["b3, free", "b3, free"]);
    place(3).focus();
    expect(walk("ArrowRight")).toEqual(["a3, free"]);
    place(4).focus();
    expect(walk("ArrowLeft")).toEqual(["b1, free"]);
    expect(host.model.traits.step).toBe(0);
  });

  it("Home and End lead to the ends of the row", () => {
    open({ predict: false });
    place(5).focus();
    expect(walk("End", "Home", "ArrowUp", "End")).toEqual(["b3, free", "b1, free", "a1, free", "a3, free"]);
    expect(host.model.traits.step).toBe(0);
  });

  it("leaves the browser its own keys", () => {
    open();
    const event = new KeyboardEvent("keydown", { key: "ArrowRight", altKey: true, bubbles: true, cancelable: true });
    place(1).focus();
    act(() => void place(1).dispatchEvent(event));
    expect(event.defaultPrevented).toBe(false);
    expect(focused()).toBe("a1, free");
  });

  it("keeps focus where it is when a piece comes or goes", () => {
    open({ predict: false });
    place(6).focus();
    host.model.receive({ step: 1 });
    expect(focused()).toBe("b3, a cross, mark-m");
    expect(tabStops()).toEqual(["b3, a cross, mark-m"]);
    const [, frame] = host.model.traits.frames;
    host.model.receive({ frames: [frame!, { ...frame!, p: [[0, 0, 0, 0]] }] });
    expect(focused()).toBe("b3, free");
  });

  it("lets a free place be picked with Enter, when it is a choice", () => {
    open();
    expect(place(6).getAttribute("role")).toBe("img");
    host.press("ArrowRight");
    expect([place(6), place(2), place(5)].map((node) => node.getAttribute("role"))).toEqual(["button", "button", "img"]);
    host.press("Enter", place(5));
    expect(host.model.traits.answers).toEqual({});
    host.press("Enter", place(6));
    expect(host.model.traits.answers).toEqual({ 1: [0] });
  });

  it("draws no outline twice, cuts no face off, and draws nothing where nothing lies", () => {
    open();
    expect(host.all("symbol").map((node) => node.getAttribute("overflow"))).toEqual(["visible", "visible", "visible"]);
    host.press("ArrowRight");
    expect(host.all(".ludo-possible")).toHaveLength(2);
    expect(place(6).querySelector("use")).toBeNull();
    host.model.receive({ predict: false, step: 1 });
    expect(host.all(".ludo-leaving")).toHaveLength(0);
  });
});

describe("an empty zone outside a grid", () => {
  it("can be reached while it may be picked", () => {
    const { questions, frames } = small();
    frames[1]!.p = frames[1]!.p.filter(([sprite]) => sprite !== 2);
    host = show({ frames, questions, step: 1 });
    expect(name(place(1))).toBeUndefined();
    host.press("ArrowRight");
    expect([name(place(1)), place(1).getAttribute("role"), place(1).tabIndex]).toEqual(["Row 2, free", "button", 0]);
    host.press("Enter", place(1));
    expect(host.model.traits.answers).toEqual({ 2: [0] });
  });
});
