import type { VNode } from 'preact';
import { squaresPerSide } from '../../../engine/games/harrow/rules/hester/hester.ts';
import { hesterSeat } from '../../../engine/games/harrow/state/players.ts';
import type { HarrowResult } from '../../../engine/games/harrow/state.ts';
import { t } from '../../../i18n/harrow/text.ts';
import type { TextKey } from '../../../i18n/harrow/text-key.ts';
import type { HesterStory, Story } from '../../../session/harrow/story.ts';
import { h } from '../../dom.ts';
import { playerName } from '../words/seats.ts';

/** Two on a line; the words of the last need the whole one. */
const numbers: readonly (readonly [TextKey, (story: HesterStory) => number | string])[] = [
  ['end.fires', ({ fires }) => fires],
  ['end.infected', ({ infected }) => infected],
  ['end.summoned', ({ summoned }) => summoned],
  ['end.devoured', ({ devoured }) => devoured],
  ['end.moves', ({ moves }) => moves],
  ['end.cards', ({ cardsPlayed }) => cardsPlayed],
  ['end.cubes', ({ cubesIn, cubesOut }) => `${cubesIn} / ${cubesOut}`],
];

/** What Hester did. Her numbers are of other things than those of the factions, so they have a place of their own. */
export function hesterNumbers({ hester, seats }: Story, { scores }: HarrowResult): VNode {
  const pair = (name: TextKey, value: number | string, kind?: string) =>
    h('div', { class: kind }, h('dt', {}, t(name)), h('dd', {}, value));
  return h(
    'section',
    { class: 'hester-numbers' },
    h('h2', {}, playerName('hester')),
    h(
      'dl',
      {},
      pair('end.squares', `${scores[hesterSeat]} / ${squaresPerSide * seats.length}`, 'total'),
      numbers.map(([name, number]) => pair(name, number(hester))),
    ),
  );
}
