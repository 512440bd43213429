import type { RefObject } from "preact";
import { useMemo, useRef } from "preact/hooks";
import type { Frame, Layout, Scene } from "../contract";
import { useKeepFocus } from "../focus";
import type { Say } from "../words";
import { symbols } from "./faces";
import { marks } from "./marks";
import { useMotion } from "./motion";
import { leavingPiece, pieceOf } from "./piece";
import { placePieces } from "./pieces";
import { useRoving } from "./roving";
import { zones } from "./zones";

/** What may be picked on the table, and what to do when it is. */
export type Choices = { sprites: Set<number>; zones: Set<number>; pick: (sprite: number, zone: number) => void };

type Props = {
  scene: Scene;
  layout: Layout;
  frame: Frame;
  beat: number;
  say: Say;
  title: string;
  /** Prefix of the ids inside. */
  id: string;
  /** Width of the drawing on screen. */
  width: number;
  choices: Choices;
  svg: RefObject<SVGSVGElement | null>;
};

/** The table: faces as symbols, zones, and the pieces on them. Knows nothing of steps or games. */
export function Board({ scene, layout, frame, beat, say, title, id, width, choices, svg }: Props) {
  const nodes = useRef(new Map<number, SVGGElement>()).current;
  const pieces = useMemo(() => placePieces(scene, layout, frame), [scene, layout, frame]);
  const { isMoving, leaving } = useMotion(layout, pieces, nodes);
  const roving = useRoving(pieces, nodes);
  useKeepFocus(svg, svg);
  const px = layout.w / (width || layout.w);
  const order = [...pieces].sort((a, b) => +isMoving(a) - +isMoving(b));
  const pick = (target: EventTarget | null) => {
    const hit = (target as Element).closest<SVGElement>("[data-choice=true]");
    // A zone has no sprite; NaN is no sprite either.
    if (hit) choices.pick(Number(hit.dataset.sprite), Number(hit.dataset.zone));
    return hit;
  };

  return (
    <svg
      ref={svg}
      class="ludo-board"
      viewBox={`0 0 ${layout.w} ${layout.h}`}
      role="group"
      aria-label={title}
      aria-describedby={`${id}-about`}
      tabindex={-1}
      onPointerDown={(event) => {
        const node = (event.target as Element).closest<SVGElement>(".ludo-piece") ?? svg.current;
        node?.focus({ preventScroll: true });
      }}
      onClick={(event) => pick(event.target)}
      onFocusIn={(event) => roving.enter(event.target)}
      onKeyDown={(event) => {
        const used = event.key === "Enter" || event.key === " " ? pick(event.target) : roving.move(event);
        if (used) event.preventDefault();
      }}
    >
      <desc id={`${id}-about`}>{say.line(frame.a)}</desc>
      {symbols(scene, [...pieces, ...leaving], id)}
      {zones(layout, frame, pieces, choices.zones, say, px, id)}
      <g>{leaving.map((piece) => leavingPiece(piece, scene.faces[piece.face]!, id))}</g>
      <g>
        {order.map((piece) => pieceOf(piece, {
          id,
          beat,
          say,
          face: scene.faces[piece.face]!,
          choice: choices.sprites.has(piece.sprite) || choices.zones.has(piece.zone),
          tabStop: roving.isTabStop(piece),
          hold: (node) => void (node ? nodes.set(piece.sprite, node) : nodes.delete(piece.sprite)),
        }))}
      </g>
      {marks(layout, frame, pieces, choices.zones, px, beat)}
    </svg>
  );
}
