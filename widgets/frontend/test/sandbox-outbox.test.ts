import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { open, view } from "./bench";
import { wait } from "./host";

let host: ReturnType<typeof open>;
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  host.close();
  vi.useRealTimers();
});

const numbers = () => host.todo().map(({ n }) => n);

describe("what is asked of Python", () => {
  it("is numbered, says of which table it speaks, and is kept until it is answered", () => {
    host = open();
    host.click(host.button("Edit"));
    host.click(host.button("Play"));
    expect(host.todo()).toEqual([
      { n: 1, at: 7, do: "mode", v: "edit" },
      { n: 2, at: 7, do: "mode", v: "play" },
    ]);
    host.answer(1);
    expect(numbers()).toEqual([2]);
    host.model.receive({ sandbox_view: view({ at: 8 }) });
    host.click(host.button("Edit"));
    expect(host.todo().map(({ n, at }) => [n, at])).toEqual([[2, 7], [3, 8]]);
    host.answer(3);
    host.click(host.button("Play"));
    expect(numbers()).toEqual([4]);
  });

  it("is sent again if another view has written over it", () => {
    host = open();
    host.click(host.button("Edit"));
    const mine = host.model.traits.action;
    host.model.receive({ action: { from: "somebody else", todo: [] } });
    host.model.receive({ ack: { "somebody else": 1 } });
    expect(host.model.traits.action).toEqual(mine);
  });

  it("is not sent again when all is answered", () => {
    host = open();
    host.click(host.button("Edit"));
    host.answer(1);
    const { saves } = host.model;
    host.model.receive({ ack: { [host.from()]: 1, "somebody else": 1 } });
    expect(host.model.saves).toBe(saves);
  });

  it("of several questions keeps only the last", () => {
    host = open();
    const [one, other] = host.all(".ludo-piece[data-sprite='1'], .ludo-piece[data-sprite='2']");
    host.model.receive({ frames: host.model.traits.frames.map((frame) => ({ ...frame, p: frame.p.map(([s, f, z, i]) => [s, f, z, i, "o"]) })) as never });
    for (const piece of [one!, other!, one!]) {
      host.fire(piece, "pointermove");
      wait(200);
    }
    expect(host.asked()).toEqual([["look", [0, 1]]]);
    host.click(host.button("Edit"));
    host.fire(other!, "pointermove");
    wait(200);
    expect(host.asked()).toEqual([["look", [0, 1]], ["mode", "edit"], ["look", [1, 0]]].slice(1));
  });
});

describe("an answer that does not come", () => {
  it("is waited for after two seconds and given up after ten, however often one clicks", () => {
    host = open();
    host.click(host.button("Edit"));
    wait(1_500);
    host.click(host.button("Edit"));
    expect(host.text("[role=status]")).toBe("");
    wait(500);
    expect(host.text("[role=status]")).toBe("Waiting");
    wait(8_000);
    expect(host.text("[role=status]")).toBe("Gone");
    const kept = host.find<HTMLTextAreaElement>("textarea")!;
    expect([kept.value, kept.readOnly, host.find("label")!.textContent]).toEqual(["a position", true, "Where does the 15 go?a position"]);
    host.answer(2);
    expect(host.text("[role=status]")).toBe("");
    expect(host.find("textarea")).toBeNull();
  });

  it("counts anew from each answer", () => {
    host = open();
    host.click(host.button("Edit"));
    wait(1_500);
    host.click(host.button("Play"));
    host.answer(1);
    wait(1_900);
    expect(host.text("[role=status]")).toBe("");
    wait(100);
    expect(host.text("[role=status]")).toBe("Waiting");
  });

  it("is told at once when Jupyter says that Python is gone", () => {
    host = open();
    act(() => host.model.fire("comm_live_update", { model: { comm_live: false } }));
    expect(host.text("[role=status]")).toBe("Gone");
    act(() => host.model.fire("comm_live_update", { model: { comm_live: true } }));
    expect(host.text("[role=status]")).toBe("");
  });
});
