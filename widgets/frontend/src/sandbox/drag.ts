/** So many pixels make a drag; less is a click that trembled. */
const FAR = 6;

/**
 * Lets a piece follow the mouse and says where it was let go. Fingers scroll the page: they tap and tap.
 * `px` is how many units of the piece's own drawing make one pixel.
 */
export function drag(event: PointerEvent, px: number, drop: (from: HTMLElement, to: Element | null) => void): void {
  const piece = (event.target as Element).closest<HTMLElement>("[data-sprite],[data-piece]");
  if (!piece || event.button || event.pointerType === "touch") return;
  const { clientX, clientY } = event;
  const over = new AbortController();
  let held: HTMLElement | undefined;
  let [left, top] = [clientX, clientY];
  const follow = ({ type, clientX: x, clientY: y }: PointerEvent) => {
    if (!held && Math.hypot(x - clientX, y - clientY) > FAR) {
      held = piece.dataset.piece ? copied(piece) : piece;
      held.style.pointerEvents = "none";
      const [from, to] = [held, piece].map((each) => each.getBoundingClientRect());
      left -= to!.x - from!.x;
      top -= to!.y - from!.y;
    }
    if (held) held.style.translate = `${(x - left) * px}px ${(y - top) * px}px`;
    if (type === "pointermove") return;
    over.abort();
    if (!held) return;
    const below = (piece.getRootNode() as Document).elementFromPoint(x, y);
    if (held === piece) piece.style.translate = piece.style.pointerEvents = "";
    else held.remove();
    if (type === "pointerup") drop(piece, below);
  };
  for (const type of ["pointermove", "pointerup", "pointercancel"] as const) addEventListener(type, follow, over);
}

/** Of a piece in a list, which would cut it off, a copy that lies above all; where it would lie by itself differs from host to host. */
function copied(piece: HTMLElement): HTMLElement {
  const copy = piece.cloneNode(true) as HTMLElement;
  copy.style.position = "fixed";
  piece.closest(".ludo")!.append(copy);
  return copy;
}
