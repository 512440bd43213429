import { useState } from "preact/hooks";
import type { Placed } from "./pieces";

/** One tab stop to a zone; up and down walk its pieces. */
export function useRoving(pieces: Placed[], nodes: Map<number, SVGGElement>) {
  const [stops, setStops] = useState<Record<number, number>>({});
  const inZone = (zone: number) => pieces.filter((piece) => piece.zone === zone);
  const pieceOf = (node: EventTarget | null) => pieces.find((piece) => nodes.get(piece.sprite) === node);

  const enter = (node: EventTarget | null) => {
    const piece = pieceOf(node);
    if (piece) setStops({ ...stops, [piece.zone]: piece.sprite });
  };

  /** True when the key walked, or bumped against the end of its zone. */
  const move = ({ key, target }: KeyboardEvent): boolean => {
    const onward = { ArrowDown: 1, ArrowUp: -1 }[key];
    const piece = pieceOf(target);
    if (!onward || !piece) return false;
    const here = inZone(piece.zone);
    const next = here[here.indexOf(piece) + onward];
    if (next) nodes.get(next.sprite)?.focus();
    return true;
  };

  const isTabStop = ({ zone, sprite }: Placed): boolean => {
    const here = inZone(zone);
    return (here.find((piece) => piece.sprite === stops[zone]) ?? here[0])?.sprite === sprite;
  };

  return { enter, move, isTabStop };
}
