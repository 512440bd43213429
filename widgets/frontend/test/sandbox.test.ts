import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Frame } from "../src/contract";
import { open, view } from "./bench";
import { small, wait } from "./host";

let host: ReturnType<typeof open>;
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  host.close();
  vi.useRealTimers();
});

const piece = (sprite: number) => host.find(`.ludo-board [data-sprite='${sprite}']`)!;
const ground = (zone: number) => host.find(`g[data-zone='${zone}']:not([data-sprite])`)!;
/** The frame with marks on some pieces and zones. */
const marked = (frame: Frame, pieces: Record<number, string>, zones: Record<number, string> = {}): Frame => ({
  ...frame,
  p: frame.p.map(([sprite, face, zone, index]) => [sprite, face, zone, index, pieces[sprite] ?? ""]),
  n: frame.n.map(([zone, line]) => [zone, line, zones[zone] ?? ""]),
});
const start = (pieces: Record<number, string> = {}, zones: Record<number, string> = {}) => ({
  frames: [marked(small().frames[0]!, pieces, zones)],
});

describe("touching", () => {
  it("a piece names its zone and its place there", () => {
    host = open({}, start());
    host.click(piece(1));
    host.press("Enter", piece(2));
    expect(host.asked()).toEqual([["touch", [0, 1]], ["touch", [1, 0]]]);
  });

  it("a zone counts if it is possible, if something is held, and while a position is edited", () => {
    host = open({}, start({}, { 1: "o" }));
    host.click(ground(0));
    expect(host.asked()).toEqual([]);
    host.click(ground(1));
    expect(host.asked()).toEqual([["touch", [1, -1]]]);
    host.answer(1);
    host.model.receive(start({ 3: "h" }));
    host.click(ground(0));
    host.answer(2);
    host.model.receive({ ...start(), sandbox_view: view({ edit: true }) });
    host.click(ground(0));
    expect(host.todo().map(({ n, v }) => [n, v])).toEqual([[3, [0, -1]]]);
  });

  it("a zone counts too while Python is busy: what is possible then, nobody knows yet", () => {
    host = open({}, start());
    host.click(piece(3));
    host.click(ground(0));
    expect(host.asked().map(([, place]) => place)).toEqual([[2, 0], [0, -1]]);
  });

  it("speaks of the last table, whichever is shown on the way", () => {
    const { frames } = small();
    host = open({}, { frames: [frames[2]!] });
    host.model.receive({ frames: [frames[0]!, frames[2]!] });
    const [, , zone, index] = frames[2]!.p.find(([sprite]) => sprite === 3)!;
    expect([zone, index]).not.toEqual(frames[0]!.p.find(([sprite]) => sprite === 3)!.slice(2, 4));
    host.click(piece(3));
    expect(host.asked()).toEqual([["touch", [zone, index]]]);
  });

  it("takes a piece away with Delete, while a position is edited", () => {
    host = open({}, start());
    host.press("Delete", piece(1));
    expect(host.asked()).toEqual([]);
    host.look({ edit: true });
    host.press("Delete", piece(1));
    host.press("Backspace", piece(2));
    host.press("Delete", host.button("Edit"));
    expect(host.asked()).toEqual([["remove", [0, 1]], ["remove", [1, 0]]]);
  });
});

describe("dragging", () => {
  const drop = (from: Element, to: Element | null) => {
    document.elementFromPoint = () => to;
    const mouse = { clientX: 0, clientY: 0, button: 0, pointerType: "mouse" };
    host.fire(from, "pointerdown", mouse);
    host.fire(window, "pointermove", { ...mouse, clientX: 50 });
    host.fire(window, "pointerup", { ...mouse, clientX: 50 });
  };

  it("leads from piece to zone, and from beside the table", () => {
    host = open({ edit: true, panel: [{ p: [[0, 1, "12", ""]] }] }, start());
    drop(piece(3), ground(0));
    drop(host.find("[data-piece]")!, piece(2));
    expect(host.asked()).toEqual([["drag", [[2, 0], [0, -1]]], ["drag", ["12", [1, 0]]]]);
  });

  it("off the table takes away, while a position is edited, and never what was not on it", () => {
    host = open({}, start());
    drop(piece(3), document.body);
    expect(host.asked()).toEqual([]);
    host.look({ edit: true, panel: [{ p: [[0, 1, "12", ""]] }] });
    drop(host.find("[data-piece]")!, document.body);
    drop(piece(3), null);
    expect(host.asked()).toEqual([["remove", [2, 0]]]);
  });

  it("onto another table is off this one", () => {
    const compare = [{ t: "one", s: [], f: small().frames[0]! }, { t: "other", s: [], f: small().frames[0]! }];
    host = open({ edit: true, compare }, start());
    drop(piece(3), host.find(".ludo-compare [data-zone='0']"));
    expect(host.asked()).toEqual([["remove", [2, 0]]]);
  });
});

