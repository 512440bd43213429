import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Choices } from "../board/Board";
import type { Frame, Piece, SandboxView } from "../contract";
import { labelOf } from "../board/zones";
import { useLanguage } from "../language";
import type { ViewProps } from "../mount";
import { Shell } from "../Shell";
import { spoken } from "../sentence";
import { write } from "../traits";
import { caption } from "../walkthrough/caption";
import type { Say } from "../words";
import { blocks, button } from "./blocks";
import { Compared } from "./Compared";
import { drag } from "./drag";
import { useLook } from "./look";

/** How long each table of a move is shown before the next. */
const PACE = 900;

/** A position to experiment with. Whatever is touched goes to Python, which answers with tables and words. */
export function Sandbox({ model, traits: given, root, outbox }: ViewProps) {
  const kept = useRef(given);
  // On the way back to an example this is still drawn for a moment, as it was.
  if (given.sandbox_view.panel) kept.current = given;
  const traits = kept.current;
  const { frames, position, scene } = traits;
  const { late, gone } = outbox;
  const view = traits.sandbox_view as SandboxView;
  const { lang, say: known } = useLanguage(traits, root);
  // Rules travel with what cites them.
  const say: Say = { ...known, rule: (id) => view.rules[id] ?? known.rule(id) };
  const [beat, setBeat] = useBeats(frames);
  const frame = frames[Math.min(beat, frames.length - 1)]!;
  const shown = useMemo(() => ({ ...frame, p: [...frame.p, ...ghosts(view.look)] }), [frame, view.look]);

  // Python speaks of the last table, whichever is shown on the way there.
  const last = frames.at(-1)!;
  const { p: pieces } = last;
  const marksOf = (zone: number) => labelOf(last, zone)[2] ?? "";
  /** Where something on the table lies, and its marks: a piece by zone and place, or the zone itself. */
  const at = ({ sprite, zone }: { sprite?: unknown; zone?: unknown }): [place: [number, number], marks: string] => {
    const [, , lies = Number(zone), index = -1, marks = ""] = pieces.find((piece) => piece[0] === Number(sprite)) ?? [];
    return [[lies, index], marks + marksOf(lies)];
  };
  const [send, heed] = useLook(outbox.send, (target) => {
    const { dataset } = target.closest<HTMLElement>("[data-look],[data-choice=true]") ?? {};
    const [place, marks] = at(dataset ?? {});
    return dataset?.look ?? (marks.includes("o") ? place : "");
  });

  const drop = (from: HTMLElement, to: Element | null) => {
    const there = root.querySelector(".ludo-board")!.contains(to) && to!.closest<HTMLElement>("[data-zone]");
    const { piece } = from.dataset;
    if (there) send("drag", [piece ?? at(from.dataset)[0], at(there.dataset)[0]]);
    else if (!piece && view.edit) send("remove", at(from.dataset)[0]);
  };
  const isHeld = pieces.some(([, , , , marks]) => marks?.includes("h"));
  const choices: Choices = {
    sprites: new Set(frame.p.map(([sprite]) => sprite)),
    zones: new Set([...scene.zones.keys()].filter((zone) => view.edit || isHeld || marksOf(zone).includes("o"))),
    pick: (sprite, zone) => {
      // While Python is busy nobody knows yet what can be touched next.
      if (sprite >= 0 || choices.zones.has(zone) || outbox.isBusy()) send("touch", at({ sprite, zone })[0]);
    },
    grab: (event, px) => drag(event, px, drop),
  };

  return (
    <Shell
      {...{ traits, lang, say, choices, beat, heed }}
      frame={shown}
      kind="ludo-sandbox"
      faces={view.panel.flatMap(({ p = [] }) => p.map(([face]) => face))}
      change={(changes) => write(model, changes)}
      press={({ key, target }) => {
        const { dataset } = target as HTMLElement;
        if (view.edit && /Delete|space/.test(key) && dataset.sprite) send("remove", at(dataset)[0]);
      }}
      under={<div class="ludo-controls ludo-text">{view.bar.map((each) => button(each, send))}</div>}
      below={view.compare[0] && <Compared compare={view.compare} {...{ scene, say }} />}
      panel={({ id }) => (
        <div class="ludo-panel" onPointerDown={(event) => drag(event, 1, drop)}>
          {frames.slice(0, beat).map((each, nth) => each.c && (
            <button class="ludo-step" onClick={() => setBeat(nth)}>{spoken(say.line(each.c))}</button>
          ))}
          {caption(frame, beat, say)}
          {beat < frames.length - 1 && (
            <button class="ludo-button ludo-again" onClick={() => setBeat(frames.length - 1)}>{say.ui("last")}</button>
          )}
          <div role="status">{(late || gone) && <p class="ludo-note">{gone ? view.gone : view.waiting}</p>}</div>
          {blocks(
            gone ? [{ k: "keep", t: ["", position, say.line(traits.view.title), "", 4, ""] }, ...view.panel] : view.panel,
            { send, say, scene, id, view },
          )}
        </div>
      )}
    />
  );
}

/** Shows the tables of a move one after the other, until somebody picks one. */
function useBeats(frames: Frame[]): [number, (beat: number) => void] {
  const [{ of, beat, still }, set] = useState({ of: frames, beat: frames.length - 1, still: true });
  const now = of === frames ? beat : 0;
  useLayoutEffect(() => {
    if (now >= frames.length - 1 || (still && of === frames)) return;
    const timer = setTimeout(set, PACE, { of: frames, beat: now + 1, still: false });
    return () => clearTimeout(timer);
  }, [frames, now]);
  return [now, (to) => set({ of: frames, beat: to, still: true })];
}

/** Pieces drawn faintly where a move would take them. */
function ghosts(look: SandboxView["look"]): Piece[] {
  return (look?.g ?? []).map(([face, zone, index], nth) => [1e6 + nth, face, zone, index, "g"]);
}
