import type { LayoutName, View, ZoneSpec } from "./contract";

export type Spot = { x: number; y: number };

/** Below this width of the widget's own box the narrow layout reads better. */
const NARROW = 600;

/** Rounding must not cost a piece that fits exactly. */
const SLACK = 1e-9;

/** The one formula: where piece `index` of `count` lies. Python's layout.py says the same. */
export function place(zone: ZoneSpec, index: number, count: number): Spot {
  const { distance, per } = spread(zone, count);
  const onward = (index % per) * distance;
  const across = Math.floor(index / per) * (zone.line ?? 0);
  return zone.along === "y"
    ? { x: zone.x + across, y: zone.y + onward }
    : { x: zone.x + onward, y: zone.y + across };
}

function spread(zone: ZoneSpec, count: number): { distance: number; per: number } {
  const { step, least = step, room = Infinity, per, scale = 1 } = zone;
  if (per) return { distance: step, per };
  const extent = zone.size[zone.along === "y" ? 1 : 0] * scale;
  const fit = (distance: number) => Math.max(1, Math.floor((room - extent) / distance + SLACK) + 1);
  if (count <= fit(step)) return { distance: step, per: Infinity };
  if (count <= fit(least)) return { distance: (room - extent) / (count - 1), per: Infinity };
  return { distance: least, per: fit(least) };
}

export function layoutName(view: View, width: number): LayoutName {
  if (view.layout !== "auto") return view.layout;
  return width < NARROW ? "narrow" : "wide";
}
