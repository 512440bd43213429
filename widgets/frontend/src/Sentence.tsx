const DOT = /\[\[(\d)\]\]/;

/** A line with its dots, `[[1]]` in the text. The sentence reads well without them, so they are not spoken. */
export function Sentence({ text }: { text: string }) {
  // Splitting keeps the digits it splits at, as every second part.
  const parts = text.split(DOT);
  return <>{parts.map((part, nth) => (nth % 2 ? <span class="ludo-dot" aria-hidden="true">{part}</span> : part))}</>;
}

export function spoken(text: string): string {
  return text.split(DOT).filter((_, nth) => nth % 2 === 0).join("");
}
