import { useLayoutEffect, useRef } from "preact/hooks";
import type { Option, Question } from "../contract";
import { sentence, spoken } from "../sentence";
import type { Say } from "../words";
import { icon } from "./icons";
import { Rules } from "./Rules";
import { isSolved } from "./stepping";

type Props = {
  question: Question;
  picked: number[];
  say: Say;
  pick: (option: number) => void;
  reveal: () => void;
};

/** Asks what will happen next; a wrong answer says why and may be followed by another. */
export function QuestionView({ question, picked, say, pick, reveal }: Props) {
  const group = useRef<HTMLDivElement>(null);
  // Focus waits beside the options, not on one: a held key must not answer.
  useLayoutEffect(() => group.current?.focus(), [question]);
  // Who answered on the table may not see the words below it.
  useLayoutEffect(() => group.current?.scrollIntoView({ block: "nearest" }), [picked.length]);
  const solved = isSolved(question, { [question.at]: picked });
  const latest = question.options[picked.at(-1) ?? -1];
  const ask = say.line(question.ask);
  return (
    <div class="ludo-question" ref={group} role="group" aria-label={`${say.ui("question")} ${spoken(ask)}`} tabindex={-1}>
      <p class="ludo-said">{sentence(ask)}</p>
      <ol class="ludo-options">
        {question.options.map((option, nth) => {
          const state = picked.includes(nth) ? verdict(option) : undefined;
          const shut = state || solved;
          return (
            <li>
              <button class="ludo-option" data-state={state} aria-pressed={!!state} aria-disabled={!!shut} onClick={() => shut || pick(nth)}>
                <span class="ludo-nth" aria-hidden>{nth + 1}</span>
                <span>{sentence(say.line(option.say))}</span>
                {state && icon(state)}
              </button>
            </li>
          );
        })}
      </ol>
      <div aria-live="polite">
        {latest && (
          <p class="ludo-feedback" data-state={verdict(latest)}>
            {icon(verdict(latest))}
            <span><b>{latest.right ? say.ui("right") : say.ui("wrong")}</b> {sentence(say.line(latest.why))}</span>
          </p>
        )}
      </div>
      {latest && <Rules ids={latest.r} say={say} />}
      <button class={solved ? "ludo-button ludo-strong" : "ludo-button"} onClick={reveal}>
        {solved ? say.ui("continue") : say.ui("show-me")}
      </button>
    </div>
  );
}

function verdict({ right }: Option) {
  return right ? "right" : "wrong";
}
