import { useLayoutEffect, useRef } from "preact/hooks";
import type { Layout, ZoneSpec } from "../contract";

type Spot = NonNullable<ZoneSpec["label"]>;

const HEIGHT = 14;

/** The label of a zone, cut to the room it has. Only the browser knows how wide its letters are, so it is tried out. */
export function Label({ at, text, layout, px }: { at: Spot; text: string; layout: Layout; px: number }) {
  const ref = useRef<SVGTextElement>(null);
  const size = Math.max(HEIGHT, 12 * px);
  useLayoutEffect(() => {
    const node = ref.current!;
    const room = roomOf(at, layout);
    node.textContent = text;
    // What has no layout yet has no length. No letter is wider than high: most labels fit and need no trial.
    for (let end = text.length; end * size > room && node.getComputedTextLength?.() > room; end--) {
      node.textContent = `${text.slice(0, end - 1).trimEnd()}…`;
    }
    if (node.textContent === text) return;
    node.insertAdjacentHTML("beforeend", "<title></title>");
    node.lastChild!.textContent = text;
  }, [text, layout, px]);
  return <text ref={ref} class="ludo-label" x={at[0]} y={at[1]} text-anchor={at[2]} font-size={size} />;
}

/** How far a label can run before it meets another label, a piece or the edge. */
function roomOf([x, y, anchor]: Spot, { w, zones }: Layout): number {
  if (anchor !== "start") return w;
  const limits = zones.flatMap((zone) => {
    if (!zone) return [];
    const { label, size, scale = 1 } = zone;
    const depth = y - zone.y;
    return [
      ...(label && Math.abs(label[1] - y) < HEIGHT ? [label[0]] : []),
      ...(depth > 0 && depth < size[1] * scale + HEIGHT ? [zone.x] : []),
    ];
  });
  return Math.min(w, ...limits.filter((limit) => limit > x)) - x - 2;
}
