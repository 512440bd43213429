import { useEffect } from "preact/hooks";
import type { Journey } from "./journey";

/** These use the arrow keys themselves. */
const OWN_ARROWS = "input[type=range], select";

/** Keys that work wherever focus is inside the widget. */
export function useKeyboard(root: HTMLElement, journey: Journey, play: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const target = event.target as Element;
      if (target.matches(OWN_ARROWS)) return;
      const act = action(event.key, target, journey, play);
      if (!act) return;
      event.preventDefault();
      act();
    };
    root.addEventListener("keydown", press);
    return () => root.removeEventListener("keydown", press);
  });
}

function action(key: string, target: Element, journey: Journey, play: () => void): (() => void) | undefined {
  const { step, last, asked, go, pick } = journey;
  if (asked && /^[1-9]$/.test(key)) return () => pick(Number(key) - 1);
  if (key === " ") return target.closest(".ludo-board") ? play : undefined;
  const ways: Record<string, () => void> = {
    ArrowRight: () => go(step + 1),
    ArrowLeft: () => go(step - 1),
    Home: () => go(0),
    End: () => go(last),
  };
  return ways[key];
}
