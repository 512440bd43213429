import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { Board, type Choices } from "../board/Board";
import type { Frame, Piece, SandboxView, Traits } from "../contract";
import { useLanguage } from "../language";
import type { ViewProps } from "../mount";
import { Shell } from "../Shell";
import { write } from "../traits";
import { caption } from "../walkthrough/caption";
import { blocks, button } from "./blocks";
import { drag } from "./drag";

/** How long each table of a move is shown before the next. */
const PACE = 900;
/** A hand that only passes by asks nothing. */
const REST = 200;
const NOTHING: Choices = { sprites: new Set(), zones: new Set(), pick: () => {} };

/** A position to experiment with. Whatever is touched goes to Python, which answers with tables and words. */
export function Sandbox({ model, traits, root, outbox: { send, late, gone } }: ViewProps) {
  const { frames, position, scene } = traits;
  const view = traits.sandbox_view as SandboxView;
  const { words } = useMemo(() => ({ words: withRules(traits) }), [traits.words, view]);
  const { lang, say } = useLanguage({ ...traits, words }, root);
  const [beat, setBeat] = useBeats(frames);
  const frame = frames[Math.min(beat, frames.length - 1)]!;
  const shown = useMemo(() => withGhosts(frame, view.look?.g ?? []), [frame, view.look]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const place = (sprite: number) => frame.p.find((piece) => piece[0] === sprite);
  const spot = ({ sprite, zone }: DOMStringMap) => [Number(zone), place(Number(sprite))?.[3] ?? -1];
  /** Asks what would happen; asked for nothing, the last answer goes away. */
  const look = (v: unknown) => {
    clearTimeout(timer.current);
    if (v !== "" || view.look) timer.current = setTimeout(send, REST, "look", v);
  };
  const drop = (from: HTMLElement, to: Element | null) => {
    const there = to?.closest<HTMLElement>("[data-zone]");
    const { piece } = from.dataset;
    if (there) send("drag", [piece ?? spot(from.dataset), spot(there.dataset)]);
    else if (!piece) send("remove", spot(from.dataset));
  };
  const isHeld = frame.p.some(([, , , , marks]) => marks?.includes("h")) || view.panel.some(({ p }) => p?.some((spare) => spare[3]));
  const choices: Choices = {
    sprites: new Set(frame.p.map(([sprite]) => sprite)),
    zones: new Set(
      view.edit || isHeld
        ? scene.zones.keys()
        : frame.n.flatMap(([zone, , marks]) => (marks?.includes("o") ? zone : [])),
    ),
    pick: (sprite, zone) => send("touch", [zone, place(sprite)?.[3] ?? -1]),
    grab: (event, px) => drag(event, px, drop),
    look: (target) => {
      const { sprite, zone } = (target as Element).closest<SVGElement>("[data-zone]")?.dataset ?? {};
      const [, , , index, marks] = place(Number(sprite)) ?? [];
      look(marks?.includes("o") ? [Number(zone), index] : "");
    },
  };
  const lookAt = ({ target }: Event) => {
    const { dataset } = (target as Element).closest<HTMLElement>("[data-look]") ?? {};
    look(dataset?.look ?? "");
  };

  return (
    <Shell
      {...{ traits: { ...traits, words }, lang, say, choices, beat }}
      frame={shown}
      kind="ludo-sandbox"
      faces={view.panel.flatMap(({ p = [] }) => p.map(([face]) => face))}
      change={(changes) => write(model, changes)}
      press={(event) => {
        const { dataset } = event.target as HTMLElement;
        if (event.key === "Delete" && dataset?.sprite) send("remove", spot(dataset));
      }}
      under={
        <>
          <div class="ludo-controls ludo-text">{view.bar.map((each) => button(each, send))}</div>
          {view.compare[0] && (
            <div class="ludo-compare">
              {view.compare.map(({ t, s, f }, nth) => (
                <figure>
                  <figcaption><b>{t}</b> {s.join(" · ")}</figcaption>
                  {f && (
                    <Board
                      {...{ scene, say, beat, layout: scene.layouts.narrow, frame: f, choices: NOTHING }}
                      title={t}
                      id={`${view.at}-${nth}`}
                      width={300}
                      svg={{ current: null }}
                    />
                  )}
                </figure>
              ))}
            </div>
          )}
        </>
      }
      panel={({ id }) => (
        <div
          class="ludo-panel"
          onPointerOver={lookAt}
          onFocusIn={lookAt}
          onPointerDown={(event) => drag(event, 1, drop)}
        >
          {frames.slice(0, beat).map((each, nth) => each.c && (
            <button class="ludo-step" onClick={() => setBeat(nth)}><span>{say.line(each.c).replace(/\[\[\d\]\]/g, "")}</span></button>
          ))}
          {caption(frame, beat, say)}
          {beat < frames.length - 1 && <button class="ludo-button ludo-again" onClick={() => setBeat(frames.length - 1)}>{say.ui("last")}</button>}
          {view.look && <div class="ludo-look" aria-live="polite">{view.look.l.map((line) => <p>{line}</p>)}</div>}
          {(late || gone) && <p class="ludo-gone" role="status">{gone ? view.gone : view.waiting}</p>}
          {blocks(
            gone ? [{ k: "keep", t: ["", position, "", "", 4, ""] }, ...view.panel] : view.panel,
            { send, say, scene, id, keep: view },
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

function withRules({ words, sandbox_view }: Traits): Traits["words"] {
  return Object.fromEntries(
    Object.entries(words).map(([lang, each]) => [lang, { ...each, rules: (sandbox_view as SandboxView).rules }]),
  );
}

/** The table with pieces drawn faintly where a move would take them. */
function withGhosts(frame: Frame, ghosts: [number, number, number][]): Frame {
  const faint = ghosts.map(([face, zone, index], nth): Piece => [1e6 + nth, face, zone, index, "g"]);
  return faint[0] ? { ...frame, p: [...frame.p, ...faint] } : frame;
}
