import type { VNode } from 'preact';
import type { HarrowApp } from '../../../app/harrow/harrow-app.ts';
import { levelOf } from '../../../engine/games/harrow/content/solo/levels.ts';
import { sought } from '../../../engine/games/harrow/rules/fair/fair.ts';
import { isTruce } from '../../../engine/games/harrow/rules/fair/truce.ts';
import type { FairState } from '../../../engine/games/harrow/state/fair.ts';
import type { SoloState } from '../../../engine/games/harrow/state/solo.ts';
import type { HarrowState } from '../../../engine/games/harrow/state.ts';
import { sum } from '../../../engine/kit/sum.ts';
import { t } from '../../../i18n/harrow/text.ts';
import { nightNumber } from '../../../session/harrow/campaign/nights.ts';
import { decidingSeat, isBeforeRound, isHestersTurn } from '../../../session/harrow/deciding.ts';
import { isLastRound } from '../../../session/harrow/last-round.ts';
import { seatClass } from '../../../session/harrow/seats.ts';
import { at, h } from '../../dom.ts';
import { playerName, seatName } from '../words/seats.ts';
import { gameName } from '../words/terms.ts';
import { turnsBehind, turnsToCome } from './turn-order.ts';

/** What the Fair Folk seek in this round. */
function searchText(fair: FairState, round: number): string {
  const item = sought(fair);
  return item === undefined ? t('fair:header.found', { round }) : t(`fair:header.${item}`, { round });
}

const headerClass = ({ stage }: HarrowApp): string =>
  `map-header${stage.layout.map.isHeaderOnSheet ? ' on-sheet' : ''}`;

/** What is seen of a solo game: its turn and whose part of it, or that it is over. */
function soloMoment(s: HarrowState): string {
  if (s.result) return t('boards:turn.over');
  return t(`solo:header.${isHestersTurn(s) ? 'mine' : 'theirs'}`, { round: s.round });
}

/** HC-FVH-4: the Fair Folk against Hester: what is sought, and the tokens in the bag. */
function nightHeader(app: HarrowApp, s: HarrowState, { turnBag }: FairState): VNode {
  const { result, fair, round } = app.shownState ?? s;
  const tokens = turnBag.map((token) =>
    token === 'fair' || token === 'hester' ? playerName(token) : t(`fair:turn.${token}`),
  );
  const bag = turnBag.length > 0 ? t('fair:turn.bag', { tokens: tokens.join(', ') }) : t('fair:turn.none');
  return h(
    'header',
    { class: headerClass(app), style: at(app.stage.layout.map.header) },
    h('h1', {}, gameName(s.config.mode)),
    h('p', {}, result || !fair ? t('boards:turn.over') : searchText(fair, round)),
    h(
      'span',
      { class: 'turn-marks', role: 'img', 'aria-label': bag, title: bag },
      turnBag.map((token) =>
        h('i', { class: 'turn-token', style: `background-image:url(art/harrow/turn-${token}.svg)` }),
      ),
    ),
    truceMark(s),
  );
}

/** A solo game: the night or the level; the turn, and the cards left. */
function soloHeader(app: HarrowApp, s: HarrowState, solo: SoloState): VNode {
  const night = app.match?.occasion?.night;
  if (s.fair) return nightHeader(app, s, s.fair);
  const level = levelOf(s.config);
  const cards = t('solo:header.cards', { count: sum(solo.piles.map((pile) => pile.length)) });
  return h(
    'header',
    { class: headerClass(app), style: at(app.stage.layout.map.header) },
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

/** HC-FFC-4: nobody attacks or infects. */
function truceMark(s: HarrowState): VNode | undefined {
  if (!isTruce(s)) return undefined;
  const words = t('fair:rail.truce');
  const style = 'background-image:url(art/harrow/truce-mark.svg)';
  return h('span', { class: 'truce', style, role: 'img', 'aria-label': words, title: words });
}

/** The chapter, the round, whose turn it is, and the turns of the round. */
export function header(app: HarrowApp): VNode {
  const s = app.match?.session.state;
  if (!s) return h('div');
  if (s.solo) return soloHeader(app, s, s.solo);
  const past = Array.from({ length: turnsBehind(s) }, () => h('i', { class: 'turn-mark past' }));
  const coming = turnsToCome(s).map((seat, i) =>
    h('i', { class: `turn-mark ${seatClass(s, seat)} ${i === 0 && !isBeforeRound(s) ? 'now' : 'next'}` }),
  );
  const { fair } = app.shownState ?? s;
  const sought = fair && !isLastRound(s) && searchText(fair, s.round);
  const acting = t(isLastRound(s) ? 'map:header.last' : 'map:header.acting', {
    round: s.round,
    faction: seatName(s, decidingSeat(s)),
  });
  return h(
    'header',
    { class: headerClass(app), style: at(app.stage.layout.map.header) },
    h('h1', {}, gameName(s.config.mode)),
    h('p', {}, sought || acting),
    h('span', { class: 'turn-marks', 'aria-hidden': 'true' }, ...past, ...coming),
    truceMark(s),
  );
}
