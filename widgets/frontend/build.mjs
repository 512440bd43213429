// Bundles the table into one ES module and one style sheet, both small enough to travel inside a notebook.
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { build, transform } from "esbuild";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

const variables = (colours) => Object.entries(colours).map(([name, value]) => `--ludo-${name}:${value};`).join("");

/** The palette is shared with the Python side, which draws faces with the light colours as fallbacks. */
const palette = {
  name: "palette",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^palette$/ }, () => ({ path: "palette", namespace: "palette" }));
    onLoad({ filter: /.*/, namespace: "palette" }, async () => {
      const file = here("../contract/palette.json");
      const { light, dark } = JSON.parse(await readFile(file, "utf8"));
      const contents = `.ludo{${variables(light)}}.ludo[data-theme=dark]{${variables(dark)}}`;
      return { contents, loader: "css", watchFiles: [file] };
    });
  },
};

const target = "es2022";

/** A style sheet that travels inside a module. */
const inline = {
  name: "inline",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /\?inline$/ }, ({ path, resolveDir }) => ({ path: `${resolveDir}/${path.slice(0, -7)}`, namespace: "inline" }));
    onLoad({ filter: /.*/, namespace: "inline" }, async ({ path }) => {
      const { code } = await transform(await readFile(path, "utf8"), { loader: "css", minify: true, target });
      return { contents: code, loader: "text", watchFiles: [path] };
    });
  },
};

await build({
  entryPoints: { table: here("src/index.tsx"), sandbox: here("src/sandbox/index.tsx") },
  outdir: here("../ludoteca/static"),
  bundle: true,
  minify: true,
  format: "esm",
  target,
  legalComments: "none",
  // What Preact calls its own, bundled whole, needs no names; what others may look for keeps its name.
  mangleProps: /^__/,
  reserveProps: /^__(html|proto__)$/,
  // Shorter calls than the automatic runtime makes; tsconfig.json, which names that one, is for the type checker.
  jsx: "transform",
  jsxFactory: "jsxElement",
  jsxFragment: "jsxFragment",
  inject: [here("src/jsx.ts")],
  plugins: [inline],
  tsconfigRaw: {},
});

await build({
  entryPoints: { table: here("src/style/table.css") },
  outdir: here("../ludoteca/static"),
  bundle: true,
  minify: true,
  target,
  plugins: [palette],
});
