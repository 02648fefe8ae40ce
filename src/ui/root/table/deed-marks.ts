import type { VNode } from 'preact';
import type { RootApp } from '../../../app/root/root-app.ts';
import { placeSpot as middleOf, stumpReach, type Wood } from '../../../app/root/wood-places.ts';
import { isForest, type Place } from '../../../engine/games/root/state/places.ts';
import type { Way, Whereabouts } from '../../../session/root/whereabouts.ts';
import { svg } from '../../parts/svg.ts';
import { type RecapLine, recapLines } from '../words/recap-lines.ts';

const reachOf = (wood: Wood, place: Place): readonly [number, number] =>
  isForest(place) ? [stumpReach, stumpReach] : [wood.rx, wood.ry];

function ring(wood: Wood, place: Place, look: string): VNode {
  const [cx, cy] = middleOf(wood, place);
  const [rx, ry] = reachOf(wood, place);
  return svg('ellipse', { cx, cy, rx, ry, class: `deed-ring ${look}` });
}

/** From the edge of one place to that of the other. */
function arrow(wood: Wood, { from, to }: Way, look: string): VNode {
  const [[ax, ay], [bx, by]] = [middleOf(wood, from), middleOf(wood, to)];
  const length = Math.hypot(bx - ax, by - ay) || 1;
  const [ux, uy] = [(bx - ax) / length, (by - ay) / length];
  const edge = (place: Place) => {
    const [rx, ry] = reachOf(wood, place);
    return 0.7 / Math.hypot(ux / rx, uy / ry);
  };
  const head = 15 * wood.k;
  const [tx, ty] = [bx - ux * edge(to), by - uy * edge(to)];
  const [hx, hy] = [tx - ux * head, ty - uy * head];
  const shaft = `M${ax + ux * edge(from)} ${ay + uy * edge(from)}L${hx} ${hy}`;
  const [sx, sy] = [-uy * head * 0.7, ux * head * 0.7];
  const point = `M${tx} ${ty}L${hx + sx} ${hy + sy}L${hx - sx} ${hy - sy}Z`;
  return svg(
    'g',
    { class: `deed-arrow ${look}` },
    svg('path', { d: shaft, class: 'edge', 'stroke-width': 9 * wood.k }),
    svg('path', { d: point, class: 'edge', 'stroke-width': 4 * wood.k }),
    svg('path', { d: shaft, 'stroke-width': 5 * wood.k }),
    svg('path', { d: point, class: 'head' }),
  );
}

/** Something fell here. */
function cross(wood: Wood, place: Place): VNode {
  const [x, y] = middleOf(wood, place);
  const r = 13 * wood.k;
  const d = `M${x - r} ${y - r}L${x + r} ${y + r}M${x + r} ${y - r}L${x - r} ${y + r}`;
  return svg(
    'g',
    { class: 'deed-loss' },
    svg('path', { d, class: 'edge', 'stroke-width': 9 * wood.k }),
    svg('path', { d, 'stroke-width': 5 * wood.k }),
  );
}

function marksOf(wood: Wood, { places, way, isLoss }: Whereabouts, look: string): VNode[] {
  return [
    ...places.map((place) => ring(wood, place, look)),
    ...(way && way.from !== way.to ? [arrow(wood, way, look)] : []),
    ...(isLoss ? places.map((place) => cross(wood, place)) : []),
  ];
}

/** So many numbers lie side by side. */
const inRow = 4;

/** The number of a line at its place. */
function badge(wood: Wood, place: Place, { number = 0, doer }: RecapLine, nth: number): VNode {
  const [x, y] = middleOf(wood, place);
  const [rx, ry] = reachOf(wood, place);
  const r = Math.max(11 * wood.k, 7.5);
  const [cx, cy] = [x - rx * 0.8 + (nth % inRow) * r * 2, y - ry * 0.9 + Math.floor(nth / inRow) * r * 2];
  return svg(
    'g',
    { class: `deed-number ${doer ?? ''}` },
    svg('circle', { cx, cy, r }),
    svg('text', { x: cx, y: cy, 'font-size': r * 1.35, dy: '0.35em' }, String(number)),
  );
}

/** In the wood: what has happened since one's own last turn, and whatever line is pointed at, or what is advised. */
export function deedMarks(app: RootApp): VNode | undefined {
  const { hint, remembered } = app;
  const advised = hint === undefined || hint === 'thinking' ? [] : hint.where;
  const lit = remembered.lit ? [remembered.lit] : advised;
  const lines = recapLines(app).filter(({ number }) => number !== undefined);
  if (app.busy || lit.length + lines.length === 0) return undefined;
  const { width, height, table } = app.stage.layout;
  const { wood } = table;
  const taken = new Map<Place, number>();
  const badges = lines.flatMap((line) => {
    const place = line.where.places.at(-1);
    if (place === undefined) return [];
    const nth = taken.get(place) ?? 0;
    taken.set(place, nth + 1);
    return [badge(wood, place, line, nth)];
  });
  return svg(
    'svg',
    { class: 'deeds', width, height, viewBox: `0 0 ${width} ${height}`, 'aria-hidden': 'true' },
    ...lines.flatMap(({ where, doer }) => marksOf(wood, where, `${doer ?? ''}${lit.length > 0 ? ' faint' : ''}`)),
    ...lit.flatMap((where) => marksOf(wood, where, 'lit')),
    ...badges,
  );
}
