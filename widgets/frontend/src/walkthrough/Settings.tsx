import type { Traits } from "../contract";
import type { Say } from "../words";
import type { Journey } from "./journey";

type Props = {
  traits: Traits;
  lang: string;
  journey: Journey;
  say: Say;
  setLang: (lang: string) => void;
};

/** Language and predictions: choices about the lesson, not about the step. */
export function Settings({ traits, lang, journey, say, setLang }: Props) {
  const { words, view, questions, predict } = traits;
  const langs = view.langs.filter((code) => words[code]);
  return (
    <div class="ludo-settings">
      {questions.length > 0 && (
        <label class="ludo-switch">
          <input type="checkbox" role="switch" checked={predict} onChange={() => journey.setPredict(!predict)} />
          {say.ui("predict")}
        </label>
      )}
      {langs.length > 1 && (
        <select class="ludo-select" aria-label={say.ui("language")} value={lang} onChange={(event) => setLang(event.currentTarget.value)}>
          {langs.map((code) => (
            <option key={code} value={code} lang={code}>{words[code]!.ui["language-name"] ?? code}</option>
          ))}
        </select>
      )}
    </div>
  );
}
