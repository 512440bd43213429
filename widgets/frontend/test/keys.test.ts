import { afterEach, describe, expect, it, vi } from "vitest";
import { show } from "./host";

let host: ReturnType<typeof show>;
afterEach(() => host.close());

describe("keys inside the widget", () => {
  it("never reach the notebook, except Tab and Escape", () => {
    host = show();
    const heard = vi.fn((event: KeyboardEvent) => event.key);
    host.cell.addEventListener("keydown", heard);
    for (const key of ["a", "b", "x", "d", "ArrowUp", "ArrowDown", "ArrowRight", "Enter", " ", "1"]) host.press(key);
    expect(heard).not.toHaveBeenCalled();
    host.press("Tab");
    host.press("Escape");
    expect(heard.mock.results.map((result) => result.value)).toEqual(["Tab", "Escape"]);
    expect(host.root.dataset.lmSuppressShortcuts).toBe("true");
  });

  it("Escape leads out to the cell", () => {
    host = show();
    host.button("Play").focus();
    host.press("Escape", host.button("Play"));
    expect(document.activeElement).toBe(host.cell);
  });
});

describe("pieces", () => {
  const tabStops = () => host.all(".ludo-piece[tabindex='0']").map((node) => Number(node.dataset.sprite));

  it("have one tab stop to a zone", () => {
    host = show();
    expect(tabStops()).toEqual([0, 2, 3, 4]);
  });

  it("are walked with up and down, inside their zone", () => {
    host = show();
    const first = host.find("[data-sprite='0']")!;
    first.focus();
    host.press("ArrowDown", first);
    const second = host.find("[data-sprite='1']")!;
    expect(document.activeElement).toBe(second);
    host.press("ArrowDown", second);
    expect(document.activeElement).toBe(second);
    expect(tabStops()).toEqual([1, 2, 3, 4]);
  });

  it("keep focus when the step changes, and hand it to the board when they leave", () => {
    host = show({ step: 2, predict: false });
    host.find("[data-sprite='2']")!.focus();
    host.press("ArrowRight", host.find("[data-sprite='2']")!);
    expect(document.activeElement).toBe(host.find(".ludo-board"));
  });

  it("a press on the board takes focus, so that keys work at once", () => {
    host = show();
    host.find(".ludo-ground")!.dispatchEvent(new MouseEvent("pointerdown", { bubbles: true }));
    expect(document.activeElement).toBe(host.find(".ludo-board"));
  });
});
