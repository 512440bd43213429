import type { RenderProps } from "@anywidget/types";
import { render as draw } from "preact";
import type { Traits } from "./contract";
import { followTheme } from "./theme";
import { Walkthrough } from "./walkthrough/Walkthrough";

/** What anywidget calls for every view. The returned function takes all of it away again. */
function render({ model, el }: RenderProps<Traits>): () => void {
  const root = document.createElement("div");
  root.className = "ludo";
  // Lumino's command registry looks for this before it lets a key act on the notebook.
  root.dataset.lmSuppressShortcuts = "true";
  // It asks the element with the focus first, and Notebook 7 does so before the widget hears of the key.
  root.addEventListener("focusin", ({ target }) => ((target as HTMLElement).dataset.lmSuppressShortcuts = "true"));
  el.append(root);
  const unfollow = followTheme(root);
  draw(<Walkthrough model={model} root={root} />, root);
  return () => {
    draw(null, root);
    unfollow();
    root.remove();
  };
}

export default { render };
