import { useLayoutEffect, useMemo } from "preact/hooks";
import type { Traits } from "./contract";
import { type Say, speak } from "./words";

/** The language shown, also told to the page so that a screen reader pronounces it; Python may ask for one it did not send. */
export function useLanguage({ words, lang: wanted }: Traits, root: HTMLElement): { lang: string; say: Say } {
  const lang = words[wanted] ? wanted : Object.keys(words)[0]!;
  const say = useMemo(() => speak(words[lang]!), [words, lang]);
  useLayoutEffect(() => {
    root.lang = lang;
  }, [lang]);
  return { lang, say };
}
