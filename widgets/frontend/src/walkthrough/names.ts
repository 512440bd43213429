import type { Traits } from "../contract";
import type { Say } from "../words";
import type { Journey } from "./journey";
import { questionBetween } from "./stepping";

export type StepNames = { count: string; current: string; list: string[] };

/** Names of the steps. Those behind an open question stay unsaid: a title would give the answer away. */
export function stepNames(traits: Traits, { step, asked }: Journey, say: Say): StepNames {
  const { frames } = traits;
  const steps = frames.length - 1;
  const hidden = asked?.at ?? questionBetween(traits, step, steps)?.at ?? Infinity;
  const countOf = (nth: number) => (nth === 0 ? say.ui("start") : say.ui("step-of", { step: nth, steps }));
  const titleOf = (nth: number) => (nth >= hidden ? "" : say.line(frames[nth]?.t));
  return {
    count: countOf(step),
    current: [countOf(step), titleOf(step)].filter(Boolean).join(": "),
    list: frames.map((_, nth) => titleOf(nth) || countOf(nth)),
  };
}
