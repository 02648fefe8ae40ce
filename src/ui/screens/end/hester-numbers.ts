import { squaresPerSide } from '../../../engine/games/harrow/rules/hester/hester.ts';
import { hesterSeat } from '../../../engine/games/harrow/state.ts';
import type { Result } from '../../../engine/kernel/game.ts';
import { t } from '../../../i18n/i18n.ts';
import type { HesterStory, Story } from '../../../session/story.ts';
import { h } from '../../dom.ts';
import { playerName } from '../../words/seats.ts';

/** Two on a line; the words of the last need the whole one. */
const numbers: Readonly<Record<string, (story: HesterStory) => number | string>> = {
  fires: ({ fires }) => fires,
  infected: ({ infected }) => infected,
  summoned: ({ summoned }) => summoned,
  devoured: ({ devoured }) => devoured,
  moves: ({ moves }) => moves,
  cards: ({ cardsPlayed }) => cardsPlayed,
  cubes: ({ cubesIn, cubesOut }) => `${cubesIn} / ${cubesOut}`,
};

/** What Hester did. Her numbers are of other things than those of the factions, so they have a place of their own. */
export function hesterNumbers({ hester, seats }: Story, { scores }: Result): HTMLElement {
  const pair = (key: string, value: number | string, kind?: string) =>
    h('div', { class: kind }, h('dt', {}, t(`end.${key}`)), h('dd', {}, value));
  return h(
    'section',
    { class: 'hester-numbers' },
    h('h2', {}, playerName('hester')),
    h(
      'dl',
      {},
      pair('squares', `${scores[hesterSeat]} / ${squaresPerSide * seats.length}`, 'total'),
      Object.entries(numbers).map(([key, number]) => pair(key, number(hester))),
    ),
  );
}
