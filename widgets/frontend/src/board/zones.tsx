import type { Frame, Layout, ZoneLabel, ZoneSpec } from "../contract";
import type { Say } from "../words";
import { Label } from "./Label";
import type { Box, Placed } from "./pieces";

/** Grounds and labels of the zones. Each zone or grid is a named group that owns its places, wherever they are drawn. */
export function zones(layout: Layout, frame: Frame, places: Placed[], choices: Set<number>, say: Say, px: number, id: string) {
  const owned: string[][] = [];
  for (const { group, sprite } of places) (owned[group] ??= []).push(`${id}-p${sprite}`);
  return (
    <g>
      {layout.zones.map((spec, zone) => {
        if (!spec) return null;
        const [, line, marks = ""] = labelOf(frame, zone);
        const group = owned[zone]
          ? { role: "group", "aria-label": say.zone(zone), "aria-owns": owned[zone].join(" ") } as const
          : {};
        const choice = choices.has(zone);
        // A place of a grid is often nothing but what lies there.
        if (!owned[zone] && !choice && !spec.box && !spec.label) return null;
        const [x, y, width, height] = boxOf(spec);
        return (
          <g {...group} data-zone={zone} data-choice={choice}>
            {(spec.box || choice) && (
              <rect class={marks.includes("f") ? "ludo-ground ludo-faint" : "ludo-ground"} {...{ x, y, width, height }} rx="10" />
            )}
            {spec.label && <Label at={spec.label} text={say.line(line)} px={px} />}
          </g>
        );
      })}
    </g>
  );
}

export function labelOf({ n }: Frame, zone: number): ZoneLabel | [] {
  return n.find((label) => label[0] === zone) ?? [];
}

/** A zone without a ground stands for the place of its first piece. */
export function boxOf({ box, x, y, size: [w, h], scale = 1 }: ZoneSpec): Box {
  return box ?? [x, y, w * scale, h * scale];
}
