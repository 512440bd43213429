import { useLayoutEffect, useRef } from "preact/hooks";
import type { Option, Question } from "../contract";
import { Icon } from "../icons";
import { Sentence, spoken } from "../Sentence";
import type { Say } from "../words";
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
      <p class="ludo-said"><Sentence text={ask} /></p>
      <ol class="ludo-options">
        {question.options.map((option, nth) => (
          <li key={nth}>
            <OptionButton {...{ option, nth, say }} picked={picked.includes(nth)} closed={solved} pick={() => pick(nth)} />
          </li>
        ))}
      </ol>
      <div aria-live="polite">{latest && <Feedback option={latest} say={say} />}</div>
      {latest && <Rules ids={latest.r} say={say} />}
      <button class={solved ? "ludo-button ludo-strong" : "ludo-button"} onClick={reveal}>
        {solved ? say.ui("continue") : say.ui("show-me")}
      </button>
    </div>
  );
}

type OptionProps = { option: Option; nth: number; picked: boolean; closed: boolean; say: Say; pick: () => void };

function OptionButton({ option, nth, picked, closed, say, pick }: OptionProps) {
  const state = picked ? (option.right ? "right" : "wrong") : undefined;
  const shut = picked || closed;
  return (
    <button class="ludo-option" data-state={state} aria-pressed={picked} aria-disabled={shut} onClick={() => shut || pick()}>
      <span class="ludo-nth" aria-hidden="true">{nth + 1}</span>
      <span><Sentence text={say.line(option.say)} /></span>
      {state && <Icon name={state} />}
    </button>
  );
}

function Feedback({ option, say }: { option: Option; say: Say }) {
  return (
    <p class="ludo-feedback" data-state={option.right ? "right" : "wrong"}>
      <Icon name={option.right ? "right" : "wrong"} />
      <span>
        <b>{option.right ? say.ui("right") : say.ui("wrong")}</b> <Sentence text={say.line(option.why)} />
      </span>
    </p>
  );
}
