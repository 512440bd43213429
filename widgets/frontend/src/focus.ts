import type { RefObject } from "preact";
import { useLayoutEffect } from "preact/hooks";

type Focusable = HTMLElement | SVGElement;

/**
 * Focus that was inside `within` before drawing is inside afterwards: a node that was only moved gets it back, else
 * what lies in its zone now, else a button of the same list, else `refuge`. Lost focus would hand the learner's next key to the notebook.
 */
export function useKeepFocus(within: RefObject<Element | null>, refuge: RefObject<Focusable | null>): void {
  const before = focused(within.current);
  const had = before && within.current!.contains(before) ? before : null;
  const list = had?.closest(".ludo-buttons");
  useLayoutEffect(() => {
    const now = focused(within.current);
    // Focus that somebody moved elsewhere on purpose is not lost.
    if (!had || (now && now !== document.body)) return;
    const there = `[tabindex="0"][data-zone="${had.dataset.zone}"]`;
    const inList = list?.isConnected ? list.querySelector<Focusable>("button") : null;
    const next = had.isConnected ? had : (within.current!.querySelector<Focusable>(there) ?? inList ?? refuge.current);
    next?.focus({ preventScroll: true });
  });
}

/** What has focus in the tree around `node`; that may be a shadow root, of which the document names only the host. */
function focused(node: Element | null): Focusable | null {
  return node && ((node.getRootNode() as Document | ShadowRoot).activeElement as HTMLElement | null);
}
