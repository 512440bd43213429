import { act } from "preact/test-utils";
import { afterEach, describe, expect, it, vi } from "vitest";
import { show, small } from "./host";

// Asked for once, when the module is read: here every letter is ten units wide.
vi.hoisted(() => {
  const getContext = () => ({ measureText: ({ length }: string) => ({ width: length * 10 }) });
  Object.assign(HTMLCanvasElement.prototype, { getContext });
});

let host: ReturnType<typeof show>;
afterEach(() => host.close());

const pieces = () => host.all(".ludo-piece").map((node) => Number(node.dataset.sprite));

describe("the table", () => {
  it("draws every piece once, on top of what lies before it", () => {
    host = show();
    expect(pieces()).toEqual([0, 1, 2, 3, 4]);
    host.model.receive({ predict: false, step: 2 });
    host.model.receive({ lang: "pt" });
    expect(host.all(".ludo-piece")).toHaveLength(5);
  });

  it("places pieces by the layout", () => {
    host = show();
    expect(host.find("[data-sprite='1']")!.style.transform).toBe("translate(100px, 48px) scale(1)");
  });

  it("sends each face in use once, under ids of its own", () => {
    host = show();
    const other = show();
    const ids = [...host.all("symbol"), ...other.all("symbol")].map((node) => node.id);
    expect(ids).toHaveLength(10);
    expect(new Set(ids).size).toBe(10);
    other.close();
  });

  it("says what lies there: piece, zone, place, marks", () => {
    host = show({ step: 1, predict: false });
    expect(host.find("[data-sprite='3']")!.getAttribute("aria-label")).toBe("card 15, Your hand, 1 of 1, refused");
    expect(host.find("g[role=group]")!.getAttribute("aria-label")).toBe("Row 1");
    const about = host.find(".ludo-board")!.getAttribute("aria-describedby")!;
    expect(host.find(`[id="${about}"]`)!.textContent).toContain("refused by row 2");
  });

  it("marks: outline of what moved, dashes, a cross with the rule, dots", () => {
    host = show({ step: 2, predict: false });
    expect(host.find(".ludo-moved")).not.toBeNull();
    expect(host.find(".ludo-possible")).not.toBeNull();
    expect(host.text(".ludo-dot-mark")).toBe("1");
    host.model.receive({ step: 1 });
    expect(host.all(".ludo-refusal").map((node) => node.textContent)).toEqual(["S-2", "S-2"]);
    expect(host.find("[data-sprite='0'] use.ludo-faint")).not.toBeNull();
  });

  it("cuts a label to the room it has, and keeps all of it at hand", () => {
    const { words } = small();
    const name = "Maximiliana ".repeat(20).trim();
    words.en!.lines = words.en!.lines.map((line) => (line === "Row 1: 2 cards" ? name : line));
    host = show({ words });
    const [long, short] = host.all(".ludo-label");
    // It has room for 478 units.
    expect(long!.firstChild!.textContent).toBe(`${name.slice(0, 46)}…`);
    expect(long!.querySelector("title")!.textContent).toBe(name);
    expect(short!.innerHTML).toBe("Row 2");
  });

  it("keeps the node of a piece that moves, turns over or stays", () => {
    host = show({ step: 2, predict: false });
    const before = host.find("[data-sprite='4']");
    const face = before!.querySelector("use")!.getAttribute("href");
    host.model.receive({ step: 3 });
    expect(host.find("[data-sprite='4']")).toBe(before);
    expect(before!.querySelector("use")!.getAttribute("href")).not.toBe(face);
    expect(host.all(".ludo-leaving")).toHaveLength(1);
  });
});

describe("the words", () => {
  it("show caption with dots, figures and rules", () => {
    host = show({ step: 2, predict: false });
    expect(host.text(".ludo-said")).toContain("it is higher than the 14 1");
    expect(host.find(".ludo-said .ludo-dot")!.getAttribute("aria-hidden")).toBe("true");
    expect(host.text(".ludo-keep")).toBe("14 1");
    expect(host.all(".ludo-figures div").map((row) => row.textContent)).toEqual(["15 − 14 11", "15 − 37below zero"]);
    expect(host.all(".ludo-rule").map((rule) => rule.textContent)).toEqual(["S-2 A row rises", "S-3 Smallest difference"]);
    expect(host.find("[aria-live]")!.textContent).toContain("the difference is only one");
  });

  it("open and close the wording of a rule", () => {
    host = show({ step: 2, predict: false });
    host.click(host.button("S-3"));
    expect(host.text(".ludo-wording")).toContain("nearest below");
    expect(host.button("S-3").getAttribute("aria-expanded")).toBe("true");
    host.click(host.button("S-3"));
    expect(host.find(".ludo-wording")).toBeNull();
  });

  it("change with the language, from the list and from Python", () => {
    host = show();
    const select = host.find<HTMLSelectElement>("select")!;
    select.value = "pt";
    act(() => void select.dispatchEvent(new Event("change", { bubbles: true })));
    expect(host.model.traits.lang).toBe("pt");
    expect(host.text(".ludo-title")).toBe("Para onde vai o 15?");
    expect(host.root.lang).toBe("pt");
    host.model.receive({ lang: "en" });
    expect(host.text(".ludo-title")).toBe("Where does the 15 go?");
  });
});
