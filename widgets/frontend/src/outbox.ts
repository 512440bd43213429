import { useRef, useState } from "preact/hooks";
import { useIdPrefix } from "./ids";
import { type Model, useEvents, write } from "./traits";

export type Action = { n: number; at: number; do: string; v: unknown };
export type Outbox = ReturnType<typeof useOutbox>;

/** Milliseconds without an answer after which the learner is told that Python is busy, and that it is gone. */
const LATE = [2_000, 10_000];

/**
 * What the learner asks of Python: numbered and kept until it is acknowledged, because changes of a trait that are
 * under way together are merged. Python does what has a higher number than the last it did for this view.
 */
export function useOutbox(model: Model) {
  const view = useIdPrefix();
  const box = useRef({ n: 0, todo: [] as Action[], timers: [] as ReturnType<typeof setTimeout>[] }).current;
  const [late, setLate] = useState(0);
  const [gone, setGone] = useState(false);

  const watch = () => {
    box.timers.forEach(clearTimeout);
    box.timers = box.todo.length ? LATE.map((time, nth) => setTimeout(setLate, time, nth + 1)) : [];
  };
  const post = () => write(model, { action: { from: view, todo: box.todo } });

  useEvents(model, ["change:ack"], () => {
    const answered = model.get("ack")[view] ?? 0;
    const left = box.todo.filter(({ n }) => n > answered);
    if (left.length === box.todo.length) return;
    box.todo = left;
    setLate(0);
    watch();
    // What another view wrote in between may have taken the place of the rest.
    if (left.length) post();
  });

  // Jupyter's widget manager sets `comm_live` to false and fires this, with the view as `this`; other hosts never
  // fire it. A page saved without a kernel starts without one and fires nothing: there is no news to tell.
  useEvents(model, ["comm_live_update"], function () {
    setGone(!this?.model?.comm_live);
  });

  const send = (act: string, v: unknown = null, at = model.get("sandbox_view")?.at ?? 0) => {
    box.todo = [...box.todo, { n: ++box.n, at, do: act, v }];
    watch();
    post();
  };
  return { send, gone: gone || late > 1, late: late > 0 };
}
