import type { VNode } from 'preact';
import type { HarrowApp } from '../../../app/harrow/harrow-app.ts';
import { levelOf } from '../../../engine/games/harrow/content/solo/levels.ts';
import type { SoloState } from '../../../engine/games/harrow/state/solo.ts';
import type { HarrowState } from '../../../engine/games/harrow/state.ts';
import { sum } from '../../../engine/kit/sum.ts';
import { t } from '../../../i18n/harrow/text.ts';
import { nightNumber } from '../../../session/harrow/campaign/nights.ts';
import { decidingSeat, isBeforeRound, isHestersTurn } from '../../../session/harrow/deciding.ts';
import { isLastRound } from '../../../session/harrow/last-round.ts';
import { seatClass } from '../../../session/harrow/seats.ts';
import { at, h } from '../../dom.ts';
import { seatName } from '../words/seats.ts';
import { gameName } from '../words/terms.ts';
import { turnsToCome } from './turn-order.ts';

/** What is seen of a solo game: its turn and whose part of it, or that it is over. */
function soloMoment(s: HarrowState): string {
  if (s.result) return t('boards:turn.over');
  return t(`solo:header.${isHestersTurn(s) ? 'mine' : 'theirs'}`, { round: s.round });
}

/** A solo game: the night or the level; the turn, and the cards left. */
function soloHeader(app: HarrowApp, s: HarrowState, solo: SoloState): VNode {
  const night = app.match?.occasion?.night;
  const level = levelOf(s.config);
  const cards = t('solo:header.cards', { count: sum(solo.piles.map((pile) => pile.length)) });
  return h(
    'header',
    { class: 'map-header', style: at(app.stage.layout.map.header) },
    h(
      'h1',
      {},
      night
        ? t('campaign:header', { number: nightNumber(night), level })
        : `${gameName(s.config.mode)} · ${t('campaign:levelOf', { level })}`,
    ),
    h('p', {}, t('solo:header.both', { turn: soloMoment(app.shownState ?? s), cards })),
  );
}

/** The chapter, the round, whose turn it is, and the turns of the round. */
export function header(app: HarrowApp): VNode {
  const s = app.match?.session.state;
  if (!s) return h('div');
  if (s.solo) return soloHeader(app, s, s.solo);
  const past = Array.from({ length: s.turn }, () => h('i', { class: 'turn-mark past' }));
  const coming = turnsToCome(s).map((seat, i) =>
    h('i', { class: `turn-mark ${seatClass(s, seat)} ${i === 0 && !isBeforeRound(s) ? 'now' : 'next'}` }),
  );
  const acting = t(isLastRound(s) ? 'map:header.last' : 'map:header.acting', {
    round: s.round,
    faction: seatName(s, decidingSeat(s)),
  });
  return h(
    'header',
    { class: 'map-header', style: at(app.stage.layout.map.header) },
    h('h1', {}, gameName(s.config.mode)),
    h('p', {}, acting),
    h('span', { class: 'turn-marks', 'aria-hidden': 'true' }, ...past, ...coming),
  );
}
