import { readdirSync, readFileSync } from "node:fs";
import Ajv from "ajv/dist/2020.js";
import { describe, expect, it } from "vitest";
import { contract, frontend, readJson, small } from "./host";

const SCHEMAS = ["scene", "frame", "words", "question", "sandbox", "widget"];

describe("schemas", () => {
  const ajv = new Ajv({ strict: true, strictTuples: false, strictTypes: false, strictRequired: false });
  for (const name of SCHEMAS) ajv.addSchema(readJson(contract(`${name}.schema.json`)));
  const validate = ajv.getSchema("widget.schema.json")!;

  it.each(["small", "grid", "sandbox"])("accept the example %s", (name) => {
    validate(readJson(contract(`examples/${name}.json`)));
    expect(validate.errors).toBeNull();
  });
  it("refuse what they do not know", () => {
    expect(validate({ ...small(), colour: "red" })).toBe(false);
    expect(validate({ ...small(), step: -1 })).toBe(false);
    expect(validate(small({ scene: { ...small().scene, grids: [{ on: 0, count: 3 }] as never } }))).toBe(false);
  });
});

describe("strings of the interface", () => {
  const listed = Object.keys(readJson(frontend("ui-keys.json"))).sort();
  const sources = readdirSync(frontend("src/"), { recursive: true, encoding: "utf8" })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => readFileSync(frontend(`src/${path}`), "utf8"))
    .join("\n");

  // That every string in use is listed is seen by the type checker.
  it.each(listed)("%s is in use", (key) => {
    expect(sources).toContain(`"${key}"`);
  });
  it("are complete in the example, in every language", () => {
    for (const words of Object.values(small().words)) expect(Object.keys(words.ui).sort()).toEqual(listed);
  });
});

describe("palette", () => {
  const palette = readJson(contract("palette.json")) as Record<string, Record<string, string>>;
  const INKS = ["ink", "muted", "accent", "c1", "c2", "c3", "c4", "c5", "c6", "c7"];
  it.each(Object.keys(palette))("%s: everything written can be read", (theme) => {
    const colours = palette[theme]!;
    const pairs = INKS.flatMap((ink) => ["paper", "table"].map((ground) => [ink, ground]));
    for (const [ink, ground] of [...pairs, ["back-ink", "back"], ["on-accent", "accent"], ["ink", "soft"]]) {
      expect(contrast(colours[ink!]!, colours[ground!]!), `${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    }
  });
  it("has the same names in light and dark", () => {
    expect(Object.keys(palette.dark!)).toEqual(Object.keys(palette.light!));
  });
});

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const share = parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
