/**
 * Keeps the notebook's own keys (a, b, x, dd, Enter ...) from acting while focus is in the widget.
 * Tab stays natural; Escape leads out to whatever holds the widget.
 */
export function containKeys(root: HTMLElement): () => void {
  const contain = (event: KeyboardEvent) => {
    if (event.key === "Escape") leave(root);
    else if (event.key !== "Tab") event.stopPropagation();
  };
  root.addEventListener("keydown", contain);
  return () => root.removeEventListener("keydown", contain);
}

function leave(root: HTMLElement): void {
  focused(root)?.blur();
  const page = root.getRootNode();
  const outside = page instanceof ShadowRoot ? page.host : root.parentElement;
  outside?.closest<HTMLElement>("[tabindex]")?.focus({ preventScroll: true });
}

/** The element inside `root` that has focus; also inside a shadow root, where the document names only the host. */
export function focused(root: Element): HTMLElement | SVGElement | null {
  const { activeElement } = root.getRootNode() as Document | ShadowRoot;
  return activeElement && root.contains(activeElement) ? (activeElement as HTMLElement) : null;
}
