import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Layout } from "../contract";
import type { Placed } from "./pieces";

const TIMING = { duration: 300, easing: "cubic-bezier(0.3, 0, 0.2, 1)" };

/**
 * Lets pieces travel from where they were drawn last. What travels is drawn above the rest until it has arrived, so
 * nodes change their order in the document; that would cut a CSS transition short, therefore each journey is an
 * animation started after the new order stands.
 */
export function useMotion(layout: Layout, to: Placed[], nodes: Map<number, SVGGElement>) {
  const flight = useRef({ layout, from: to, to }).current;
  const [arrived, setArrived] = useState(to);
  if (flight.to !== to) {
    // Another layout is another table: nothing travels between the two.
    Object.assign(flight, { layout, from: flight.layout === layout ? flight.to : to, to });
  }
  const from = arrived === to ? to : flight.from;
  const here = new Set(to.map(({ sprite }) => sprite));
  const before = new Map(from.map((piece) => [piece.sprite, piece]));
  useLayoutEffect(() => {
    if (!matchMedia("(prefers-reduced-motion: reduce)").matches) {
      for (const piece of to) animate(nodes.get(piece.sprite), before.get(piece.sprite), piece, arrived === from);
    }
    const timer = setTimeout(() => setArrived(to), TIMING.duration);
    return () => clearTimeout(timer);
  }, [to]);
  return {
    isMoving: ({ sprite, zone }: Placed) => (before.get(sprite)?.zone ?? zone) !== zone,
    leaving: from.filter(({ sprite }) => sprite >= 0 && !here.has(sprite)),
  };
}

function animate(node: SVGGElement | undefined, old: Placed | undefined, { face, at }: Placed, landed: boolean): void {
  if (!node?.animate) return;
  if (!old) {
    node.animate({ opacity: [0, 1] }, TIMING);
    return;
  }
  if (old.face !== face) node.querySelector("use")!.animate({ transform: ["scaleX(0.05)", "scaleX(1)"] }, TIMING);
  if (old.at === at) return;
  // A piece still under way goes on from where it is; the older journey ends first and is outranked meanwhile.
  // To ask a node that lies still would lay out the page, once for every piece.
  const start = landed || !node.getAnimations().length ? old.at : getComputedStyle(node).transform;
  node.animate({ transform: [start, at] }, TIMING);
}
