import { useState } from "preact/hooks";
import { drawn } from "../icons";
import type { Say } from "../words";

/** The rules that decided; each opens its wording. */
export function Rules({ ids, say }: { ids: string[]; say: Say }) {
  const [open, setOpen] = useState("");
  return ids.length > 0 && (
    <div class="ludo-rules" role="group" aria-label={say.ui("rules")}>
      {ids.map((id) => (
        <button class="ludo-rule" aria-expanded={open === id} onClick={() => setOpen(open === id ? "" : id)}>
          <b>{id}</b> {say.rule(id)[0]}
          {drawn("M7 10l5 5 5-5")}
        </button>
      ))}
      {ids.includes(open) && <p class="ludo-wording">{say.rule(open)[1]}</p>}
    </div>
  );
}
