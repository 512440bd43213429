import { afterEach, expect, it } from "vitest";
import { show } from "./host";

let host: ReturnType<typeof show>;
afterEach(() => {
  host.close();
  document.body.removeAttribute("data-jp-theme-light");
  document.body.className = "";
  document.body.removeAttribute("style");
});

it("takes JupyterLab's word", () => {
  document.body.dataset.jpThemeLight = "false";
  host = show();
  expect(host.root.dataset.theme).toBe("dark");
});

it("follows a change", async () => {
  document.body.dataset.jpThemeLight = "true";
  host = show();
  expect(host.root.dataset.theme).toBe("light");
  document.body.dataset.jpThemeLight = "false";
  await new Promise((resolve) => setTimeout(resolve));
  expect(host.root.dataset.theme).toBe("dark");
});

it("reads the classes of VS Code", () => {
  document.body.className = "vscode-body vscode-dark";
  host = show();
  expect(host.root.dataset.theme).toBe("dark");
});

it("else looks at the ground behind it", () => {
  document.body.style.backgroundColor = "rgb(20, 20, 30)";
  host = show();
  expect(host.root.dataset.theme).toBe("dark");
});
