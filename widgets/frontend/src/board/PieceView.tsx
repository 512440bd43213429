import type { Face } from "../contract";
import type { Say } from "../words";
import { transformOf, type Placed } from "./pieces";

const SPOKEN = { m: "mark-m", o: "mark-o", x: "mark-x", f: "mark-f" };

type Props = {
  piece: Placed;
  /** The piece's marks and those a question adds. */
  marks: string;
  face: Face;
  href: string;
  id: string;
  /** Changes with every frame, so that a second refusal of the same piece shakes again. */
  beat: number;
  /** Enter or a click picks it, or its zone. */
  choice: boolean;
  tabStop: boolean;
  say: Say;
  hold: (node: SVGGElement | null) => void;
};

export function PieceView({ piece, marks, face, href, id, beat, choice, tabStop, say, hold }: Props) {
  const refused = marks.includes("x");
  return (
    <g
      id={id}
      ref={hold}
      class="ludo-piece"
      style={{ transform: transformOf(piece) }}
      role={choice ? "button" : "img"}
      aria-label={nameOf(piece, marks, say)}
      tabindex={tabStop ? 0 : -1}
      data-sprite={piece.sprite}
      data-zone={piece.zone}
      data-choice={choice}
    >
      <g key={refused ? beat : "calm"} class={refused ? "ludo-shake" : ""}>
        <rect class="ludo-focus" x="-6" y="-6" width={face.w + 12} height={face.h + 12} rx="10" />
        <use href={href} width={face.w} height={face.h} class={marks.includes("f") ? "ludo-faint" : ""} />
      </g>
    </g>
  );
}

/** Face and place, and what the outlines say to those who see them. */
function nameOf({ face, zone, index, count }: Placed, marks: string, say: Say): string {
  const name = say.ui("piece", { face: say.face(face), zone: say.zone(zone), place: index + 1, count });
  const spoken = Object.entries(SPOKEN).flatMap(([mark, key]) => (marks.includes(mark) ? say.ui(key) : []));
  return [name, ...spoken].join(", ");
}

/** A piece that is gone from the table and only fades. */
export function LeavingPiece({ piece, face, href }: Pick<Props, "piece" | "face" | "href">) {
  return (
    <g class="ludo-leaving" style={{ transform: transformOf(piece) }} aria-hidden="true">
      <use href={href} width={face.w} height={face.h} />
    </g>
  );
}
