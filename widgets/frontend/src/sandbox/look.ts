import type { HTMLAttributes } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { LOOK, type Outbox } from "../outbox";

type Send = Outbox["send"];

/** A hand that only passes by asks nothing. */
const REST = 200;

/**
 * Asks what would happen where the pointer or the focus rests; `asks` says what to send, or "" for nothing to ask.
 * Gives back how to send anything else, and what to listen to. Only a hand that moves asks: what comes to lie under
 * one that rests was not pointed at, and what is given the focus after a click neither.
 */
export function useLook(send: Send, asks: (target: Element) => unknown): [Send, HTMLAttributes<HTMLDivElement>] {
  const asked = useRef<{ v?: string | undefined; timer?: ReturnType<typeof setTimeout> }>({ v: "" }).current;
  const stop = () => clearTimeout(asked.timer);
  useLayoutEffect(() => stop, []);

  const heed = ({ type, target }: Event) => {
    if (type === "focusin" && !(target as Element).matches(":focus-visible")) return;
    const v = /out|leave/.test(type) ? "" : asks(target as Element);
    stop();
    if (`${v}` === asked.v) return;
    asked.timer = setTimeout(() => {
      asked.v = `${v}`;
      send(LOOK, v);
    }, REST);
  };
  const act: Send = (...args) => {
    stop();
    // What was shown may be gone by then.
    if (asked.v) asked.v = undefined;
    send(...args);
  };
  return [act, { onPointerMove: heed, onPointerLeave: heed, onFocusIn: heed, onFocusOut: heed }];
}
