import { useState } from "preact/hooks";
import { Icon } from "../icons";
import type { Say } from "../words";

/** The rules that decided; each opens its wording. */
export function Rules({ ids, say }: { ids: string[]; say: Say }) {
  const [open, setOpen] = useState<string>();
  if (!ids.length) return null;
  return (
    <div class="ludo-rules" role="group" aria-label={say.ui("rules")}>
      {ids.map((id) => (
        <button
          key={id}
          class="ludo-rule"
          aria-expanded={open === id}
          onClick={() => setOpen(open === id ? undefined : id)}
        >
          <b>{id}</b> {say.rule(id)[0]}
          <Icon name="open" />
        </button>
      ))}
      {open && ids.includes(open) && <p class="ludo-wording">{say.rule(open)[1]}</p>}
    </div>
  );
}
