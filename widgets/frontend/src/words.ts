import type keys from "../ui-keys.json";
import type { Line, Words } from "./contract";

export type UiKey = keyof typeof keys;

export type Say = {
  line: (line: Line | undefined) => string;
  ui: (key: UiKey, values?: Record<string, string | number>) => string;
  rule: (id: string) => [title: string, wording: string];
  face: (face: number) => string;
  zone: (zone: number) => string;
};

/** Everything a view can say in one language. */
export function speak(words: Words): Say {
  const line = (at: Line | undefined) => (typeof at === "string" ? at : (words.lines[at!] ?? ""));
  return {
    line,
    // A missing string shows its key: wrong, but visible and still a name for a button.
    ui: (key, values) => fill(words.ui[key] ?? key, values),
    rule: (id) => words.rules[id] ?? ["", ""],
    face: (face) => line(words.faces[face]),
    zone: (zone) => line(words.zones[zone]),
  };
}

function fill(text: string, values: Record<string, string | number> = {}): string {
  return text.replace(/\{(\w+)\}/g, (whole, name) => String(values[name] ?? whole));
}
