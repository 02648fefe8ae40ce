import type { VNode } from 'preact';
import type { HarrowApp } from '../../../app/harrow/harrow-app.ts';
import type { Hex } from '../../../engine/games/harrow/county.ts';
import type { Whereabouts } from '../../../session/harrow/whereabouts.ts';
import { svg } from '../../parts/svg.ts';
import { type RecapLine, recapLines } from '../words/recap-lines.ts';
import { shownAt } from './hex-places.ts';

/** Lengths for a hex of this side. */
const drawnSide = 49;

interface Pen {
  readonly app: HarrowApp;
  /** How large everything is drawn. */
  readonly k: number;
}

function outline({ app, k }: Pen, hex: Hex, look: string): VNode {
  const { x, y } = shownAt(app, hex);
  const side = (drawnSide - 5) * k;
  const points = [0, 1, 2, 3, 4, 5].map((i) => {
    const angle = (i * Math.PI) / 3;
    return `${(x + side * Math.cos(angle)).toFixed(1)},${(y + side * Math.sin(angle)).toFixed(1)}`;
  });
  return svg('polygon', { points: points.join(' '), class: `deed-hex ${look}` });
}

/** From the edge of the middle of one hex to that of the other. */
function arrow({ app, k }: Pen, from: Hex, to: Hex, look: string): VNode {
  const [a, b] = [shownAt(app, from), shownAt(app, to)];
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const [ux, uy] = [(b.x - a.x) / length, (b.y - a.y) / length];
  const [start, end, head] = [16 * k, 14 * k, 11 * k];
  const tip = { x: b.x - ux * end, y: b.y - uy * end };
  const root = { x: tip.x - ux * head, y: tip.y - uy * head };
  const shaft = `M${a.x + ux * start} ${a.y + uy * start}L${root.x} ${root.y}`;
  const point = `M${tip.x} ${tip.y}L${root.x - uy * head * 0.7} ${root.y + ux * head * 0.7}L${root.x + uy * head * 0.7} ${root.y - ux * head * 0.7}Z`;
  return svg(
    'g',
    { class: `deed-way ${look}` },
    svg('path', { d: shaft, class: 'edge', 'stroke-width': 8 * k }),
    svg('path', { d: point, class: 'edge', 'stroke-width': 4 * k }),
    svg('path', { d: shaft, 'stroke-width': 5 * k }),
    svg('path', { d: point, class: 'head' }),
  );
}

/** Something fell here. */
function cross({ app, k }: Pen, hex: Hex): VNode {
  const { x, y } = shownAt(app, hex);
  const [dy, r] = [12 * k, 11 * k];
  const d = `M${x - r} ${y + dy - r}L${x + r} ${y + dy + r}M${x + r} ${y + dy - r}L${x - r} ${y + dy + r}`;
  return svg(
    'g',
    { class: 'deed-loss' },
    svg('path', { d, class: 'edge', 'stroke-width': 9 * k }),
    svg('path', { d, 'stroke-width': 5 * k }),
  );
}

/** The number of a line at its hex; several lie side by side. */
function badge({ app, k }: Pen, hex: Hex, { number = 0, doer }: RecapLine, place: number): VNode {
  const { x, y } = shownAt(app, hex);
  const [column, row] = [place % 3, Math.floor(place / 3)];
  const [cx, cy, r] = [x + (-27 + column * 21) * k, y + (-29 + row * 21) * k, Math.max(11 * k, 7.5)];
  return svg(
    'g',
    { class: `deed-number ${doer ?? 'table'}` },
    svg('circle', { cx, cy, r }),
    svg('text', { x: cx, y: cy, 'font-size': r * 1.35, dy: '0.35em' }, String(number)),
  );
}

function marksOf(pen: Pen, where: Whereabouts, look: string): VNode[] {
  return [
    ...where.hexes.map((hex) => outline(pen, hex, `${look}${where.isLoss ? ' loss' : ''}`)),
    ...where.ways.filter(({ from, to }) => from !== to).map(({ from, to }) => arrow(pen, from, to, look)),
    ...(where.isLoss ? where.hexes.map((hex) => cross(pen, hex)) : []),
  ];
}

/** Where a line is found on the map: where its way ends, or where it happened. */
const markedHex = ({ where }: RecapLine): Hex => where.ways.at(-1)?.to ?? where.hexes[0];

/** On the county: what has happened since one's own last turn, and whatever line is pointed at, or what is advised. */
export function deedMarks(app: HarrowApp): VNode | undefined {
  const { threats } = app.remembered;
  const hint = app.hint === 'thinking' ? undefined : app.hint?.where;
  const lit = app.remembered.lit ?? hint;
  // What others did and what they could do are too much for one map.
  const lines = threats ? [] : recapLines(app).filter(({ number }) => number !== undefined);
  if (app.busy || (!lit && lines.length === 0)) return undefined;
  const { width, height, map } = app.stage.layout;
  const pen = { app, k: (map.hexSide * app.view.scale) / drawnSide };
  const taken = new Map<Hex, number>();
  const badges = lines.map((line) => {
    const hex = markedHex(line);
    const place = taken.get(hex) ?? 0;
    taken.set(hex, place + 1);
    return badge(pen, hex, line, place);
  });
  return svg(
    'svg',
    { class: 'deeds', width, height, viewBox: `0 0 ${width} ${height}`, 'aria-hidden': 'true' },
    ...lines.flatMap(({ where, doer }) => marksOf(pen, where, `${doer ?? 'table'}${lit ? ' faint' : ''}`)),
    ...(lit ? marksOf(pen, lit, 'lit') : []),
    ...badges,
  );
}
