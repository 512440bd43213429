/** Marks `root` with the host's theme and keeps following it. Returns how to stop. */
export function followTheme(root: HTMLElement): () => void {
  const system = matchMedia("(prefers-color-scheme: dark)");
  const update = () => {
    root.dataset.theme = (isHostDark() ?? isGroundDark(root) ?? system.matches) ? "dark" : "light";
  };
  const observer = new MutationObserver(update);
  for (const node of [document.body, document.documentElement]) observer.observe(node, { attributes: true });
  system.addEventListener("change", update);
  update();
  return () => {
    observer.disconnect();
    system.removeEventListener("change", update);
  };
}

/** What JupyterLab or VS Code say of themselves. */
function isHostDark(): boolean | undefined {
  const { dataset, className } = document.body;
  const told = `${dataset.jpThemeLight} ${className}`;
  if (/^false|\bvscode-(dark|high-contrast(?!-light))/.test(told)) return true;
  return /^true|\bvscode-/.test(told) ? false : undefined;
}

/** Is what lies behind the widget dark? Looks out of a shadow root (marimo draws in one) into the page around it. */
function isGroundDark(root: Element): boolean | undefined {
  for (let node: Element | null = root; node; node = node.parentElement ?? (node.getRootNode() as ShadowRoot).host) {
    const [red, green, blue, alpha = 1] = (getComputedStyle(node).backgroundColor.match(/[\d.]+/g) ?? []).map(Number);
    if (blue !== undefined && alpha >= 0.5) return red! + 2 * green! + blue < 512;
  }
  return undefined;
}
