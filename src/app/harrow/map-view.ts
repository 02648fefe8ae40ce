import type { Layout } from './layout.ts';

/** How the county lies on the sheet: enlarged round a point on small screens. A place p is shown at scale * p + offset. */
export interface MapView {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** A place on the whole map. */
export interface MapPoint {
  readonly x: number;
  readonly y: number;
}

export const wholeMap: MapView = { scale: 1, x: 0, y: 0 };

/** Hex side at which a finger hits a single piece. */
const closeSide = 44;

/** Are the hexes small enough to be worth enlarging? */
export function canZoom(layout: Layout): boolean {
  return layout.map.hexSide < closeSide;
}

/** How many times larger the county is when one looks closely. */
export function closeness(layout: Layout): number {
  return closeSide / layout.map.hexSide;
}

/** Keeps the enlarged sheet over its own place. */
function clamp(offset: number, start: number, length: number, scale: number): number {
  const highest = start * (1 - scale);
  const lowest = (start + length) * (1 - scale);
  return Math.min(highest, Math.max(lowest, offset));
}

/** The view enlarged so that a place comes to the middle of the sheet as far as the sheet reaches. */
export function closeView(layout: Layout, at: MapPoint): MapView {
  const [sx, sy, sw, sh] = layout.map.sheet;
  const scale = closeness(layout);
  return {
    scale,
    x: clamp(sx + sw / 2 - at.x * scale, sx, sw, scale),
    y: clamp(sy + sh / 2 - at.y * scale, sy, sh, scale),
  };
}

/** The view after a finger has dragged the sheet. */
export function panned(layout: Layout, { scale, x, y }: MapView, dx: number, dy: number): MapView {
  const [sx, sy, sw, sh] = layout.map.sheet;
  return { scale, x: clamp(x + dx, sx, sw, scale), y: clamp(y + dy, sy, sh, scale) };
}
