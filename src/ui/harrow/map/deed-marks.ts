import type { VNode } from 'preact';
import type { HarrowApp } from '../../../app/harrow/harrow-app.ts';
import type { Hex } from '../../../engine/games/harrow/county.ts';
import { svg } from '../../parts/svg.ts';
import { type RecapLine, recapLines } from '../words/recap-lines.ts';
import { drawnSide, marksOf, type Pen } from './deed-shapes.ts';
import { shownAt } from './hex-places.ts';

/** The number of a line at its hex; several lie side by side. */
function badge({ at, k }: Pen, hex: Hex, { number = 0, doer }: RecapLine, place: number): VNode {
  const { x, y } = at(hex);
  const [column, row] = [place % 3, Math.floor(place / 3)];
  const [cx, cy, r] = [x + (-27 + column * 21) * k, y + (-29 + row * 21) * k, Math.max(11 * k, 7.5)];
  return svg(
    'g',
    { class: `deed-number ${doer ?? 'table'}` },
    svg('circle', { cx, cy, r }),
    svg('text', { x: cx, y: cy, 'font-size': r * 1.35, dy: '0.35em' }, String(number)),
  );
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
  const pen = { at: (hex: Hex) => shownAt(app, hex), k: (map.hexSide * app.view.scale) / drawnSide };
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
