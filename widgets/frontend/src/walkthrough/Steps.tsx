import type { Say } from "../words";

type Props = { names: string[]; step: number; go: (step: number) => void; say: Say; startOpen: boolean };

/** All steps by name; a click jumps. */
export function Steps({ names, step, go, say, startOpen }: Props) {
  return (
    <details class="ludo-steps" open={startOpen}>
      <summary>{say.ui("steps")}</summary>
      <ol>
        {names.map((name, nth) => (
          <li key={nth}>
            <button class="ludo-step" aria-current={nth === step ? "step" : undefined} onClick={() => go(nth)}>
              <span class="ludo-nth" aria-hidden="true">{nth}</span>
              {name}
            </button>
          </li>
        ))}
      </ol>
    </details>
  );
}
