import { useLayoutEffect, useRef } from "preact/hooks";
import type { ZoneSpec } from "../contract";

type Spot = NonNullable<ZoneSpec["label"]>;

const HEIGHT = 14;

/** Measures letters without laying out the page, which a move would have to wait for. */
const pen = document.createElement("canvas").getContext("2d");

/** One page, one font; to ask for it each time would style the page each time. */
let family = "";

/** The label of a zone, cut to the room it has. Only the browser knows how wide its letters are, so it is tried out. */
export function Label({ at, text, px }: { at: Spot; text: string; px: number }) {
  const ref = useRef<SVGTextElement>(null);
  const [x, y, anchor, room = Infinity] = at;
  const size = Math.max(HEIGHT, 12 * px);
  useLayoutEffect(() => {
    const node = ref.current!;
    let [shown, end] = [text, text.length];
    // No letter is wider than high: most labels fit and need no trial.
    if (pen && end * size > room) {
      family ||= getComputedStyle(node).fontFamily;
      pen.font = `700 ${size}px ${family}`;
      while (end && pen.measureText(shown).width > room) shown = `${text.slice(0, --end).trimEnd()}…`;
    }
    node.textContent = shown;
    if (shown === text) return;
    node.insertAdjacentHTML("beforeend", "<title></title>");
    node.lastChild!.textContent = text;
  }, [text, at, px]);
  return <text ref={ref} class="ludo-label" x={x} y={y} text-anchor={anchor} font-size={size} />;
}
