import type { Outbox } from "../outbox";
import type { Say } from "../words";
import { icon } from "./icons";
import type { Journey } from "./journey";

/** Buttons are named after their icons. */
type Act = "first" | "back" | "play" | "pause" | "forward" | "last";

/** The player's bar under the table. Buttons at an end stay focusable, or the next key would go to the notebook. */
export function controls({ step, last, go }: Journey, stepName: string, playing: boolean, play: () => void, say: Say, { send, gone }: Outbox) {
  const button = (name: Act, off: boolean, act: () => void, look = "") => (
    <button class={`ludo-button ${look}`} aria-label={say.ui(name)} title={say.ui(name)} aria-disabled={off} onClick={() => off || act()}>
      {icon(name)}
    </button>
  );
  return (
    <div class="ludo-controls" role="group" aria-label={say.ui("controls")}>
      {button("first", step === 0, () => go(0))}
      {button("back", step === 0, () => go(step - 1))}
      {button(playing ? "pause" : "play", last === 0, play)}
      {button("forward", step === last, () => go(step + 1), "ludo-strong")}
      {button("last", step === last, () => go(last))}
      <input
        class="ludo-slider"
        type="range"
        min="0"
        max={last}
        value={step}
        aria-label={say.ui("step")}
        aria-valuetext={stepName}
        onInput={(event) => {
          const slider = event.currentTarget;
          go(Number(slider.value));
          // A question may have held the journey back; the knob must not run ahead of it.
          slider.value = String(step);
        }}
      />
      {!gone && <button class="ludo-button ludo-text" onClick={() => send("what-if", step)}>{say.ui("what-if")}</button>}
    </div>
  );
}
