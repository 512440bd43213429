import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { focused } from "./keys";

/**
 * Focus that was inside `within` before drawing is inside afterwards: a node that was only moved gets it back, else
 * `refuge` takes it. Lost focus would hand the learner's next key to the notebook.
 */
export function useKeepFocus(within: RefObject<Element | null>, refuge: RefObject<HTMLElement | SVGElement | null>): void {
  const before = useRef<HTMLElement | SVGElement | null>(null);
  before.current = within.current && focused(within.current);
  useLayoutEffect(() => {
    const had = before.current;
    if (!had || !within.current || !isLost(within.current)) return;
    (had.isConnected ? had : refuge.current)?.focus({ preventScroll: true });
  });
}

/** Focus that somebody moved elsewhere on purpose is not lost. */
function isLost(within: Element): boolean {
  const { activeElement } = within.getRootNode() as Document | ShadowRoot;
  return !activeElement || activeElement === document.body;
}
