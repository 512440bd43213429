import { act } from "preact/test-utils";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Typed } from "../src/contract";
import { open, openBlock } from "./bench";

let host: ReturnType<typeof open>;
afterEach(() => host.close());

const area = () => host.find<HTMLTextAreaElement>("textarea")!;

describe("a list of buttons", () => {
  it("says what is pressed, what could be, and what cannot be used now", () => {
    host = open();
    const state = (name: string) => ["aria-pressed", "aria-disabled"].map((each) => host.button(name).getAttribute(each));
    expect([state("Undo"), state("Play"), state("Edit")]).toEqual([[null, "true"], ["true", "false"], ["false", "false"]]);
    host.click(host.button("Undo"));
    expect(host.asked()).toEqual([]);
  });

  it("has headings, names for what is too short, and what can be previewed", () => {
    host = openBlock({ h: "To play", b: [["Anna", "", null, ""], ["Lay 5", "say", "p1 lay 5", "sv", "Anna: lay 5"]] });
    expect(host.find("section")!.getAttribute("aria-label")).toBe("To play");
    expect(host.text(".ludo-buttons b")).toBe("Anna");
    const button = host.button("Anna: lay 5");
    expect([button.textContent, button.dataset.look, button.className]).toEqual(["Lay 5", "p1 lay 5", "ludo-button ludo-strong"]);
    host.click(button);
    expect(host.asked()).toEqual([["say", "p1 lay 5"]]);
  });

  it("keeps the focus when what was pressed is gone", () => {
    const block = (...moves: string[]) => ({ k: "due", h: moves[0]!, b: moves.map((move) => [move, "say", move, ""] as never) });
    host = openBlock(block("one", "two"));
    host.button("two").focus();
    host.look({ panel: [block("three", "four")] });
    expect(document.activeElement).toBe(host.button("three"));
    host.look({ panel: [] });
    expect(document.activeElement).toBe(host.find(".ludo-board"));
  });
});

describe("sentences", () => {
  it("carry dots and the rules they cite", () => {
    host = openBlock({ l: [["The [[1]] is lower", ["S-2"]]] });
    expect(host.text("section .ludo-dot")).toBe("1");
    host.click(host.button("S-2"));
    expect(host.text(".ludo-wording")).toBe("Every card is higher than the one before it.");
  });

  it("of a preview stand in a region that is there before them", () => {
    host = openBlock({ k: "look" });
    const region = host.find(".ludo-block-look")!;
    expect([region.getAttribute("aria-live"), region.innerHTML]).toEqual(["polite", ""]);
    host.look({ panel: [{ k: "look" }], look: { l: ["If played:", "It goes to row 1."], g: [] } });
    expect(host.find(".ludo-block-look")).toBe(region);
    expect(region.textContent).toBe("If played:It goes to row 1.");
  });
});

describe("a text", () => {
  const line: Typed = ["say", "", "Type a move", "Try", 1, "For example"];
  const kept: Typed = ["read", "p <b>", "Position", "Use it", 3, ""];

  it("of one line is sent with Enter or its button, and waits to be replaced", () => {
    host = openBlock({ t: line });
    expect(host.text("label")).toBe("Type a moveFor example");
    area().value = "p1 lay 5";
    const select = vi.spyOn(area(), "select");
    host.press("Enter", area());
    host.fire(host.find("form")!, "submit");
    expect(host.asked()).toEqual([["say", "p1 lay 5"], ["say", "p1 lay 5"]]);
    expect(select).toHaveBeenCalledTimes(2);
  });

  it("of several lines keeps Enter for itself", () => {
    host = openBlock({ t: kept });
    expect(area().value).toBe("p <b>");
    expect(host.press("Enter", area()).defaultPrevented).toBe(false);
    expect(host.asked()).toEqual([]);
  });

  it("can be copied, saved and loaded if it is one to keep", async () => {
    host = openBlock({ k: "keep", t: kept });
    const copied = vi.fn(() => [area().selectionStart, area().selectionEnd]);
    document.execCommand = copied as never;
    host.click(host.button("Copy"));
    expect(copied.mock.results[0]!.value).toEqual([0, 5]);
    const saved = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
      expect([decodeURIComponent(this.href), this.download]).toEqual(["data:text/plain,p <b>", "ludoteca.txt"]);
    });
    host.click(host.button("Save"));
    expect(saved).toHaveBeenCalledOnce();
    saved.mockRestore();
    const file = host.find<HTMLInputElement>("input[type=file]")!;
    const opened = vi.spyOn(file, "click").mockImplementation(() => {});
    host.click(host.button("Load"));
    expect(opened).toHaveBeenCalledOnce();
    Object.defineProperty(file, "files", { value: [new Blob(["x".repeat(300_000)])], configurable: true });
    host.fire(file, "change");
    await vi.waitFor(() => expect(host.todo()).toHaveLength(1));
    expect((host.todo()[0]!.v as string).length).toBe(200_000);
    Object.defineProperty(file, "files", { value: [] });
    host.fire(file, "change");
    await act(() => Promise.resolve());
    expect(host.todo()).toHaveLength(1);
  });

  it("that is only to be read cannot be sent", () => {
    host = openBlock({ k: "keep", t: ["", "ludoteca.Sandbox()", "Python", "", 2, ""] });
    expect(area().readOnly).toBe(true);
    host.fire(host.find("form")!, "submit");
    expect(host.asked()).toEqual([]);
    expect(host.all("form button").map((each) => each.textContent)).toEqual(["Copy", "Save"]);
  });

  it("is what Python says again as soon as Python says something else", () => {
    host = openBlock({ t: kept });
    area().value = "half typed";
    host.look({ panel: [{ t: kept }] });
    expect(area().value).toBe("half typed");
    host.look({ panel: [{ t: ["read", "new", "Position", "Use it", 3, ""] }] });
    expect(area().value).toBe("new");
  });
});

