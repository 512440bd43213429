import type { ComponentChildren } from "preact";
import type { Traits } from "./contract";
import type { Say } from "./words";

/** Language and whatever else is a choice about the lesson, not about the step. */
export function settings(traits: Traits, lang: string, say: Say, change: (changes: Partial<Traits>) => void, more: ComponentChildren) {
  const { words, view } = traits;
  const langs = view.langs.filter((code) => words[code]);
  return (
    <div class="ludo-settings">
      {more}
      {langs.length > 1 && (
        <select class="ludo-select" aria-label={say.ui("language")} value={lang} onChange={(event) => change({ lang: event.currentTarget.value })}>
          {langs.map((code) => <option value={code} lang={code}>{words[code]!.ui["language-name"] ?? code}</option>)}
        </select>
      )}
    </div>
  );
}
