import type { RefObject } from "preact";
import { useMemo, useRef } from "preact/hooks";
import type { Frame, Layout, Scene } from "../contract";
import { useKeepFocus } from "../focus";
import type { Say } from "../words";
import { Faces } from "./Faces";
import { Marks, withChoice } from "./Marks";
import { useMotion } from "./motion";
import { LeavingPiece, PieceView } from "./PieceView";
import { placePieces } from "./pieces";
import { useRoving } from "./roving";
import { Zones } from "./Zones";

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
  const pieces = useMemo(() => placePieces(layout, frame), [layout, frame]);
  const { moving, leaving } = useMotion(layout, pieces, nodes);
  const roving = useRoving(pieces, nodes);
  useKeepFocus(svg, svg);
  const px = layout.w / (width || layout.w);
  const faceId = (face: number) => `${id}-f${face}`;
  const pieceId = (sprite: number) => `${id}-p${sprite}`;
  const order = [...pieces].sort((a, b) => +moving.has(a.sprite) - +moving.has(b.sprite));
  const pick = (target: EventTarget | null) => {
    const hit = (target as Element).closest<SVGElement>("[data-choice=true]");
    if (!hit) return false;
    // A zone has no sprite; NaN is no sprite either.
    choices.pick(Number(hit.dataset.sprite), Number(hit.dataset.zone));
    return true;
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
      <Faces scene={scene} pieces={[...pieces, ...leaving]} faceId={faceId} />
      <Zones {...{ layout, frame, pieces, say, px, pieceId }} choices={choices.zones} />
      <g>
        {leaving.map((piece) => (
          <LeavingPiece key={piece.sprite} piece={piece} face={scene.faces[piece.face]!} href={`#${faceId(piece.face)}`} />
        ))}
      </g>
      <g>
        {order.map((piece) => (
          <PieceView
            key={piece.sprite}
            {...{ piece, beat, say }}
            marks={withChoice(piece.marks, choices.sprites.has(piece.sprite))}
            face={scene.faces[piece.face]!}
            href={`#${faceId(piece.face)}`}
            id={pieceId(piece.sprite)}
            choice={choices.sprites.has(piece.sprite) || choices.zones.has(piece.zone)}
            tabStop={roving.isTabStop(piece)}
            hold={(node) => void (node ? nodes.set(piece.sprite, node) : nodes.delete(piece.sprite))}
          />
        ))}
      </g>
      <Marks key={beat} {...{ layout, frame, pieces, px, choices }} faces={scene.faces} />
    </svg>
  );
}
