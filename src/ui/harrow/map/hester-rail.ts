import type { VNode } from 'preact';
import type { HarrowApp } from '../../../app/harrow/harrow-app.ts';
import { squaresPerSide } from '../../../engine/games/harrow/rules/hester/hester.ts';
import { t } from '../../../i18n/harrow/text.ts';
import { hesterCounts } from '../../../session/harrow/hester-state.ts';
import { isOpen } from '../../../session/harrow/interaction/spot-offers.ts';
import { sideSpot } from '../../../session/harrow/spots.ts';
import { at, h, pinned } from '../../dom.ts';
import { type Twin, Twins } from '../../twins.ts';
import { playerName } from '../words/seats.ts';
import { factionName } from '../words/terms.ts';
import { type BoardWords, pressedSquare, railBoards } from './hester-rail-board-places.ts';
import { hesterRailPlaces } from './hester-rail-places.ts';
import { hesterStrip } from './seat-strips.ts';
import { boardOf, hestersStrip } from './table-sides.ts';

/** Words on the board, where it has room for them. */
function boardWords(app: HarrowApp, words: BoardWords): VNode[] {
  const s = app.match?.session.state;
  const counts = s && hesterCounts(s);
  if (!s || !counts) return [];
  return [
    h('h2', { class: 'ribbon-name', style: pinned(words.title) }, playerName('hester')),
    ...s.seats.map(({ faction }, side) =>
      h('span', { class: `side ${faction}`, style: pinned(words.names[side]) }, factionName(faction)),
    ),
    h('span', { class: 'fires', style: pinned(words.firesLabel) }, t('hester:fires')),
    h(
      'span',
      { class: 'actions', style: pinned(words.availableLabel) },
      h('b', {}, t('hester-rail:actions')),
      h('span', {}, t('hester-rail:left', { n: counts.left })),
    ),
    h('span', { class: 'cards', style: pinned(words.handLabel) }, t('hester-rail:cards', { n: counts.cards })),
  ];
}

/** A button over the free squares of each side on which the haints of a new fire may go. */
function squareTwins(app: HarrowApp): Twin[] {
  const s = app.match?.session.state;
  const board = railBoards[app.stage.layout.id];
  const size = pressedSquare(board);
  if (!s?.hester || !size) return [];
  const [w, hgt] = size;
  const filled = s.hester.squares.map(({ length }) => length);
  const { interaction } = app;
  const open = [0, 1].filter((side) => isOpen(interaction, sideSpot(side)));
  return open.map((side) => {
    const squares = side === 0 ? board.squares.left : board.squares.right;
    const [x, first] = squares[filled[side]];
    const top = first - hgt / 2;
    const bottom = squares[squaresPerSide - 1][1] + hgt / 2;
    return {
      spot: sideSpot(side),
      control: `square-${side}`,
      place: [x - w / 2, top, w, bottom - top],
      name: t('hester-rail:fill', { side: t(`map:choice.side.${s.seats[side].faction}`) }),
      look: 'square-twin',
    };
  });
}

/** On the phone the whole board opens her hand; the number of its cards stands beside her actions. */
function cardCount(cards: number): VNode {
  const mark = h('i', { style: 'background-image:url(art/harrow/card-mark-hester.svg)' });
  return h('span', { class: 'card-mark', 'aria-hidden': 'true' }, mark, String(cards));
}

/** Hester's board in her own turns, a strip of it in the turns of others; what its pictures show is told in a sentence. */
export function hesterBoard(app: HarrowApp): VNode[] {
  const s = app.match?.session.state;
  const counts = s && hesterCounts(s);
  if (!s || !counts) return [];
  const { id, isTight } = app.stage.layout;
  const places = hesterRailPlaces[id];
  const { words } = railBoards[id];
  const summary = t('hester-rail:summary', { ...counts });
  const board = boardOf(s);
  if (board === 'hester') {
    return [
      h(
        'section',
        { class: 'hester-board', style: at(places.board), 'aria-label': summary, title: summary },
        ...(words ? boardWords(app, words) : [cardCount(counts.cards)]),
        h(Twins, { app, twins: squareTwins(app) }),
      ),
    ];
  }
  const strip = hestersStrip(app.stage.layout, s);
  if (strip !== 'usual') return strip ? [h('div', {}, hesterStrip(s, strip))] : [];
  return [
    h(
      'section',
      { class: 'hester-strip', style: at(places.strip), 'aria-label': summary, title: summary },
      ...(isTight
        ? [
            h('b', {}, t('hester-rail:squares', { n: counts.squares })),
            h(
              'span',
              { class: 'flames' },
              h('i', { style: 'background-image:url(art/harrow/flame.svg)' }),
              String(counts.actions),
            ),
          ]
        : []),
    ),
  ];
}
