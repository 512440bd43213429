/** The shapes that cross the border; widgets/contract/README.md says what they mean. */

export type Face = { w: number; h: number; svg: string };

export type ZoneSpec = {
  x: number;
  y: number;
  along?: "x" | "y";
  step: number;
  least?: number;
  room?: number;
  per?: number;
  line?: number;
  scale?: number;
  size: [w: number, h: number];
  box?: [x: number, y: number, w: number, h: number] | null;
  label?: [x: number, y: number, anchor: "start" | "middle" | "end", room?: number] | null;
};

export type Layout = { w: number; h: number; zones: (ZoneSpec | null)[] };
export type LayoutName = "narrow" | "wide" | "stage";
/** The `count` zones after the zone `on` lie on it as a grid of `per` columns, each with room for one piece. */
export type Grid = { on: number; count: number; per: number };
export type Scene = { faces: Face[]; zones: string[]; layouts: Record<LayoutName, Layout>; grids?: Grid[] };

/** A place in `words[lang].lines`; in a sandbox, where sentences are new each time, the sentence itself. */
export type Line = number | string;

export type Piece = [sprite: number, face: number, zone: number, index: number, marks?: string];
export type ZoneLabel = [zone: number, line: Line, marks?: string];

export type Frame = {
  p: Piece[];
  n: ZoneLabel[];
  c: Line;
  t: Line;
  a: Line;
  r: string[];
  k: string;
  d?: [label: Line, value: Line][];
};

export type Words = {
  lines: string[];
  ui: Record<string, string>;
  faces: Line[];
  zones: Line[];
  rules: Record<string, [title: string, wording: string]>;
};

export type Option = { say: Line; right: boolean; why: Line; r: string[]; z?: number; s?: number };
export type Question = { at: number; ask: Line; options: Option[] };
export type View = { title: Line; langs: string[]; cover: number; layout: "auto" | LayoutName };
export type Answers = Record<string, number[]>;

/**
 * `[label, action, value, flags]`; flags: `p` pressed, `t` not pressed, `d` disabled, `s` strong, `v` can be previewed.
 * A name is said instead of a label too short to be understood alone; without an action it is a heading of what follows.
 */
export type Button = [label: string, act: string, v: unknown, flags: string, name?: string];
export type Choice = [value: unknown, label: string];
export type Setting = [label: string, name: string, value: unknown, choices: Choice[] | "text" | "number"];
export type Spare = [face: number, count: number, piece: string, flags: string];
export type Typed = [act: string, text: string, label: string, submit: string, rows: number, hint: string];

/** A part of what stands beside the table of a sandbox: heading, and whatever it holds. */
export type Block = {
  h?: string;
  /** Can be folded; 0: folded at first. */
  o?: 0 | 1;
  /** What it is, as a style hook; `look`: here a preview is told; `keep`: a text to take away. */
  k?: string;
  l?: [line: string, rules: string[]][];
  t?: Typed;
  p?: Spare[];
  b?: Button[];
  f?: Setting[];
};

export type SandboxView = {
  at: number;
  edit: boolean;
  bar: Button[];
  panel: Block[];
  rules: Words["rules"];
  look: { l: string[]; g: [face: number, zone: number, index: number][] } | null;
  compare: { t: string; s: string[]; f: Frame | null }[];
} & Record<"waiting" | "gone" | "copy" | "save" | "load", string>;

export type Traits = {
  sandbox_view: SandboxView | Record<string, never>;
  position: string;
  action: unknown;
  ack: Record<string, number>;
  scene: Scene;
  frames: Frame[];
  words: Record<string, Words>;
  questions: Question[];
  view: View;
  step: number;
  lang: string;
  predict: boolean;
  answers: Answers;
  seen: number;
};
