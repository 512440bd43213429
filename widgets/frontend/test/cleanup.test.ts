import { expect, it, vi } from "vitest";
import { show } from "./host";

/** Counts what is opened and closed, whoever holds it. */
function counted(name: "ResizeObserver" | "MutationObserver") {
  const open = new Set<object>();
  vi.stubGlobal(name, class {
    observe() {
      open.add(this);
    }
    disconnect() {
      open.delete(this);
    }
  });
  return open;
}

it("leaves nothing behind", () => {
  vi.useFakeTimers();
  const observers = [counted("ResizeObserver"), counted("MutationObserver")];
  const media = new Set<unknown>();
  vi.stubGlobal("matchMedia", () => ({
    matches: false,
    addEventListener: (_: string, listener: unknown) => media.add(listener),
    removeEventListener: (_: string, listener: unknown) => media.delete(listener),
  }));

  const host = show({ predict: false });
  host.press(" ");
  host.press("ArrowRight");
  host.press(" ");
  expect(observers.every((open) => open.size > 0)).toBe(true);
  expect(media.size).toBe(1);
  expect(vi.getTimerCount()).toBeGreaterThan(0);
  host.close();

  expect(observers.map((open) => open.size)).toEqual([0, 0]);
  expect(media.size).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
  expect([...host.model.listeners.values()].flat()).toEqual([]);
  expect(host.el.childElementCount).toBe(0);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
