import type { AnyModel } from "@anywidget/types";
import { useLayoutEffect, useState } from "preact/hooks";
import type { Traits } from "./contract";

export type Model = AnyModel<Traits>;

const NAMES = [
  "scene", "frames", "words", "questions", "view", "step", "lang", "predict", "answers", "seen",
  "sandbox_view", "position", "ack",
] as const satisfies (keyof Traits)[];

/** All traits as they are now; drawn anew whenever Python, this view or another view changes one. */
export function useTraits(model: Model): Traits {
  const [, redraw] = useState({});
  useEvents(model, NAMES.map((name) => `change:${name}`), () => redraw({}));
  return Object.fromEntries(NAMES.map((name) => [name, model.get(name)])) as Traits;
}

type Heard = (this: { model?: { comm_live?: boolean } } | undefined) => void;

export function useEvents(model: Model, events: string[], heard: Heard): void {
  useLayoutEffect(() => {
    for (const event of events) model.on(event, heard);
    return () => {
      for (const event of events) model.off(event, heard);
    };
  }, [model]);
}

/** Sets traits here and in Python. Without a kernel only the first half happens, which is enough to go on. */
export function write(model: Model, changes: Partial<Traits>): void {
  for (const name of Object.keys(changes) as (keyof Traits)[]) {
    model.set(name, changes[name] as Traits[typeof name]);
  }
  try {
    model.save_changes();
  } catch {
    // A closed comm throws; the view keeps working on its own copy of the traits.
  }
}
