import { useLayoutEffect, useMemo } from "preact/hooks";
import type { Traits } from "../contract";
import { useLanguage } from "../language";
import type { ViewProps } from "../mount";
import { Shell } from "../Shell";
import { write } from "../traits";
import { useAutoplay } from "./autoplay";
import { asking, choicesOf } from "./choices";
import { controls } from "./controls";
import { useJourney } from "./journey";
import { pressKey } from "./keyboard";
import { stepNames } from "./names";
import { Panel } from "./Panel";

/** Steps through ready-made frames: everything is here already, so no kernel is needed. */
export function Walkthrough({ model, traits, root, outbox }: ViewProps) {
  const ways = useJourney(model, traits);
  const { playing, play, stop } = useAutoplay(ways);
  const journey = { ...ways, go: (to: number) => (stop(), ways.go(to)) };
  const { step, asked } = journey;
  const { predict } = traits;
  const change = (changes: Partial<Traits>) => write(model, changes);

  const { lang, say } = useLanguage(traits, root);
  const names = stepNames(traits, journey, say);
  const frame = traits.frames[step];
  const choices = choicesOf(journey, traits.answers);
  const shown = useMemo(() => frame && (asked ? asking(frame, choices) : frame), [frame, asked, traits.answers]);

  useLayoutEffect(() => {
    if (step > traits.seen) write(model, { seen: step });
  }, [step]);

  if (!frame || !shown) return null;
  return (
    <Shell
      {...{ traits, lang, say, choices }}
      frame={shown}
      beat={step}
      kind=""
      change={change}
      more={traits.questions[0] && (
        <label class="ludo-switch">
          <input type="checkbox" role="switch" checked={predict} onChange={() => change({ predict: !predict })} />
          {say.ui("predict")}
        </label>
      )}
      press={(event) => pressKey(event, journey, play)}
      under={controls(journey, names.current, playing, play, say, outbox)}
      panel={(room) => <Panel {...{ traits, journey, names, frame, say, outbox, ...room }} />}
    />
  );
}
