import { Icon, type IconName } from "../icons";
import type { Say } from "../words";
import type { Journey } from "./journey";

type Props = {
  journey: Journey;
  say: Say;
  playing: boolean;
  play: () => void;
  stepName: string;
};

/** The player's bar under the table. Buttons at an end stay focusable, or the next key would go to the notebook. */
export function Controls({ journey, say, playing, play, stepName }: Props) {
  const { step, last, go } = journey;
  return (
    <div class="ludo-controls" role="group" aria-label={say.ui("controls")}>
      <Press icon="first" name={say.ui("first")} off={step === 0} act={() => go(0)} />
      <Press icon="back" name={say.ui("back")} off={step === 0} act={() => go(step - 1)} />
      <Press icon={playing ? "pause" : "play"} name={playing ? say.ui("pause") : say.ui("play")} off={last === 0} act={play} />
      <Press icon="forward" name={say.ui("forward")} off={step === last} act={() => go(step + 1)} strong />
      <Press icon="last" name={say.ui("last")} off={step === last} act={() => go(last)} />
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
    </div>
  );
}

type PressProps = { icon: IconName; name: string; off: boolean; act: () => void; strong?: boolean };

function Press({ icon, name, off, act, strong }: PressProps) {
  return (
    <button
      class={strong ? "ludo-button ludo-strong" : "ludo-button"}
      aria-label={name}
      title={name}
      aria-disabled={off}
      onClick={() => off || act()}
    >
      <Icon name={icon} />
    </button>
  );
}