describe("pieces beside the table", () => {
  const spare = () => host.all("[data-piece]");

  it("are one tab stop, walked with the arrows, and picked up", () => {
    host = openBlock({ p: [[0, 1, "12", ""], [1, 3, "14", "p"], [2, 1, "15", ""]] }, { edit: true });
    expect(spare().map((each) => each.tabIndex)).toEqual([0, -1, -1]);
    expect(spare().map((each) => each.getAttribute("aria-label"))[1]).toBe("card 14 ×3");
    expect(spare()[1]!.getAttribute("aria-pressed")).toBe("true");
    spare()[0]!.focus();
    expect(host.press("ArrowRight", spare()[0]!).defaultPrevented).toBe(true);
    expect(document.activeElement).toBe(spare()[1]);
    host.press("ArrowLeft", spare()[1]!);
    host.press("ArrowLeft", spare()[0]!);
    expect(document.activeElement).toBe(spare()[0]);
    host.click(spare()[2]!);
    expect(host.asked()).toEqual([["take", "15"]]);
  });

  it("are walked line by line too", () => {
    host = openBlock({ p: ["12", "14", "15", "37"].map((piece, nth) => [nth, 1, piece, ""] as never) }, { edit: true });
    spare().forEach((each, nth) => Object.defineProperty(each, "offsetTop", { value: nth < 2 ? 0 : 40 }));
    spare()[1]!.focus();
    host.press("ArrowDown", spare()[1]!);
    expect(document.activeElement).toBe(spare()[3]);
    host.press("ArrowUp", spare()[3]!);
    expect(document.activeElement).toBe(spare()[1]);
  });

  it("have their faces among the symbols of the table", () => {
    host = openBlock({ p: [[4, 1, "?", ""]] }, { edit: true });
    const { href } = { href: spare()[0]!.querySelector("use")!.getAttribute("href")! };
    expect(host.find(`symbol[id="${href.slice(1)}"]`)).not.toBeNull();
  });
});

describe("fields", () => {
  it("send what is chosen as it came from Python, numbers as numbers, texts as texts", () => {
    host = openBlock({
      h: "Settings",
      o: 0,
      f: [["Turn", "turn", 1, [[0, "Anna"], [1, "Bob"], [null, "nobody"]]], ["Round", "round", 3, "number"], ["Name", "name", "A", "text"]],
    });
    expect(host.find<HTMLDetailsElement>("details")!.open).toBe(false);
    const select = host.find<HTMLSelectElement>("details select")!;
    expect(select.selectedIndex).toBe(1);
    select.selectedIndex = 2;
    host.fire(select, "change");
    const [round, name] = host.all("details input") as HTMLInputElement[];
    round!.value = "5";
    host.fire(round!, "change");
    name!.value = "<b>";
    host.fire(name!, "change");
    expect(host.asked()).toEqual([["set", ["turn", null]], ["set", ["round", 5]], ["set", ["name", "<b>"]]]);
  });
});
