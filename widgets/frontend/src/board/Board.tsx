import type { RefObject } from "preact";
import { useMemo, useRef } from "preact/hooks";
import type { Frame, Layout, Scene } from "../contract";
import { useKeepFocus } from "../focus";
import type { Say } from "../words";
import { symbols } from "./faces";
import { marks } from "./marks";
import { useMotion } from "./motion";
import { isGhost, pieceOf, shadowOf } from "./piece";
import { placePieces } from "./pieces";
import { useRoving } from "./roving";
import { zones } from "./zones";

/** What may be picked on the table, and what to do when it is. */
export type Choices = {
  sprites: Set<number>;
  zones: Set<number>;
  pick: (sprite: number, zone: number) => void;
  /** A pointer was pressed; `px` is how many units make one pixel. */
  grab?: (event: PointerEvent, px: number) => void;
};

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
  /** Faces needed by others who share these symbols. */
  faces?: number[] | undefined;
  svg: RefObject<SVGSVGElement | null>;
};

/** The table: faces as symbols, zones, and the pieces on them. Knows nothing of steps or games. */
export function Board({ scene, layout, frame, beat, say, title, id, width, choices, faces = [], svg }: Props) {
  const nodes = useRef(new Map<number, SVGGElement>()).current;
  const pieces = useMemo(() => placePieces(scene, layout, frame), [scene, layout, frame]);
  const { isMoving, leaving } = useMotion(layout, pieces, nodes);
  // An empty zone can be reached where it may be picked, and in a grid always.
  const places = pieces.filter(({ face, zone, per, marks }) => !isGhost(marks) && (face >= 0 || per || choices.zones.has(zone)));
  const roving = useRoving(places, nodes);
  useKeepFocus(svg, svg);
  const px = layout.w / (width || layout.w);
  const order = [...places].sort((a, b) => +isMoving(a) - +isMoving(b));
  const pick = (target: EventTarget | null) => {
    const { sprite, zone, choice } = (target as Element).closest<SVGElement>("[data-zone]")?.dataset ?? {};
    // A zone has no sprite; NaN is no sprite either.
    choices.pick(Number(sprite), Number(zone));
    return choice === "true";
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
        choices.grab?.(event, px);
      }}
      onClick={(event) => pick(event.target)}
      onFocusIn={(event) => roving.enter(event.target)}
      onKeyDown={(event) => {
        const used = event.key === "Enter" || event.key === " " ? pick(event.target) : roving.move(event);
        if (used) event.preventDefault();
      }}
    >
      <desc id={`${id}-about`}>{say.line(frame.a)}</desc>
      {symbols(scene, new Set([...pieces, ...leaving].map(({ face }) => face).concat(faces)), id)}
      {zones(layout, frame, places, choices.zones, say, px, id)}
      <g aria-hidden pointer-events="none">
        {[...leaving, ...pieces.filter(({ marks }) => isGhost(marks))].map((piece) => shadowOf(piece, id))}
      </g>
      <g>
        {order.map((place) => pieceOf(place, {
          id,
          beat,
          say,
          choice: choices.sprites.has(place.sprite) || choices.zones.has(place.zone),
          tabStop: roving.isTabStop(place),
          hold: (node) => void (node ? nodes.set(place.sprite, node) : nodes.delete(place.sprite)),
        }))}
      </g>
      {marks(layout, frame, pieces, px, beat)}
    </svg>
  );
}
