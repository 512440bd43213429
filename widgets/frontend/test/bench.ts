/** A sandbox in small: the table of the contract's example, with what Python would put beside it. */
import { act } from "preact/test-utils";
import type { Block, SandboxView, Traits } from "../src/contract";
import type { Action } from "../src/outbox";
import sandbox from "../src/sandbox/index";
import { show, small } from "./host";

export const view = (changes: Partial<SandboxView> = {}): SandboxView => ({
  at: 7,
  edit: false,
  bar: [["Undo", "undo", null, "d"], ["Play", "mode", "play", "p"], ["Edit", "mode", "edit", "t"]],
  panel: [],
  rules: { "S-2": ["A row rises", "Every card is higher than the one before it."] },
  look: null,
  compare: [],
  waiting: "Waiting",
  gone: "Gone",
  copy: "Copy",
  save: "Save",
  load: "Load",
  ...changes,
});

export function open(changes: Partial<SandboxView> = {}, traits: Partial<Traits> = {}) {
  const { frames } = small();
  const host = show(
    { frames: [frames[2]!], questions: [], predict: false, position: "a position", ack: {}, sandbox_view: view(changes), ...traits },
    sandbox,
  );
  const message = () => host.model.traits.action as { from: string; todo: Action[] } | undefined;
  return {
    ...host,
    /** What Python has not answered yet. */
    todo: () => message()?.todo ?? [],
    /** The same, as pairs of what is asked and its value. */
    asked: () => (message()?.todo ?? []).map(({ do: what, v }) => [what, v]),
    from: () => message()!.from,
    /** Python answers everything up to this number. */
    answer: (n: number) => host.model.receive({ ack: { [message()!.from]: n } }),
    look: (changed: Partial<SandboxView>) => host.model.receive({ sandbox_view: view(changed) }),
    fire: (node: EventTarget, type: string, init: object = {}) =>
      act(() => void node.dispatchEvent(Object.assign(new Event(type, { bubbles: true, cancelable: true }), init))),
  };
}

/** A sandbox with one block beside the table. */
export const openBlock = (block: Block, changes: Partial<SandboxView> = {}) => open({ panel: [block], ...changes });
