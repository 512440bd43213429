import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Layout } from "../contract";
import { transformOf, type Placed } from "./pieces";

const DURATION = 300;
const EASE = "cubic-bezier(0.3, 0, 0.2, 1)";

type Flight = { layout: Layout; from: Placed[]; to: Placed[] };
export type Motion = { moving: Set<number>; leaving: Placed[] };

const STILL: Motion = { moving: new Set(), leaving: [] };

/**
 * Lets pieces travel from where they were drawn last. What travels is drawn above the rest until it has arrived, so
 * nodes change their order in the document; that would cut a CSS transition short, therefore each journey is an
 * animation started after the new order stands.
 */
export function useMotion(layout: Layout, to: Placed[], nodes: Map<number, SVGGElement>): Motion {
  const flight = useRef<Flight>({ layout, from: to, to });
  const [arrived, setArrived] = useState(to);
  if (flight.current.to !== to) {
    // Another layout is another table: nothing travels between the two.
    flight.current = { layout, from: flight.current.layout === layout ? flight.current.to : to, to };
  }
  const { from } = flight.current;
  useLayoutEffect(() => {
    if (from !== to && !calm()) animateAll(from, to, nodes);
    const timer = setTimeout(() => setArrived(to), DURATION);
    return () => clearTimeout(timer);
  }, [to]);
  return arrived === to || from === to ? STILL : difference(from, to);
}

function calm(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

function difference(from: Placed[], to: Placed[]): Motion {
  const before = bySprite(from);
  const after = bySprite(to);
  const moved = to.filter((piece) => {
    const old = before.get(piece.sprite);
    return old && transformOf(old) !== transformOf(piece);
  });
  return {
    moving: new Set(moved.map((piece) => piece.sprite)),
    leaving: from.filter((piece) => !after.has(piece.sprite)),
  };
}

function bySprite(pieces: Placed[]): Map<number, Placed> {
  return new Map(pieces.map((piece) => [piece.sprite, piece]));
}

function animateAll(from: Placed[], to: Placed[], nodes: Map<number, SVGGElement>): void {
  const before = bySprite(from);
  for (const piece of to) {
    const node = nodes.get(piece.sprite);
    if (node?.animate) animate(node, before.get(piece.sprite), piece);
  }
}

function animate(node: SVGGElement, old: Placed | undefined, piece: Placed): void {
  const timing = { duration: DURATION, easing: EASE };
  if (!old) {
    node.animate([{ opacity: 0 }, { opacity: 1 }], timing);
    return;
  }
  if (old.face !== piece.face) {
    node.querySelector("use")?.animate([{ transform: "scaleX(0.05)" }, { transform: "scaleX(1)" }], timing);
  }
  if (transformOf(old) === transformOf(piece)) return;
  // A piece still under way goes on from where it is; the older journey ends first and is outranked meanwhile.
  const start = node.getAnimations().length ? getComputedStyle(node).transform : transformOf(old);
  node.animate([{ transform: start }, { transform: transformOf(piece) }], timing);
}
