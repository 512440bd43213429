import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { useIdPrefix } from "./ids";
import { type Model, useEvents, write } from "./traits";

export type Action = { n: number; at: number; do: string; v: unknown };
export type Outbox = ReturnType<typeof useOutbox>;

/** Milliseconds without an answer after which the learner is told that Python is busy, and that it is gone. */
const LATE = [2_000, 10_000];

/** Asks what would happen; whatever else is sent is to be done. */
export const LOOK = "look";

/**
 * What the learner asks of Python: numbered and kept until it is acknowledged, because changes of a trait that are
 * under way together are merged. Python does what has a higher number than the last it did for this view.
 */
export function useOutbox(model: Model) {
  const view = useIdPrefix();
  const box = useRef({ n: 0, todo: [] as Action[], timers: [] as ReturnType<typeof setTimeout>[] }).current;
  const [late, setLate] = useState(0);
  const [gone, setGone] = useState(false);

  const stop = () => box.timers.forEach(clearTimeout);
  const watch = () => {
    stop();
    box.timers = box.todo.length ? LATE.map((time, nth) => setTimeout(setLate, time, nth + 1)) : [];
  };
  const post = () => write(model, { action: { from: view, todo: box.todo } });
  useLayoutEffect(() => stop, []);

  useEvents(model, ["change:ack"], () => {
    const answered = model.get("ack")[view] ?? 0;
    const left = box.todo.filter(({ n }) => n > answered);
    if (left.length < box.todo.length) {
      box.todo = left;
      setLate(0);
      watch();
    }
    // What another view wrote in between may have taken the place of the rest.
    if (left.length) post();
  });

  // Jupyter's widget manager sets `comm_live` to false and fires this, with the view as `this`; other hosts never
  // fire it. A page saved without a kernel starts without one and fires nothing: there is no news to tell.
  useEvents(model, ["comm_live_update"], function () {
    setGone(!this?.model?.comm_live);
  });

  const send = (act: string, v: unknown = null) => {
    const isFirst = !box.todo.length;
    // Of several questions only the last wants an answer.
    const kept = box.todo.filter((each) => each.do !== LOOK || act !== LOOK);
    box.todo = [...kept, { n: ++box.n, at: model.get("sandbox_view")?.at ?? 0, do: act, v }];
    // Who clicks again waits no less long.
    if (isFirst) watch();
    post();
  };
  return { send, isBusy: () => box.todo.length > 0, gone: gone || late > 1, late: late > 0 };
}
