import type { Frame } from "../contract";
import { sentence } from "../sentence";
import type { Say } from "../words";
import { Rules } from "./Rules";

/** What happened in this step, the figures behind it and the rules that decided. The live region outlasts its text. */
export function caption(frame: Frame | undefined, step: number, say: Say) {
  return (
    <div class="ludo-caption">
      <div aria-live="polite">
        {frame && <p class="ludo-said">{sentence(say.line(frame.c))}</p>}
        {frame?.d?.[0] && (
          <dl class="ludo-figures">
            {frame.d.map(([label, value]) => (
              <div>
                <dt>{sentence(say.line(label))}</dt>
                <dd>{sentence(say.line(value))}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      {frame && <Rules key={step} ids={frame.r} say={say} />}
    </div>
  );
}
