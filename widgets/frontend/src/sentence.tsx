const DOT = /\[\[(\d)\]\]/g;

/** A dot with the word before it, which it must not leave at the end of a line. */
const DOTTED = /([^\s[]*\s?)\[\[(\d)\]\]/;

/** A line with its dots, `[[1]]` in the text. The sentence reads well without them, so they are not spoken. */
export function sentence(text: string) {
  // Splitting keeps what it splits at: text, word, digit, text, word, digit, ..., text.
  return text.split(DOTTED).map((part, nth, parts) =>
    nth % 3 === 2
      ? <span class="ludo-keep">{parts[nth - 1]}<span class="ludo-dot" aria-hidden>{part}</span></span>
      : nth % 3 === 0 && part,
  );
}

export function spoken(text: string): string {
  return text.replace(DOT, "");
}
