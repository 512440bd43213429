import { render, type RefObject } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";
import type { Frame } from "../contract";
import type { Say } from "../words";
import { Caption } from "./Caption";

/** Height of the tallest caption at this width and in this language, so that nothing below jumps. */
export function useReserve(place: RefObject<HTMLElement | null>, frames: Frame[], say: Say, width: number): number {
  const [height, setHeight] = useState(0);
  useLayoutEffect(() => {
    const node = place.current;
    if (node) setHeight(tallest(node, frames, say));
  }, [frames, say, width]);
  return height;
}

/** Lays all captions out once, invisible and so unheard, and takes them away again. */
function tallest(node: HTMLElement, frames: Frame[], say: Say): number {
  const trial = document.createElement("div");
  trial.className = "ludo-trial";
  node.append(trial);
  const captions = frames.map((frame, nth) => <Caption key={nth} frame={frame} step={nth} say={say} />);
  render(<>{captions}</>, trial);
  const height = Math.max(0, ...Array.from(trial.children, (child) => (child as HTMLElement).offsetHeight));
  render(null, trial);
  trial.remove();
  return height;
}
