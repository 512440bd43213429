/** A notebook in small: a model without a kernel, and a cell to draw in. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { act } from "preact/test-utils";
import { vi } from "vitest";
import type { Traits } from "../src/contract";
import table from "../src/index";

export const frontend = (path: string) => join(import.meta.dirname, "..", path);
export const contract = (path: string) => frontend(join("../contract", path));
export const readJson = (path: string) => JSON.parse(readFileSync(path, "utf8"));
export const small = (changes: Partial<Traits> = {}): Traits => ({ ...readJson(contract("examples/small.json")), ...changes });

type Listener = (this: unknown) => void;

export class Model {
  listeners = new Map<string, Listener[]>();
  saves = 0;
  constructor(public traits: Traits) {}
  get = (name: keyof Traits) => this.traits[name];
  set = (name: keyof Traits, value: never) => {
    if (this.traits[name] === value) return;
    this.traits[name] = value;
    this.fire(`change:${name}`);
  };
  save_changes = () => void this.saves++;
  on = (event: string, listener: Listener) => void this.listeners.set(event, [...this.heard(event), listener]);
  off = (event: string, listener: Listener) =>
    void this.listeners.set(event, this.heard(event).filter((each) => each !== listener));
  fire = (event: string, context?: unknown) => this.heard(event).forEach((listener) => listener.call(context));
  heard = (event: string) => this.listeners.get(event) ?? [];
  /** A change that comes from Python. */
  receive = (changes: Partial<Traits>) =>
    act(() => Object.entries(changes).forEach(([name, value]) => this.set(name as keyof Traits, value as never)));
}

/** Shows a module, the table if none is named. */
export function show(changes: Partial<Traits> = {}, module: { render: typeof table.render } = table) {
  const model = new Model(small(changes));
  const cell = document.body.appendChild(document.createElement("div"));
  cell.tabIndex = -1;
  const el = cell.appendChild(document.createElement("div"));
  let cleanup = () => {};
  act(() => {
    cleanup = module.render({ model, el } as never);
  });
  const root = el.querySelector<HTMLElement>(".ludo")!;
  const find = <T extends Element = HTMLElement>(selector: string) => root.querySelector<T>(selector);
  const all = (selector: string) => [...root.querySelectorAll<HTMLElement>(selector)];
  const button = (name: string) =>
    all("button").find((each) => each.getAttribute("aria-label") === name || each.textContent!.includes(name))!;
  return {
    model, cell, el, root, find, all, button,
    text: (selector: string) => find(selector)?.textContent ?? "",
    click: (node: Element) => act(() => void node.dispatchEvent(new MouseEvent("click", { bubbles: true }))),
    press: (key: string, node: Element = find(".ludo-board")!) => press(key, node),
    close: () => {
      act(() => cleanup());
      cell.remove();
    },
  };
}

function press(key: string, node: Element): KeyboardEvent {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, composed: true });
  act(() => void node.dispatchEvent(event));
  return event;
}

/** Lets time pass, where it is not the real one. */
export const wait = (time: number) => act(() => void vi.advanceTimersByTime(time));
