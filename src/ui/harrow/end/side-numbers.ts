import type { VNode } from 'preact';
import { squaresPerSide } from '../../../engine/games/harrow/rules/hester/hester.ts';
import { items } from '../../../engine/games/harrow/state/fair.ts';
import { hesterSeat } from '../../../engine/games/harrow/state/players.ts';
import type { HarrowState } from '../../../engine/games/harrow/state.ts';
import { t } from '../../../i18n/harrow/text.ts';
import type { TextKey } from '../../../i18n/harrow/text-key.ts';
import type { FairStory, HesterStory, Story } from '../../../session/harrow/story.ts';
import { h } from '../../dom.ts';
import { playerName } from '../words/seats.ts';

type Numbers<S> = readonly (readonly [TextKey, (story: S) => number | string])[];

/** Two on a line; the words of the last need the whole one. */
const hesters: Numbers<HesterStory> = [
  ['end.fires', ({ fires }) => fires],
  ['end.infected', ({ infected }) => infected],
  ['end.summoned', ({ summoned }) => summoned],
  ['end.devoured', ({ devoured }) => devoured],
  ['end.moves', ({ moves }) => moves],
  ['end.cards', ({ cardsPlayed }) => cardsPlayed],
  ['end.cubes', ({ cubesIn, cubesOut }) => `${cubesIn} / ${cubesOut}`],
];

const fairs: Numbers<FairStory> = [
  ['end.nests', ({ nests }) => nests],
  ['end.quests', ({ quests }) => quests],
  ['end.arrows', ({ arrows }) => arrows],
  ['end.guesses', ({ guesses, guessesRight }) => `${guessesRight} / ${guesses}`],
  ['end.offers', ({ offersTaken }) => offersTaken],
  ['end.cards', ({ cardsPlayed }) => cardsPlayed],
  ['end.cubes', ({ cubesIn, cubesOut }) => `${cubesIn} / ${cubesOut}`],
];

function block(player: 'hester' | 'fair', total: TextKey, share: string, pairs: readonly [TextKey, number | string][]) {
  const pair = (name: TextKey, value: number | string, kind?: string) =>
    h('div', { class: kind }, h('dt', {}, t(name)), h('dd', {}, value));
  return h(
    'section',
    { class: 'side-numbers' },
    h('h2', {}, playerName(player)),
    h(
      'dl',
      {},
      pair(total, share, 'total'),
      pairs.map(([name, value]) => pair(name, value)),
    ),
  );
}

/** What Hester and the Fair Folk did. Their numbers are of other things than those of the factions, so each has a place of its own. */
export function sideNumbers(story: Story, { seats, hester, fair, result }: HarrowState): VNode[] {
  const squares = `${result?.scores[hesterSeat] ?? 0} / ${squaresPerSide * seats.length}`;
  return [
    ...(hester
      ? [
          block(
            'hester',
            'end.squares',
            squares,
            hesters.map(([name, number]) => [name, number(story.hester)]),
          ),
        ]
      : []),
    ...(fair
      ? [
          block(
            'fair',
            'end.found',
            `${fair.found} / ${items.length}`,
            fairs.map(([name, number]) => [name, number(story.fair)]),
          ),
        ]
      : []),
  ];
}
