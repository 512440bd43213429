import { execFileSync } from "node:child_process";
import { readFileSync, statSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { frontend } from "./host";

const LIMIT = 40_000;
const built = (name: string) => frontend(`../ludoteca/static/${name}`);

describe("the built table", () => {
  beforeAll(() => {
    execFileSync(process.execPath, ["build.mjs"], { cwd: frontend("") });
  });

  it.each(["table.js", "sandbox.js"])("is small: every widget in a notebook carries its own copy (%s)", (module) => {
    expect(statSync(built(module)).size + statSync(built("table.css")).size).toBeLessThanOrEqual(LIMIT);
  });

  it.each(["table.js", "sandbox.js"])("asks the network for nothing (%s)", (module) => {
    const text = readFileSync(built(module), "utf8") + readFileSync(built("table.css"), "utf8");
    const addresses = text.match(/https?:\/\/[\w./]+/g) ?? [];
    // Names of XML languages look like addresses and are never fetched.
    expect(addresses.filter((address) => !address.startsWith("http://www.w3.org/"))).toEqual([]);
    expect(text).not.toMatch(/@import|\burl\(|\bimport\(|fetch\(/);
  });
});
