import { drawn } from "../icons";

const PATHS = {
  first: "M7 6v12M17 6l-6 6 6 6",
  back: "M15 6l-6 6 6 6",
  play: "M8 5l11 7-11 7z",
  pause: "M8 6v12M16 6v12",
  forward: "M9 6l6 6-6 6",
  last: "M17 6v12M7 6l6 6-6 6",
  right: "M5 12.5l4.5 4.5L19 7.5",
  wrong: "M7 7l10 10M17 7L7 17",
};

export function icon(name: keyof typeof PATHS) {
  return drawn(PATHS[name], `ludo-icon-${name}`);
}
