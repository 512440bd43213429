import type { Block, Button, Scene, Setting, Spare, Typed } from "../contract";
import { sentence } from "../sentence";
import { Rules } from "../walkthrough/Rules";
import type { Say } from "../words";

export type Send = (act: string, v?: unknown) => void;
type Details = { send: Send; say: Say; scene: Scene; id: string; keep: Record<"copy" | "save" | "load", string> };

/** What Python puts beside the table: headings, sentences, texts, pieces, buttons, fields. */
export function blocks(panel: Block[], details: Details) {
  return panel.map(({ h, o, k = "", l, t, p, b, f }) => {
    const inside = [
      l?.map(([line, ids]) => <div><p>{sentence(line)}</p><Rules ids={ids} say={details.say} /></div>),
      t && text(t, k === "keep", details),
      p && palette(p, details),
      f && <div class="ludo-fields">{f.map((each) => field(each, details.send))}</div>,
      b?.[0] && <div class="ludo-buttons">{b.map((each) => button(each, details.send))}</div>,
    ];
    const look = `ludo-block ludo-${k}`;
    return o === undefined
      ? <section key={h} class={look} aria-label={h}>{h && <b>{h}</b>}{inside}</section>
      : <details key={h} class={look} open={!!o}><summary>{h}</summary>{inside}</details>;
  });
}

export function button([label, act, v, flags]: Button, send: Send) {
  const has = (flag: string) => flags.includes(flag);
  return (
    <button
      key={`${act} ${v}`}
      class={`ludo-button ${has("s") ? "ludo-strong" : ""}`}
      aria-pressed={has("p") || has("t") ? has("p") : undefined}
      aria-disabled={has("d")}
      data-look={has("v") ? v : undefined}
      onClick={() => has("d") || send(act, v)}
    >
      {label}
    </button>
  );
}

/** Drawn from its own text: what is typed here is nobody's until it is sent. */
function text([act, given, label, submit, rows, hint]: Typed, keep: boolean, { send, keep: words }: Details) {
  const area = (event: Event) => (event.currentTarget as Element).closest("form")!.querySelector("textarea")!;
  const copy = (event: Event) => {
    area(event).select();
    document.execCommand("copy");
  };
  const save = (event: Event) => {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([area(event).value]));
    link.download = "ludoteca.txt";
    link.click();
  };
  const submitted = (event: Event) => {
    event.preventDefault();
    if (act) send(act, area(event).value);
  };
  return (
    <form key={label} class="ludo-typed" onSubmit={submitted}>
      <label>
        {label}
        <textarea
          key={given}
          rows={rows}
          placeholder={hint}
          spellcheck={false}
          readOnly={!act}
          onKeyDown={(event) => event.key === "Enter" && rows < 2 && submitted(event)}
        >
          {given}
        </textarea>
      </label>
      <div class="ludo-buttons">
        {submit && <button class="ludo-button">{submit}</button>}
        {keep && <button class="ludo-button" type="button" onClick={copy}>{words.copy}</button>}
        {keep && <button class="ludo-button" type="button" onClick={save}>{words.save}</button>}
        {keep && act && (
          <label class="ludo-button ludo-file">
            {words.load}
            <input type="file" onChange={async (event) => send(act, await event.currentTarget.files![0]!.text())} />
          </label>
        )}
      </div>
    </form>
  );
}

/** One tab stop; the arrows lead along the pieces. */
function palette(spare: Spare[], { send, say, scene, id }: Details) {
  const walk = ({ key, target }: KeyboardEvent) => {
    const next = { ArrowRight: "nextElementSibling", ArrowLeft: "previousElementSibling" } as const;
    ((target as Element)[next[key as keyof typeof next]] as HTMLElement | null)?.focus();
  };
  return (
    <div class="ludo-palette" onKeyDown={walk}>
      {spare.map(([face, count, piece, flags], nth) => {
        const { w, h } = scene.faces[face]!;
        return (
          <button
            key={piece}
            data-piece={piece}
            tabindex={nth ? -1 : 0}
            aria-label={say.face(face) + (count > 1 ? ` × ${count}` : "")}
            aria-pressed={flags === "p"}
            onClick={() => send("take", piece)}
          >
            <svg viewBox={`0 0 ${w} ${h}`}><use href={`#${id}-f${face}`} width={w} height={h} /></svg>
            {count > 1 && `×${count}`}
          </button>
        );
      })}
    </div>
  );
}

function field([label, name, value, choices]: Setting, send: Send) {
  const set = (chosen: unknown) => send("set", [name, chosen]);
  return (
    <label key={name}>
      {label}
      {typeof choices === "string"
        ? (
          <input
            type={choices as "text"}
            value={value as string}
            onChange={({ currentTarget: { value: typed } }) => set(choices === "text" ? typed : Number(typed))}
          />
        )
        : (
          <select class="ludo-select" onChange={(event) => set(choices[event.currentTarget.selectedIndex]![0])}>
            {choices.map(([each, words]) => <option selected={each === value}>{words}</option>)}
          </select>
        )}
    </label>
  );
}
