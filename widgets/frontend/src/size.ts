import type { RefObject } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";

/** Width of an element's own box, followed as it changes; `guess` until it is laid out. */
export function useWidth(ref: RefObject<HTMLElement | null>, guess: number): number {
  const [width, setWidth] = useState(guess);
  useLayoutEffect(() => {
    const node = ref.current;
    if (!node) return;
    // A hidden tab has no width; keep what was known.
    const measure = () => setWidth((known) => node.offsetWidth || known);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(node);
    return () => observer.disconnect();
  }, []);
  return width;
}
