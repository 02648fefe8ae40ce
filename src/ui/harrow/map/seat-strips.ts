import type { VNode } from 'preact';
import type { HarrowApp } from '../../../app/harrow/harrow-app.ts';
import type { Rect } from '../../../app/stage.ts';
import { features } from '../../../engine/games/harrow/content/chapters/features.ts';
import { traits } from '../../../engine/games/harrow/content/factions/traits.ts';
import { plateSize } from '../../../engine/games/harrow/rules/scoring.ts';
import { jars } from '../../../engine/games/harrow/state/tokens.ts';
import type { HarrowState } from '../../../engine/games/harrow/state.ts';
import type { Seat } from '../../../engine/kernel/game.ts';
import { t } from '../../../i18n/harrow/text.ts';
import { hesterCounts } from '../../../session/harrow/hester-state.ts';
import { openlyOn } from '../../../session/harrow/kammi.ts';
import { at, h } from '../../dom.ts';
import { playerName } from '../words/seats.ts';
import { factionName, legendName } from '../words/terms.ts';
import { plaqueLines } from './plaque.ts';

const picture = (name: string, kind: string): VNode =>
  h('i', { class: kind, style: `background-image:url(art/harrow/${name}.svg)` });

const portraitOf = (s: HarrowState, seat: Seat): string => {
  if (s.seats[seat].faction !== 'kammi') return s.seats[seat].legend;
  return openlyOn(s, seat, 'first') ?? 'hidden';
};

/** A faction in the turns of the Fair Folk: who leads it, what it has left, its jars, points and plate. */
export function seatStrip(app: HarrowApp, s: HarrowState, seat: Seat, rect: Rect): VNode {
  const own = s.seats[seat];
  const { faction, legend, haintsLeft, cubesLeft, points, spoon } = own;
  const name = factionName(faction);
  const { wheel, solo } = features[s.config.mode];
  return h(
    'section',
    {
      class: `seat-strip ${faction}`,
      style: at(rect),
      'aria-label': t('map:plaque.points', { faction: name, count: points }),
      title: plaqueLines(app, s, seat).join('\n'),
    },
    picture(`portrait-${portraitOf(s, seat)}`, 'portrait'),
    h('h2', {}, name),
    h('em', {}, legendName(legend)),
    h(
      'p',
      { class: 'left', 'aria-hidden': 'true' },
      h('span', {}, picture(`haint-${faction}`, 'haint'), String(haintsLeft)),
      h('span', {}, picture(`cube-${traits[faction].colour}`, 'cube'), String(cubesLeft)),
    ),
    !solo &&
      h(
        'p',
        { class: 'jars', 'aria-hidden': 'true' },
        jars.map((jar, i) => picture(own.jars[i] ? `jar-${jar}-${faction}` : `jar-broken-${faction}`, 'jar')),
      ),
    h('b', { class: 'points', 'aria-hidden': 'true' }, String(points)),
    wheel && h('span', { class: 'killed', 'aria-hidden': 'true' }, `${plateSize(s, seat)}/${spoon}`),
    h('p', { class: 'unseen' }, plaqueLines(app, s, seat).join('. ')),
  );
}

/** Hester in the turns of the Fair Folk: fires, cards and squares. */
export function hesterStrip(s: HarrowState, rect: Rect): VNode | undefined {
  const counts = hesterCounts(s);
  if (!s.hester || !counts) return undefined;
  const squares = s.hester.squares.map((side) => Array.from({ length: 3 }, (_, i) => side[i] !== undefined));
  const summary = t('hester-rail:summary', { ...counts });
  return h(
    'section',
    { class: 'seat-strip hester', style: at(rect), 'aria-label': summary, title: summary },
    picture('portrait-hester', 'portrait'),
    h('h2', {}, playerName('hester')),
    h(
      'p',
      { class: 'left', 'aria-hidden': 'true' },
      t('fair:rail.hester', { fires: counts.burning, cards: counts.cards }),
    ),
    h(
      'p',
      { class: 'squares', 'aria-hidden': 'true' },
      squares.flat().map((isFilled) => h('i', { class: isFilled ? 'filled' : '' })),
    ),
  );
}
