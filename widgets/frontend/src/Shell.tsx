import type { ComponentChildren, HTMLAttributes } from "preact";
import { useRef } from "preact/hooks";
import { Board, type Choices } from "./board/Board";
import type { Frame, Traits } from "./contract";
import { useKeepFocus } from "./focus";
import { useIdPrefix } from "./ids";
import { containKey } from "./keys";
import { layoutName } from "./layout";
import { settings } from "./settings";
import { useWidth } from "./size";
import type { Say } from "./words";

/** On a projector, dots and labels are drawn larger along with the text. */
const STAGE = 1.4;

/** From this width the words stand beside the table instead of below it. */
const BESIDE = 840;

type Props = {
  traits: Traits;
  lang: string;
  say: Say;
  frame: Frame;
  beat: number;
  choices: Choices;
  kind: string;
  /** Faces needed beside those that lie on the table. */
  faces?: number[];
  change: (changes: Partial<Traits>) => void;
  /** Settings beside the language. */
  more?: ComponentChildren;
  press: (event: KeyboardEvent) => void;
  /** What else happens anywhere in the widget and is listened to. */
  heed?: HTMLAttributes<HTMLDivElement>;
  under: ComponentChildren;
  panel: (room: { beside: boolean; width: number; id: string }) => ComponentChildren;
  /** What comes after all the rest. */
  below?: ComponentChildren;
};

/** What a walkthrough and a sandbox share: title and settings, the table, what stands under it and beside it. */
export function Shell({ traits, lang, say, frame, beat, choices, kind, faces, change, more, press, heed, under, panel, below }: Props) {
  const { scene, view } = traits;
  const whole = useRef<HTMLDivElement>(null);
  const table = useRef<HTMLDivElement>(null);
  const svg = useRef<SVGSVGElement>(null);
  const width = useWidth(whole, 800);
  const tableWidth = useWidth(table, width);
  useKeepFocus(whole, svg);
  const id = useIdPrefix();
  const name = layoutName(view, width);
  const layout = scene.layouts[name];
  const title = say.line(view.title);
  const beside = width >= BESIDE;
  return (
    <div
      {...heed}
      ref={whole}
      class={`ludo-walk ${kind}`}
      data-layout={name}
      data-beside={beside}
      data-kind={frame.k}
      onKeyDown={(event) => {
        press(event);
        containKey(event);
      }}
    >
      <div class="ludo-head">
        <div class="ludo-title">{title}</div>
        {settings(traits, lang, say, change, more)}
      </div>
      <div class="ludo-main">
        <div class="ludo-table" style={name === "stage" ? "" : `max-width:${layout.w * 1.5}px`}>
          <div ref={table}>
            <Board
              {...{ scene, layout, frame, beat, say, title, svg, id, choices, faces }}
              width={name === "stage" ? tableWidth / STAGE : tableWidth}
            />
          </div>
          {under}
        </div>
        {panel({ beside, width, id })}
      </div>
      {below}
    </div>
  );
}
