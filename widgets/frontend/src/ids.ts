import { useState } from "preact/hooks";

/** A prefix for ids. Two widgets share one document but not this module, so a counter would repeat itself. */
export function useIdPrefix(): string {
  return useState(() => `ludo-${Math.random().toString(36).slice(2, 10)}`)[0];
}
