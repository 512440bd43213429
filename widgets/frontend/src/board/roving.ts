import { useState } from "preact/hooks";
import { isShortcut } from "../keys";
import type { Placed } from "./pieces";

/** One tab stop to a group; up and down walk its places, in a grid all arrows do. */
export function useRoving(places: Placed[], nodes: Map<number, SVGGElement>) {
  const [stops, setStops] = useState<Record<number, Placed>>({});
  const inGroup = (group: number) => places.filter((place) => place.group === group);
  const placeOf = (node: EventTarget | null) => places.find((place) => nodes.get(place.sprite) === node);

  const enter = (node: EventTarget | null) => {
    const place = placeOf(node);
    if (place) setStops({ ...stops, [place.group]: place });
  };

  /** True when the key walked, or bumped against the edge. */
  const move = (event: KeyboardEvent): boolean => {
    const place = placeOf(event.target);
    if (!place || isShortcut(event)) return false;
    const { group, per = 1 } = place;
    const here = inGroup(group);
    const nth = here.indexOf(place);
    const first = nth - (nth % per);
    const last = first + per - 1;
    const across = place.per && {
      ArrowLeft: nth > first ? nth - 1 : nth,
      ArrowRight: nth < last ? nth + 1 : nth,
      Home: first,
      End: last,
    };
    const to = { ArrowUp: nth - per, ArrowDown: nth + per, ...across }[event.key];
    nodes.get(here[to!]?.sprite!)?.focus();
    return to !== undefined;
  };

  /** Where focus was last: a piece, or a place of a grid, whatever lies there now. */
  const wasLast = ({ group, per, zone, sprite }: Placed): boolean =>
    per ? zone === stops[group]?.zone : sprite === stops[group]?.sprite;
  const stopOf: Placed[] = [];
  for (const place of places) {
    const first = (stopOf[place.group] ??= place);
    if (wasLast(place) && !wasLast(first)) stopOf[place.group] = place;
  }

  return { enter, move, isTabStop: (place: Placed) => place.group >= 0 && stopOf[place.group] === place };
}
