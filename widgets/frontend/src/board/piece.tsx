import type { Say } from "../words";
import { faceOf } from "./faces";
import type { Placed } from "./pieces";

const SPOKEN = ["mark-h", "mark-m", "mark-o", "mark-x", "mark-f"] as const;

type Details = {
  /** Prefix of the ids inside. */
  id: string;
  beat: number;
  /** Enter or a click picks it, or its zone. */
  choice: boolean;
  tabStop: boolean;
  say: Say;
  hold: (node: SVGGElement | null) => void;
};

/** A piece; or an empty place, of which only the ring of focus is ever seen. */
export function pieceOf(piece: Placed, { id, beat, choice, tabStop, say, hold }: Details) {
  const { sprite, face, zone, w, h, at } = piece;
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
      {/* What has the focus is a tab stop; an empty place is nothing else. */}
      {(tabStop || face < 0) && <rect class="ludo-focus" x="-6" y="-6" width={w + 12} height={h + 12} rx="10" />}
      {faceOf(piece, id, beat)}
    </g>
  );
}

/** Face and place (in a grid the place first), and what the outlines say to those who see them. */
function nameOf({ face, zone, per, index, count, marks }: Placed, say: Say): string {
  const key = face < 0 ? "free" : per ? "in-grid" : "piece";
  const name = say.ui(key, { face: say.face(face), zone: say.zone(zone), place: index + 1, count });
  const spoken = SPOKEN.filter((key) => marks.includes(key.at(-1)!)).map((key) => say.ui(key));
  return [name, ...spoken].join(", ");
}

/** Drawn where a piece would come to lie; it lies elsewhere. */
export function isGhost(marks: string): boolean {
  return marks === "g";
}

/** A piece that is not there: it is gone from the table and fades, or would come to lie there. */
export function shadowOf(piece: Placed, id: string) {
  return (
    <g key={piece.sprite} class={isGhost(piece.marks) ? "ludo-faint" : "ludo-leaving"} style={{ transform: piece.at }}>
      {faceOf(piece, id)}
    </g>
  );
}
