import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { drag } from "../src/sandbox/drag";

let root: HTMLElement;
let below: Element | null;
const drop = vi.fn();

beforeEach(() => {
  document.body.innerHTML = `<div class="ludo"><b data-sprite="1"></b><ul><button data-piece="ace">A</button></ul><i></i></div>`;
  root = document.querySelector(".ludo")!;
  below = root.querySelector("i");
  document.elementFromPoint = () => below;
  drop.mockClear();
});
afterEach(() => void (document.body.innerHTML = ""));

const pointer = (type: string, x: number, y: number, init: object = {}) =>
  Object.assign(new Event(type, { bubbles: true }), { clientX: x, clientY: y, button: 0, pointerType: "mouse", ...init }) as PointerEvent;
const grab = (selector: string, px = 1, init: object = {}) => {
  const piece = root.querySelector<HTMLElement>(selector)!;
  piece.addEventListener("pointerdown", (event) => drag(event, px, drop), { once: true });
  piece.dispatchEvent(pointer("pointerdown", 10, 10, init));
  return piece;
};
const move = (x: number, y: number) => void dispatchEvent(pointer("pointermove", x, y));
const end = (type = "pointerup") => void dispatchEvent(pointer(type, 30, 50));

describe("dragging", () => {
  it("lets a piece follow, in its own units, and says where it was let go", () => {
    const piece = grab("b", 2);
    move(30, 50);
    expect(piece.style.translate).toBe("40px 80px");
    expect(piece.style.pointerEvents).toBe("none");
    end();
    expect(drop).toHaveBeenCalledExactlyOnceWith(piece, below);
    expect([piece.style.translate, piece.style.pointerEvents]).toEqual(["", ""]);
    move(60, 60);
    expect(piece.style.translate).toBe("");
  });

  it("of less than a few pixels is a click", () => {
    const piece = grab("b");
    move(13, 14);
    dispatchEvent(pointer("pointerup", 13, 14));
    expect(drop).not.toHaveBeenCalled();
    expect(piece.style.translate).toBeFalsy();
  });

  it("takes a copy out of a list, which would cut it off", () => {
    const piece = grab("button");
    move(30, 50);
    const copy = root.lastElementChild as HTMLElement;
    expect([copy.dataset.piece, copy.style.position, copy.parentElement]).toEqual(["ace", "fixed", root]);
    expect(piece.style.translate).toBeFalsy();
    end();
    expect(root.querySelectorAll("button")).toHaveLength(1);
    expect(drop).toHaveBeenCalledExactlyOnceWith(piece, below);
  });

  it("that is broken off drops nothing", () => {
    for (const selector of ["b", "button"]) {
      const piece = grab(selector);
      move(30, 50);
      end("pointercancel");
      expect(piece.style.translate).toBeFalsy();
    }
    expect(drop).not.toHaveBeenCalled();
    expect(root.querySelectorAll("button")).toHaveLength(1);
  });

  it.each([{ pointerType: "touch" }, { button: 2 }])("is not for %o: fingers scroll, other buttons open menus", (init) => {
    const piece = grab("b", 1, init);
    move(30, 50);
    end();
    expect(piece.style.translate).toBeFalsy();
    expect(drop).not.toHaveBeenCalled();
  });

  it("begins only on a piece", () => {
    grab("i");
    move(30, 50);
    end();
    expect(drop).not.toHaveBeenCalled();
  });
});
