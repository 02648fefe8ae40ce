import type { VNode } from 'preact';
import type { HarrowApp } from '../../../app/harrow/harrow-app.ts';
import type { Hex } from '../../../engine/games/harrow/county.ts';
import { hesterSeat, opponent } from '../../../engine/games/harrow/state/players.ts';
import type { HarrowState } from '../../../engine/games/harrow/state.ts';
import type { Seat } from '../../../engine/kernel/game.ts';
import { t } from '../../../i18n/harrow/text.ts';
import { decidingSeat } from '../../../session/harrow/deciding.ts';
import { seatClass } from '../../../session/harrow/seats.ts';
import { type Missing, missingOf, type Threat, threatsOf } from '../../../session/harrow/threats.ts';
import { svg } from '../../parts/svg.ts';
import { shownAt } from './hex-places.ts';

/** Whose strikes are shown to whoever looks: those of the other faction; to Hester those of the faction that acts next. */
function feared(app: HarrowApp, s: HarrowState): Seat {
  const own = app.interaction?.seat ?? decidingSeat(s);
  return own === hesterSeat ? 0 : opponent(own);
}

function outlook(
  app: HarrowApp,
): { readonly seat: Seat; readonly threats: Threat[]; readonly missing: Missing[] } | undefined {
  const s = app.match?.session.state;
  // HC-SOLO-40: whom the automatic factions attack, the cards say.
  if (!s || s.solo || !app.remembered.threats || app.busy) return undefined;
  const seat = feared(app, s);
  return { seat, threats: threatsOf(s, seat), missing: missingOf(s) };
}

const corners = [0, 1, 2, 3, 4, 5];

function hatched(app: HarrowApp, { hex, groups }: Threat): VNode {
  const { x, y } = shownAt(app, hex);
  const side = (app.stage.layout.map.hexSide - 3) * app.view.scale;
  const points = corners.map((i) => {
    const angle = (i * Math.PI) / 3;
    return `${(x + side * Math.cos(angle)).toFixed(1)},${(y + side * Math.sin(angle)).toFixed(1)}`;
  });
  return svg('polygon', { points: points.join(' '), fill: `url(#threat-${groups > 1 ? 'dense' : 'loose'})` });
}

interface Badge {
  readonly hex: Hex;
  readonly text: string;
  readonly look: string;
  /** Corner of the hex, for a side of 49. */
  readonly at: readonly [number, number];
}

function badge(app: HarrowApp, { hex, text, look, at: [dx, dy] }: Badge): VNode {
  const { x, y } = shownAt(app, hex);
  const k = (app.stage.layout.map.hexSide * app.view.scale) / 49;
  const [cx, cy, r] = [x + dx * k, y + dy * k, Math.max(12 * k, 8)];
  return svg(
    'g',
    { class: `threat-badge ${look}` },
    svg('circle', { cx, cy, r }),
    svg('text', { x: cx, y: cy, 'font-size': r * 1.3, dy: '0.35em' }, text),
  );
}

function pattern(id: 'loose' | 'dense', gap: number): VNode {
  return svg(
    'pattern',
    { id: `threat-${id}`, width: gap, height: gap, patternUnits: 'userSpaceOnUse', patternTransform: 'rotate(45)' },
    svg('rect', { width: gap / 2.6, height: gap, class: 'threat-line' }),
  );
}

const countText = ({ count }: Missing): string => (Number.isFinite(count) ? String(count) : '–');

/** On the county, if it is asked for: where the others can strike next turn, and what each objective still needs. */
export function threatLayer(app: HarrowApp): VNode | undefined {
  const s = app.match?.session.state;
  const shown = outlook(app);
  if (!s || !shown) return undefined;
  const { width, height } = app.stage.layout;
  const look = seatClass(s, shown.seat);
  const own = opponent(shown.seat);
  const struck = shown.threats.filter(({ hex }) => s.seats[own].haints[hex] > 0 || s.seats[own].legendHex === hex);
  return svg(
    'svg',
    { class: `threats ${look}`, width, height, viewBox: `0 0 ${width} ${height}`, 'aria-hidden': 'true' },
    svg('defs', {}, pattern('loose', 11), pattern('dense', 6)),
    ...shown.threats.map((threat) => hatched(app, threat)),
    ...struck.map(({ hex, units }) => badge(app, { hex, text: String(units), look, at: [28, -24] })),
    ...shown.missing.map((each) =>
      badge(app, { hex: each.hex, text: countText(each), look: each.what, at: [-28, 24] }),
    ),
  );
}

/** What the overlay says of a hex, in words. */
export function threatLines(app: HarrowApp, hex: Hex): string[] {
  const shown = outlook(app);
  if (!shown) return [];
  const threat = shown.threats.find((each) => each.hex === hex);
  const missing = shown.missing.filter((each) => each.hex === hex);
  return [
    ...(threat ? [t('map:threat.strike', { count: threat.units })] : []),
    ...missing.map(({ what, count }) =>
      Number.isFinite(count) ? t(`map:threat.${what}`, { count }) : t('map:threat.noWay'),
    ),
  ];
}
