import { render, type RefObject } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";
import type { Frame } from "../contract";
import type { Say } from "../words";
import { caption } from "./caption";

/**
 * Height of the tallest caption at this width and in this language, so that nothing below jumps: all are laid out
 * once, invisible and so unheard, and taken away again.
 */
export function useReserve(place: RefObject<HTMLElement | null>, frames: Frame[], say: Say, width: number): number {
  const [height, setHeight] = useState(0);
  useLayoutEffect(() => {
    const trial = document.createElement("div");
    trial.className = "ludo-trial";
    place.current!.append(trial);
    render(frames.map((frame, nth) => caption(frame, nth, say)), trial);
    setHeight(Math.max(0, ...Array.from(trial.children, (child) => (child as HTMLElement).offsetHeight)));
    render(null, trial);
    trial.remove();
  }, [frames, say, width]);
  return height;
}
