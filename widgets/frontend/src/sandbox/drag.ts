/** So many pixels make a drag; less is a click that trembled. */
const FAR = 6;

/**
 * Lets what carries `data-grab` follow the mouse and says where it was let go. Fingers scroll the page: they tap and tap.
 * `px` is how many units of the piece's own drawing make one pixel.
 */
export function drag(event: PointerEvent, px: number, drop: (from: HTMLElement, to: Element | null) => void): void {
  const piece = (event.target as Element).closest<HTMLElement>("[data-sprite],[data-piece]");
  if (!piece || event.button || event.pointerType === "touch") return;
  const { clientX, clientY } = event;
  const { style } = piece;
  let far = false;
  const move = ({ clientX: x, clientY: y }: PointerEvent) => {
    far ||= Math.hypot(x - clientX, y - clientY) > FAR;
    if (!far) return;
    style.translate = `${(x - clientX) * px}px ${(y - clientY) * px}px`;
    style.pointerEvents = "none";
  };
  const end = ({ type, clientX: x, clientY: y }: PointerEvent) => {
    removeEventListener("pointermove", move);
    for (const last of ENDS) removeEventListener(last, end);
    const below = far && (piece.getRootNode() as Document).elementFromPoint(x, y);
    style.translate = style.pointerEvents = "";
    if (far && type === ENDS[0]) drop(piece, below || null);
  };
  addEventListener("pointermove", move);
  for (const last of ENDS) addEventListener(last, end);
}

const ENDS = ["pointerup", "pointercancel"] as const;
