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
  label?: [x: number, y: number, anchor: "start" | "middle" | "end"] | null;
};

export type Layout = { w: number; h: number; zones: (ZoneSpec | null)[] };
export type LayoutName = "narrow" | "wide" | "stage";
export type Scene = { faces: Face[]; zones: string[]; layouts: Record<LayoutName, Layout> };

/** A place in `words[lang].lines`. */
export type Line = number;

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

export type Traits = {
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
