import { useRef } from "preact/hooks";
import type { Frame, Traits } from "../contract";
import type { Outbox } from "../outbox";
import type { Say } from "../words";
import { caption } from "./caption";
import type { Journey } from "./journey";
import type { StepNames } from "./names";
import { QuestionView } from "./Question";
import { useReserve } from "./reserve";
import { steps } from "./steps";

type Props = {
  traits: Traits;
  journey: Journey;
  names: StepNames;
  frame: Frame;
  say: Say;
  beside: boolean;
  width: number;
  outbox: Outbox;
};

/** The words beside the table: what happened or what is asked, then the list of steps. */
export function Panel({ traits, journey, names, frame, say, beside, width, outbox }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const minHeight = useReserve(place, traits.frames, say, width);
  const { asked, step, go, pick, reveal } = journey;
  return (
    <div class="ludo-panel">
      <div class="ludo-count">{names.count}</div>
      <div ref={place} class="ludo-place" style={`min-height:${minHeight}px`}>
        {caption(asked ? undefined : frame, step, say)}
        {asked && <QuestionView question={asked} picked={traits.answers[asked.at] ?? []} {...{ say, pick, reveal }} />}
      </div>
      {outbox.gone && <p class="ludo-note" role="status">{say.ui("python-gone")}</p>}
      {steps(names.list, step, go, say, beside)}
      {traits.predict && !asked && Object.keys(traits.answers).length > 0 && (
        <button class="ludo-button ludo-again" onClick={journey.askAgain}>{say.ui("ask-again")}</button>
      )}
    </div>
  );
}
