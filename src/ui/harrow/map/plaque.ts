import type { VNode } from 'preact';
import type { HarrowApp } from '../../../app/harrow/harrow-app.ts';
import { levelIds } from '../../../engine/ai/levels.ts';
import { features } from '../../../engine/games/harrow/content/chapters/features.ts';
import { traits } from '../../../engine/games/harrow/content/factions/traits.ts';
import { plateSize } from '../../../engine/games/harrow/rules/scoring.ts';
import type { SeatState } from '../../../engine/games/harrow/state/seat.ts';
import type { HarrowState } from '../../../engine/games/harrow/state.ts';
import type { Seat } from '../../../engine/kernel/game.ts';
import { t } from '../../../i18n/harrow/text.ts';
import { suitOf } from '../../../session/harrow/hand-card.ts';
import { type Opponent, opponentsIn } from '../../../session/harrow/opponents.ts';
import { at, h } from '../../dom.ts';
import { offerName } from '../words/fair-terms.ts';
import { opponentName, personName } from '../words/opponents.ts';
import { factionName, legendName } from '../words/terms.ts';
import { isNorth } from './shelves.ts';
import { plaqueRail } from './table-sides.ts';

/** The cards a seat holds: their number, never their names. */
function cardCount(app: HarrowApp, seat: Seat): VNode | undefined {
  const s = app.match?.session.state;
  if (!s || !features[s.config.mode].cards) return undefined;
  const { faction, hand } = s.seats[seat];
  const words = t('table:hand.others', { count: hand.length });
  return h(
    'span',
    { class: 'card-count', title: words },
    h('i', { style: `background-image:url(art/harrow/card-mark-${suitOf(faction)}.svg)`, 'aria-hidden': 'true' }),
    h('span', { 'aria-hidden': 'true' }, String(hand.length)),
    h('span', { class: 'unseen' }, words),
  );
}

/** What a seat has left, by signs: where cards and plate leave no room for the words. */
function reserve(own: SeatState, words: readonly string[]): VNode {
  const items = [
    [`haint-${own.faction}`, own.haintsLeft],
    [`cube-${traits[own.faction].colour}`, own.cubesLeft],
    ['token-wild', own.wild],
  ].slice(0, words.length);
  return h(
    'p',
    { class: 'reserve', 'aria-hidden': 'true' },
    ...items.map(([picture, count], i) =>
      h(
        'span',
        { title: words[i] },
        h('i', { style: `background-image:url(art/harrow/${picture}.svg)` }),
        String(count),
      ),
    ),
  );
}

/** How well a computer plays: as many marks as its level has. */
function levelMarks(opponent: Opponent): VNode {
  const words = opponentName(opponent);
  const place = levelIds.indexOf(opponent.level);
  return h(
    'span',
    { class: 'level-marks', role: 'img', 'aria-label': words, title: words },
    levelIds.map((level, i) => h('i', { class: i <= place ? 'full' : '', key: level })),
  );
}

function factsOf(s: HarrowState, seat: Seat): string[] {
  const own = s.seats[seat];
  return [
    t('map:plaque.haints', { count: own.haintsLeft }),
    t('map:plaque.cubes', { count: own.cubesLeft }),
    // The automatic factions have no use for wild tokens.
    ...(s.solo ? [] : [t('map:plaque.wild', { count: own.wild })]),
  ];
}

/** What a plaque has no room for: who plays, the lantern, what is left, plate and spoon, offers to use. */
export function plaqueLines(app: HarrowApp, s: HarrowState, seat: Seat): string[] {
  const own = s.seats[seat];
  const offers = s.fair?.offers[seat] ?? [];
  const faction = factionName(own.faction);
  const opponent = app.match && opponentsIn(app.match).get(seat);
  return [
    ...(opponent ? [opponentName(opponent)] : []),
    ...(s.lantern === seat && !s.solo ? [t('map:lantern')] : []),
    `${t(s.solo ? 'map:plaque.rivalsReserve' : 'map:plaque.reserve')} — ${factsOf(s, seat).join(', ')}`,
    ...(features[s.config.mode].wheel
      ? [t('table:plate', { faction, count: plateSize(s, seat), spoon: own.spoon })]
      : []),
    ...(offers.length > 0 ? [t('fair:rail.offers', { offers: offers.map(offerName).join('; ') })] : []),
  ];
}

/** Letters that have room beside the plate; whoever plays is left out of a longer line. */
const most = 18;

/** Who plays a seat, with what. */
export function plaque(app: HarrowApp, seat: Seat): VNode {
  const { match } = app;
  if (!match) return h('div');
  const s = match.session.state;
  const own = s.seats[seat];
  const side = isNorth(s, seat) ? 'north' : 'south';
  const { wheel: hasPlate, cards: hasCards } = features[s.config.mode];
  const isSmall = hasCards && app.stage.layout.isTight;
  const hasRoom = !hasPlate && !isSmall;
  const opponent = opponentsIn(match).get(seat);
  const facts = factsOf(s, seat);
  const faction = factionName(own.faction);
  const leader =
    own.faction === 'kammi' ? t('map:plaque.goblin', { name: legendName(own.legend) }) : legendName(own.legend);
  const player = opponent ? ` · ${personName(opponent.person)}` : '';
  const names = leader.length + player.length > most ? leader : leader + player;
  const lines = plaqueLines(app, s, seat);
  return h(
    'section',
    {
      class: `plaque ${side} ${own.faction}${hasCards ? ' with-cards' : ''}${hasPlate ? ' with-plate' : ''}${s.solo ? ' solo' : ''}`,
      style: at(plaqueRail(app.stage.layout, s)[side]),
      'aria-label': t('map:plaque.points', { faction, count: own.points }),
      // Cards and plate leave no room for these words.
      title: hasCards || s.solo ? lines.join('\n') : undefined,
    },
    h('h2', {}, faction, cardCount(app, seat), opponent && levelMarks(opponent)),
    h(
      'p',
      { class: `legend${names.length > 12 ? ' long' : ''}` },
      names,
      !hasCards && !s.solo && s.lantern === seat && ` · ${t('map:lantern')}`,
    ),
    ...(hasRoom
      ? [h('p', { class: 'facts', title: t('map:plaque.reserve') }, ...facts.map((fact) => h('span', {}, fact)))]
      : [reserve(own, facts), h('p', { class: 'unseen' }, lines.join('. '))]),
  );
}
