import type { Block, Button, SandboxView, Scene, Setting, Spare, Typed } from "../contract";
import { sentence } from "../sentence";
import { Rules } from "../walkthrough/Rules";
import type { Say } from "../words";

export type Send = (act: string, v?: unknown) => void;
type Details = { send: Send; say: Say; scene: Scene; id: string; view: SandboxView };

/** A file is read so far; Python says that more is too much. */
const MOST_READ = 2e5;

/** What Python puts beside the table: headings, sentences, texts, pieces, buttons, fields. */
export function blocks(panel: Block[], details: Details) {
  const { look } = details.view;
  return panel.map(({ h, o, k, l, t, p, b, f }) => {
    const isLook = k === "look";
    const inside = [
      isLook && look && <div class="ludo-note">{look.l.map((line) => <p>{line}</p>)}</div>,
      l?.map(([line, ids]) => <div><p>{sentence(line)}</p><Rules ids={ids} say={details.say} /></div>),
      t && text(t, k === "keep", details),
      p && palette(p, details),
      f && <div class="ludo-fields">{f.map((each) => field(each, details.send))}</div>,
      b?.[0] && <div class="ludo-buttons">{b.map((each) => button(each, details.send))}</div>,
    ];
    const key = k === "keep" ? t![2] : k ?? h;
    const kind = `ludo-block ludo-block-${k}`;
    return o === undefined
      ? <section key={key} class={kind} aria-label={h} aria-live={isLook ? "polite" : "off"}>{h && <b>{h}</b>}{inside}</section>
      : <details key={key} class={kind} open={!!o}><summary>{h}</summary>{inside}</details>;
  });
}

/** A button; or, where there is nothing to do, the name of those that follow. */
export function button([label, act, v, flags, name]: Button, send: Send) {
  const has = (flag: string) => flags.includes(flag);
  return act
    ? (
      <button
        key={`${act} ${v}`}
        class={`ludo-button ${has("s") ? "ludo-strong" : ""}`}
        aria-label={name}
        aria-pressed={has("p") || has("t") ? has("p") : undefined}
        aria-disabled={has("d")}
        data-look={has("v") ? v : undefined}
        onClick={() => has("d") || send(act, v)}
      >
        {label}
      </button>
    )
    : <b>{label}</b>;
}

/** Drawn from its own text: what is typed here is nobody's until it is sent. */
function text([act, given, label, submit, rows, hint]: Typed, keep: boolean, { send, view }: Details) {
  /** The text is the first thing in its form. */
  const area = ({ currentTarget }: Event) =>
    ((currentTarget as HTMLButtonElement).form ?? (currentTarget as HTMLFormElement))[0] as HTMLTextAreaElement;
  const copy = (event: Event) => {
    area(event).select();
    document.execCommand("copy");
  };
  const save = (event: Event) => {
    const link = document.createElement("a");
    link.href = `data:text/plain,${encodeURIComponent(area(event).value)}`;
    link.download = "ludoteca.txt";
    link.click();
  };
  const load = async ({ currentTarget: { files } }: { currentTarget: HTMLInputElement }) => {
    if (files![0]) send(act, await files![0].slice(0, MOST_READ).text());
  };
  const submitted = (event: Event) => {
    event.preventDefault();
    if (!act) return;
    send(act, area(event).value);
    // The next text takes its place, or it is mended.
    area(event).select();
  };
  const extra = (words: string, act: (event: Event) => void) => (
    <button class="ludo-button" type="button" onClick={act}>{words}</button>
  );
  return (
    <form onSubmit={submitted}>
      <label>
        {label}
        {hint && <small>{hint}</small>}
        <textarea
          key={given}
          rows={rows}
          spellcheck={false}
          readOnly={!act}
          onKeyDown={(event) => event.key === "Enter" && rows < 2 && submitted(event)}
        >
          {given}
        </textarea>
      </label>
      <div class="ludo-buttons">
        {submit && <button class="ludo-button">{submit}</button>}
        {keep && extra(view.copy, copy)}
        {keep && extra(view.save, save)}
        {keep && act && extra(view.load, ({ currentTarget }) => ((currentTarget as Element).nextSibling as HTMLElement).click())}
        {keep && act && <input type="file" hidden onChange={load} />}
      </div>
    </form>
  );
}

/** One tab stop; the arrows lead along the pieces, up and down too. */
function palette(spare: Spare[], { send, say, scene, id }: Details) {
  const walk = (event: KeyboardEvent) => {
    const all = [...(event.currentTarget as Element).children] as HTMLElement[];
    const nth = all.indexOf(event.target as HTMLElement);
    const per = all.findIndex(({ offsetTop }) => offsetTop > all[0]!.offsetTop);
    const to = { ArrowLeft: nth - 1, ArrowRight: nth + 1, ArrowUp: nth - per, ArrowDown: nth + per }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    all[to]?.focus();
  };
  return (
    <div class="ludo-palette" onKeyDown={walk}>
      {spare.map(([face, count, piece, flags], nth) => {
        const { w, h } = scene.faces[face]!;
        const times = count > 1 ? ` ×${count}` : "";
        return (
          <button
            key={piece}
            data-piece={piece}
            tabindex={nth ? -1 : 0}
            aria-label={say.face(face) + times}
            aria-pressed={!!flags}
            onClick={() => send("take", piece)}
          >
            <svg viewBox={`0 0 ${w} ${h}`}><use href={`#${id}-f${face}`} width={w} height={h} /></svg>
            {times}
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
          <select onChange={(event) => set(choices[event.currentTarget.selectedIndex]![0])}>
            {choices.map(([each, words]) => <option selected={each === value}>{words}</option>)}
          </select>
        )}
    </label>
  );
}
