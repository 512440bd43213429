import { useLayoutEffect, useState } from "preact/hooks";
import type { Journey } from "./journey";

const PACE = 1800;

/** Plays on by itself until the end, a question, or a hand on the controls. */
export function useAutoplay({ step, last, asked, go }: Journey) {
  const [wanted, setWanted] = useState(false);
  const playing = wanted && !asked && step < last;
  useLayoutEffect(() => {
    if (!playing) {
      setWanted(false);
      return;
    }
    const timer = setTimeout(() => go(step + 1), PACE);
    return () => clearTimeout(timer);
  }, [playing, step]);
  const play = () => {
    if (!playing && step === last) go(0);
    setWanted(!playing);
  };
  return { playing, play, stop: () => setWanted(false) };
}
