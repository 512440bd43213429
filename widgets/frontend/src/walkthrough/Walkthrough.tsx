import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { Board } from "../board/Board";
import { useKeepFocus } from "../focus";
import { useIdPrefix } from "../ids";
import { containKey } from "../keys";
import { layoutName } from "../layout";
import { useWidth } from "../size";
import { type Model, usePythonGone, useTraits, write } from "../traits";
import { useAutoplay } from "./autoplay";
import { asking, choicesOf } from "./choices";
import { controls } from "./controls";
import { useJourney } from "./journey";
import { pressKey } from "./keyboard";
import { useLanguage } from "./language";
import { stepNames } from "./names";
import { Panel } from "./Panel";
import { settings } from "./settings";

/** On a projector, dots and labels are drawn larger along with the text. */
const STAGE = 1.4;

/** From this width the words stand beside the table instead of below it. */
const BESIDE = 840;

/** Steps through ready-made frames: everything is here already, so no kernel is needed. */
export function Walkthrough({ model, root }: { model: Model; root: HTMLElement }) {
  const traits = useTraits(model);
  const gone = usePythonGone(model);
  const ways = useJourney(model, traits);
  const { playing, play, stop } = useAutoplay(ways);
  const journey = { ...ways, go: (to: number) => (stop(), ways.go(to)) };

  const { lang, say } = useLanguage(traits, root);
  const whole = useRef<HTMLDivElement>(null);
  const table = useRef<HTMLDivElement>(null);
  const svg = useRef<SVGSVGElement>(null);
  const width = useWidth(whole, 800);
  const tableWidth = useWidth(table, width);
  useKeepFocus(whole, svg);
  const name = layoutName(traits.view, width);
  const layout = traits.scene.layouts[name];
  const names = stepNames(traits, journey, say);
  const frame = traits.frames[journey.step];
  const choices = choicesOf(journey, traits.answers);
  const { asked } = journey;
  const shown = useMemo(() => frame && (asked ? asking(frame, choices) : frame), [frame, asked, traits.answers]);

  const id = useIdPrefix();
  useLayoutEffect(() => {
    if (journey.step > traits.seen) write(model, { seen: journey.step });
  }, [journey.step]);

  if (!frame || !shown) return null;
  const title = say.line(traits.view.title);
  const beside = width >= BESIDE;
  return (
    <div
      ref={whole}
      class="ludo-walk"
      data-layout={name}
      data-beside={beside}
      data-kind={frame.k}
      onKeyDown={(event) => {
        pressKey(event, journey, play);
        containKey(event);
      }}
    >
      <div class="ludo-head">
        <div class="ludo-title">{title}</div>
        {settings(traits, lang, say, (changes) => write(model, changes))}
      </div>
      <div class="ludo-main">
        <div class="ludo-table" style={name === "stage" ? "" : `max-width:${layout.w * 1.5}px`}>
          <div ref={table}>
            <Board
              {...{ scene: traits.scene, layout, say, title, svg, id, choices }}
              frame={shown}
              beat={journey.step}
              width={name === "stage" ? tableWidth / STAGE : tableWidth}
            />
          </div>
          {controls(journey, names.current, playing, play, say)}
        </div>
        <Panel {...{ traits, journey, names, frame, say, beside, width, gone }} />
      </div>
    </div>
  );
}
