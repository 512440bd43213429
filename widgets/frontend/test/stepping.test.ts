import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { act } from "preact/test-utils";
import { show, wait } from "./host";

let host: ReturnType<typeof show>;
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  host.close();
  vi.useRealTimers();
});

const step = () => host.model.traits.step;

describe("stepping", () => {
  it("by buttons, with nothing beyond the ends", () => {
    host = show({ predict: false });
    host.click(host.button("One step back"));
    expect(step()).toBe(0);
    host.click(host.button("One step forward"));
    expect(step()).toBe(1);
    host.click(host.button("Last step"));
    host.click(host.button("One step forward"));
    expect(step()).toBe(3);
    expect(host.model.traits.seen).toBe(3);
    host.click(host.button("First step"));
    expect(step()).toBe(0);
    expect(host.model.traits.seen).toBe(3);
    expect(host.model.saves).toBeGreaterThan(0);
  });

  it("by slider and by list", () => {
    host = show({ predict: false });
    const slider = host.find<HTMLInputElement>("input[type=range]")!;
    slider.value = "2";
    act(() => void slider.dispatchEvent(new Event("input", { bubbles: true })));
    expect(step()).toBe(2);
    expect(slider.getAttribute("aria-valuetext")).toBe("Step 2 of 3: The 15 goes to row 1");
    host.click(host.button("You draw the 40"));
    expect(step()).toBe(3);
    expect(host.find("[aria-current=step]")!.textContent).toContain("You draw the 40");
  });

  it("by keys, wherever focus is", () => {
    host = show({ predict: false });
    host.press("ArrowRight");
    expect(step()).toBe(1);
    host.press("End", host.button("Play"));
    expect(step()).toBe(3);
    host.press("ArrowLeft");
    expect(step()).toBe(2);
    host.press("Home");
    expect(step()).toBe(0);
  });

  it("leaves the arrows to the slider", () => {
    host = show({ predict: false });
    expect(host.press("ArrowRight", host.find("input[type=range]")!).defaultPrevented).toBe(false);
    expect(step()).toBe(0);
  });

  it("plays by itself to the end, and stops when the learner acts", () => {
    host = show({ predict: false });
    host.press(" ");
    wait(1800);
    expect(step()).toBe(1);
    host.press("ArrowLeft");
    wait(5000);
    expect(step()).toBe(0);
    host.click(host.button("Play"));
    for (let nth = 0; nth < 5; nth++) wait(1800);
    expect(step()).toBe(3);
    expect(host.button("Play")).toBeDefined();
  });

  it("stops playing at a question", () => {
    host = show();
    host.press(" ");
    for (let nth = 0; nth < 5; nth++) wait(1800);
    expect(step()).toBe(1);
    expect(host.find(".ludo-question")).not.toBeNull();
  });

  it("follows Python, even to a step that does not exist", () => {
    host = show({ predict: false });
    host.model.receive({ step: 3 });
    expect(host.text(".ludo-said")).toContain("last card of the deck");
    host.model.receive({ step: 99 });
    expect(host.text(".ludo-said")).toContain("last card of the deck");
    host.model.receive({ frames: host.model.traits.frames.slice(0, 2), step: 0 });
    expect(host.text(".ludo-count")).toBe("Start");
  });

  it("goes on when the kernel is gone, and says so", () => {
    host = show({ predict: false });
    host.model.save_changes = () => {
      throw "Syncing error: no comm channel defined";
    };
    act(() => host.model.fire("comm_live_update", { model: { comm_live: false } }));
    expect(host.text("[role=status]")).toContain("Python was restarted");
    host.press("ArrowRight");
    expect(host.text(".ludo-count")).toBe("Step 1 of 3");
  });
});
