import { useRef } from "preact/hooks";
import type { Frame, Traits } from "../contract";
import type { Say } from "../words";
import { Caption } from "./Caption";
import type { Journey } from "./journey";
import type { StepNames } from "./names";
import { QuestionView } from "./Question";
import { useReserve } from "./reserve";
import { Steps } from "./Steps";

type Props = {
  traits: Traits;
  journey: Journey;
  names: StepNames;
  frame: Frame;
  say: Say;
  beside: boolean;
  width: number;
  gone: boolean;
};

/** The words beside the table: what happened or what is asked, then the list of steps. */
export function Panel({ traits, journey, names, frame, say, beside, width, gone }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const reserved = useReserve(place, traits.frames, say, width);
  const { asked, step, go, pick, reveal } = journey;
  return (
    <div class="ludo-panel">
      <div class="ludo-count">{names.count}</div>
      <div ref={place} class="ludo-place" style={{ minHeight: `${reserved}px` }}>
        <Caption frame={asked ? undefined : frame} step={step} say={say} />
        {asked && <QuestionView question={asked} picked={traits.answers[asked.at] ?? []} {...{ say, pick, reveal }} />}
      </div>
      {gone && <p class="ludo-gone" role="status">{say.ui("python-gone")}</p>}
      <Steps names={names.list} {...{ step, say, go }} startOpen={beside} />
      {traits.predict && !asked && Object.keys(traits.answers).length > 0 && (
        <button class="ludo-button ludo-again" onClick={journey.askAgain}>{say.ui("ask-again")}</button>
      )}
    </div>
  );
}
