import { isShortcut } from "../keys";
import type { Journey } from "./journey";

/** These use the arrow keys themselves. */
const OWN_ARROWS = "input[type=range], select";

/** Keys that work wherever focus is inside the widget. */
export function pressKey(event: KeyboardEvent, { step, last, asked, go, pick }: Journey, play: () => void): void {
  const { key } = event;
  const target = event.target as Element;
  if (event.defaultPrevented || isShortcut(event) || target.matches(OWN_ARROWS)) return;
  const to = { ArrowRight: step + 1, ArrowLeft: step - 1, Home: 0, End: last }[key];
  if (asked && /^[1-9]$/.test(key)) pick(Number(key) - 1);
  else if (key === " " && target.closest(".ludo-board")) play();
  else if (to !== undefined) go(to);
  else return;
  event.preventDefault();
}
