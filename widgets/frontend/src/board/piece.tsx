import type { Face } from "../contract";
import type { Say } from "../words";
import { faceOf } from "./faces";
import type { Placed } from "./pieces";

const SPOKEN = ["mark-m", "mark-o", "mark-x", "mark-f"] as const;

type Details = {
  face: Face;
  /** Prefix of the ids inside. */
  id: string;
  /** Changes with every frame, so that a second refusal of the same piece shakes again. */
  beat: number;
  /** Enter or a click picks it, or its zone. */
  choice: boolean;
  tabStop: boolean;
  say: Say;
  hold: (node: SVGGElement | null) => void;
};

export function pieceOf(piece: Placed, { face, id, beat, choice, tabStop, say, hold }: Details) {
  const { sprite, zone, marks, at } = piece;
  const refused = marks.includes("x");
  return (
    <g
      key={sprite}
      id={`${id}-p${sprite}`}
      ref={hold}
      class="ludo-piece"
      style={{ transform: at }}
      role={choice ? "button" : "img"}
      aria-label={nameOf(piece, say)}
      tabindex={tabStop ? 0 : -1}
      data-sprite={sprite}
      data-zone={zone}
      data-choice={choice}
    >
      <g key={refused ? beat : "calm"} class={refused ? "ludo-shake" : ""}>
        <rect class="ludo-focus" x="-6" y="-6" width={face.w + 12} height={face.h + 12} rx="10" />
        {faceOf(piece, face, id)}
      </g>
    </g>
  );
}

/** Face and place, and what the outlines say to those who see them. */
function nameOf({ face, zone, index, count, marks }: Placed, say: Say): string {
  const name = say.ui("piece", { face: say.face(face), zone: say.zone(zone), place: index + 1, count });
  const spoken = SPOKEN.filter((key) => marks.includes(key.at(-1)!)).map((key) => say.ui(key));
  return [name, ...spoken].join(", ");
}

/** A piece that is gone from the table and only fades. */
export function leavingPiece(piece: Placed, face: Face, id: string) {
  return (
    <g key={piece.sprite} class="ludo-leaving" style={{ transform: piece.at }} aria-hidden>
      {faceOf(piece, face, id)}
    </g>
  );
}
