type Theme = "light" | "dark";

/** Marks `root` with the host's theme and keeps following it. Returns how to stop. */
export function followTheme(root: HTMLElement): () => void {
  const update = () => (root.dataset.theme = hostTheme(root));
  const system = matchMedia("(prefers-color-scheme: dark)");
  const observer = new MutationObserver(update);
  for (const node of [document.body, document.documentElement]) {
    observer.observe(node, { attributes: true });
  }
  system.addEventListener("change", update);
  update();
  return () => {
    observer.disconnect();
    system.removeEventListener("change", update);
  };
}

/** What the host says of itself, else what lies behind the widget, else what the system prefers. */
function hostTheme(root: HTMLElement): Theme {
  const { body } = document;
  const told = body.dataset.jpThemeLight;
  if (told !== undefined) return told === "false" ? "dark" : "light";
  if (/\bvscode-(dark|high-contrast(?!-light))/.test(body.className)) return "dark";
  if (/\bvscode-/.test(body.className)) return "light";
  return groundTheme(root) ?? (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");
}

function groundTheme(root: HTMLElement): Theme | undefined {
  for (let node: Element | null = root.parentElement ?? hostOf(root); node; node = node.parentElement ?? hostOf(node)) {
    const [red, green, blue, alpha = 1] = (getComputedStyle(node).backgroundColor.match(/[\d.]+/g) ?? []).map(Number);
    if (blue === undefined || alpha < 0.5) continue;
    return 0.299 * red! + 0.587 * green! + 0.114 * blue < 128 ? "dark" : "light";
  }
  return undefined;
}

/** Out of a shadow root (marimo draws in one) into the page around it. */
function hostOf(node: Element): Element | null {
  const above = node.getRootNode();
  return above instanceof ShadowRoot ? above.host : null;
}
