import type { VNode } from 'preact';
import type { MapPoint } from '../../../app/harrow/map-view.ts';
import type { Hex } from '../../../engine/games/harrow/county.ts';
import type { Whereabouts } from '../../../session/harrow/whereabouts.ts';
import { svg } from '../../parts/svg.ts';

/** Lengths for a hex of this side. */
export const drawnSide = 49;

export interface Pen {
  /** The middle of a hex. */
  readonly at: (hex: Hex) => MapPoint;
  /** How large everything is drawn. */
  readonly k: number;
}

function outline({ at, k }: Pen, hex: Hex, look: string): VNode {
  const { x, y } = at(hex);
  const side = (drawnSide - 5) * k;
  const points = [0, 1, 2, 3, 4, 5].map((i) => {
    const angle = (i * Math.PI) / 3;
    return `${(x + side * Math.cos(angle)).toFixed(1)},${(y + side * Math.sin(angle)).toFixed(1)}`;
  });
  return svg('polygon', { points: points.join(' '), class: `deed-hex ${look}` });
}

/** From the edge of the middle of one hex to that of the other. */
function arrow({ at, k }: Pen, from: Hex, to: Hex, look: string): VNode {
  const [a, b] = [at(from), at(to)];
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
function cross({ at, k }: Pen, hex: Hex): VNode {
  const { x, y } = at(hex);
  const [dy, r] = [12 * k, 11 * k];
  const d = `M${x - r} ${y + dy - r}L${x + r} ${y + dy + r}M${x + r} ${y + dy - r}L${x - r} ${y + dy + r}`;
  return svg(
    'g',
    { class: 'deed-loss' },
    svg('path', { d, class: 'edge', 'stroke-width': 9 * k }),
    svg('path', { d, 'stroke-width': 5 * k }),
  );
}

/** Where something happened: round its hexes, along its ways, and crossed out what was lost. */
export function marksOf(pen: Pen, where: Whereabouts, look: string): VNode[] {
  return [
    ...where.hexes.map((hex) => outline(pen, hex, `${look}${where.isLoss ? ' loss' : ''}`)),
    ...where.ways.filter(({ from, to }) => from !== to).map(({ from, to }) => arrow(pen, from, to, look)),
    ...(where.isLoss ? where.hexes.map((hex) => cross(pen, hex)) : []),
  ];
}
