/**
 * Keeps the notebook's own keys (a, b, x, dd, Enter ...) from acting while focus is in the widget.
 * Tab stays natural; Escape leads out to whatever holds the widget.
 */
export function containKey(event: KeyboardEvent): void {
  if (event.key === "Escape") leave(event.currentTarget as Element, event.target as HTMLElement);
  else if (event.key !== "Tab") event.stopPropagation();
}

function leave(widget: Element, focused: HTMLElement): void {
  focused.blur();
  // Out of a shadow root (marimo draws in one) its host leads on; a document has none.
  const { host } = widget.getRootNode() as ShadowRoot;
  (host ?? widget).closest<HTMLElement>("[tabindex]")?.focus({ preventScroll: true });
}

/** Such keys belong to the browser: Alt and an arrow, for one, leads to the page before. */
export function isShortcut({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return ctrlKey || metaKey || altKey;
}
