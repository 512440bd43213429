import type { RenderProps } from "@anywidget/types";
import { type ComponentType, render as draw } from "preact";
import type { Traits } from "./contract";
import { type Outbox, useOutbox } from "./outbox";
import { followTheme } from "./theme";
import { type Model, useTraits } from "./traits";

export type ViewProps = { model: Model; traits: Traits; root: HTMLElement; outbox: Outbox };

/** What anywidget calls for every view; `style` is what only this kind of view needs. The returned function takes all of it away again. */
export function mount(View: ComponentType<ViewProps>, style = "") {
  const Root = ({ model, root }: { model: Model; root: HTMLElement }) => (
    <View {...{ model, root, traits: useTraits(model), outbox: useOutbox(model) }} />
  );
  return ({ model, el }: RenderProps<Traits>): (() => void) => {
    const root = document.createElement("div");
    root.className = "ludo";
    // Lumino's command registry looks for this before it lets a key act on the notebook.
    root.dataset.lmSuppressShortcuts = "true";
    // It asks the element with the focus first, and Notebook 7 does so before the widget hears of the key.
    root.addEventListener("focusin", ({ target }) => {
      el.dataset.focused = (target as HTMLElement).dataset.lmSuppressShortcuts = "true";
    });
    el.append(root);
    const unfollow = followTheme(root);
    draw(<><style>{style}</style><Root {...{ model, root }} /></>, root);
    // One kind of view takes over the focus of another: lost, the next key would go to the notebook.
    if (el.dataset.focused && document.activeElement === document.body) {
      root.querySelector<SVGElement>(".ludo-board")?.focus({ preventScroll: true });
    }
    return () => {
      draw(null, root);
      unfollow();
      root.remove();
    };
  };
}
