import type { Traits } from "./contract";
import type { Say } from "./words";

/** Language and predictions: choices about the lesson, not about the step. */
export function settings(traits: Traits, lang: string, say: Say, change: (changes: Partial<Traits>) => void) {
  const { words, view, questions, predict } = traits;
  const langs = view.langs.filter((code) => words[code]);
  return (
    <div class="ludo-settings">
      {questions.length > 0 && (
        <label class="ludo-switch">
          <input type="checkbox" role="switch" checked={predict} onChange={() => change({ predict: !predict })} />
          {say.ui("predict")}
        </label>
      )}
      {langs.length > 1 && (
        <select class="ludo-select" aria-label={say.ui("language")} value={lang} onChange={(event) => change({ lang: event.currentTarget.value })}>
          {langs.map((code) => <option value={code} lang={code}>{words[code]!.ui["language-name"] ?? code}</option>)}
        </select>
      )}
    </div>
  );
}