describe("a preview", () => {
  it("is asked for where the pointer rests on something possible, once", () => {
    host = open({ panel: [{ b: [["Lay 15", "say", "p1 lay 15", "v"]] }] }, start({ 3: "o" }, { 1: "o" }));
    host.fire(piece(3), "pointermove");
    wait(150);
    host.fire(piece(1), "pointermove");
    wait(300);
    expect(host.asked()).toEqual([]);
    host.fire(piece(3), "pointermove");
    wait(200);
    host.fire(piece(3), "pointermove");
    wait(200);
    expect(host.todo().map(({ n, v }) => [n, v])).toEqual([[1, [2, 0]]]);
    host.fire(ground(1), "pointermove");
    wait(200);
    expect(host.asked()).toEqual([["look", [1, -1]]]);
    host.fire(host.button("Lay 15"), "pointermove");
    wait(200);
    expect(host.asked()).toEqual([["look", "p1 lay 15"]]);
    host.fire(host.find(".ludo-sandbox")!, "pointerleave");
    wait(200);
    expect(host.asked()).toEqual([["look", ""]]);
  });

  it("is not asked for by what follows a click", () => {
    host = open({}, start({ 3: "o" }));
    host.fire(piece(3), "pointermove");
    host.click(piece(3));
    wait(1_000);
    expect(host.asked()).toEqual([["touch", [2, 0]]]);
  });

  it("is drawn faintly, and nobody can touch it", () => {
    host = open({ look: { l: [], g: [[3, 0, 2]] } }, start());
    const [ghost] = host.all("g.ludo-faint");
    expect(ghost!.style.transform).toBe("translate(170px, 48px) scale(1)");
    expect(ghost!.closest("[pointer-events=none]")).not.toBeNull();
    host.look({});
    wait(400);
    expect(host.all("g.ludo-faint")).toEqual([]);
  });
});

describe("the tables of a move", () => {
  it("follow one another, and any can be shown again", () => {
    const { frames } = small();
    host = open({}, { frames: [frames[0]!] });
    const moves = frames.slice(1).map((frame, nth) => ({ ...frame, c: `happening ${nth}` }));
    host.model.receive({ frames: moves });
    expect(host.text(".ludo-said")).toBe("happening 0");
    wait(900);
    expect(host.text(".ludo-said")).toBe("happening 1");
    expect(host.all(".ludo-step").map((each) => each.textContent)).toEqual(["happening 0"]);
    host.click(host.find(".ludo-again")!);
    expect(host.text(".ludo-said")).toBe(`happening ${moves.length - 1}`);
    expect(host.find(".ludo-again")).toBeNull();
    host.click(host.all(".ludo-step")[0]!);
    wait(5_000);
    expect(host.text(".ludo-said")).toBe("happening 0");
  });
});

describe("on the way back to an example", () => {
  it("goes on showing what it showed", () => {
    host = open({ panel: [{ h: "To play" }] }, start());
    const { frames, scene } = small();
    host.model.receive({ sandbox_view: {}, scene: { ...scene, faces: [] }, frames });
    expect(host.text("section")).toBe("To play");
    expect(host.all(".ludo-board use").length).toBeGreaterThan(0);
  });
});

it("leaves nothing behind", () => {
  host = open({}, start({ 3: "o" }));
  host.click(host.button("Edit"));
  host.fire(piece(3), "pointermove");
  host.model.receive({ frames: small().frames });
  expect(vi.getTimerCount()).toBeGreaterThan(2);
  host.close();
  expect(vi.getTimerCount()).toBe(0);
  expect([...host.model.listeners.values()].flat()).toEqual([]);
  expect(host.el.childElementCount).toBe(0);
});
