import type { Frame } from "../contract";
import { Sentence } from "../Sentence";
import type { Say } from "../words";
import { Rules } from "./Rules";

type Props = { frame: Frame | undefined; step: number; say: Say };

/** What happened in this step, the figures behind it and the rules that decided. The live region outlasts its text. */
export function Caption({ frame, step, say }: Props) {
  return (
    <div class="ludo-caption">
      <div aria-live="polite">
        {frame && <p class="ludo-said"><Sentence text={say.line(frame.c)} /></p>}
        {frame?.d?.length ? <Figures rows={frame.d} say={say} /> : null}
      </div>
      {frame && <Rules key={step} ids={frame.r} say={say} />}
    </div>
  );
}

function Figures({ rows, say }: { rows: [number, number][]; say: Say }) {
  return (
    <dl class="ludo-figures">
      {rows.map(([label, value], nth) => (
        <div key={nth}>
          <dt><Sentence text={say.line(label)} /></dt>
          <dd><Sentence text={say.line(value)} /></dd>
        </div>
      ))}
    </dl>
  );
}
