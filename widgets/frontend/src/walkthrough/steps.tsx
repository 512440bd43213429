import type { Say } from "../words";

/** All steps by name; a click jumps. */
export function steps(names: string[], step: number, go: (step: number) => void, say: Say, startOpen: boolean) {
  return (
    <details class="ludo-steps" open={startOpen}>
      <summary>{say.ui("steps")}</summary>
      <ol>
        {names.map((name, nth) => (
          <li>
            <button class="ludo-step" aria-current={nth === step ? "step" : undefined} onClick={() => go(nth)}>
              <span class="ludo-nth" aria-hidden>{nth}</span>
              {name}
            </button>
          </li>
        ))}
      </ol>
    </details>
  );
}
