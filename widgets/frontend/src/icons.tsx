/** Drawn, not typed: no font has to have them. All stand in a box of 24 by 24. */
export function drawn(path: string, kind = "") {
  return <svg class={`ludo-icon ${kind}`} viewBox="0 0 24 24" aria-hidden><path d={path} /></svg>;
}
