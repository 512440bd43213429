import { useState } from "preact/hooks";
import type { Question, Traits } from "../contract";
import { type Model, write } from "../traits";
import { isSolved, questionBetween } from "./stepping";

export type Journey = ReturnType<typeof useJourney>;

/** Where the learner stands, and the ways on from there. */
export function useJourney(model: Model, traits: Traits) {
  const { frames, questions, answers, predict, seen } = traits;
  const last = frames.length - 1;
  // Python may name a step for which it sent no frame.
  const within = (step: number) => Math.min(Math.max(0, step), last);
  const step = within(traits.step);
  // A question stays open after its answer, until the learner goes on; then its step is shown.
  const [open, setOpen] = useState<Question>();
  const asked = predict && open && open.at === step + 1 && questions.includes(open) ? open : undefined;

  const show = (to: number) => {
    setOpen(undefined);
    write(model, { step: to, seen: Math.max(seen, to) });
  };

  /** Goes to a step, or to the first unanswered question on the way. */
  const go = (target: number) => {
    const to = within(target);
    if (asked && to > step && answers[asked.at] === undefined) return;
    const stop = questionBetween(traits, step, to);
    show(stop ? stop.at - 1 : to);
    if (stop) setOpen(stop);
  };

  const pick = (option: number) => {
    const picked = (asked && answers[asked.at]) ?? [];
    if (!asked?.options[option] || picked.includes(option) || isSolved(asked, answers)) return;
    write(model, { answers: { ...answers, [asked.at]: [...picked, option] } });
  };

  /** Shows the step that was asked for; without any pick that is noted as an empty list. */
  const reveal = () => {
    if (!asked) return;
    write(model, { answers: { [asked.at]: [], ...answers } });
    show(asked.at);
  };

  const askAgain = () => {
    setOpen(undefined);
    write(model, { answers: {}, step: 0 });
  };

  return { step, last, asked, go, pick, reveal, askAgain };
}
