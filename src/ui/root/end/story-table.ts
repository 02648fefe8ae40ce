import type { VNode } from 'preact';
import { scoreReasons } from '../../../engine/games/root/events.ts';
import type { RootResult, RootState } from '../../../engine/games/root/state.ts';
import { t } from '../../../i18n/root/text.ts';
import type { SideStory, Story } from '../../../session/root/story.ts';
import { h } from '../../dom.ts';
import { sign } from '../parts.ts';
import { seatName } from '../words/names.ts';

const numbers = [
  'battles',
  'ambushes',
  'slain',
  'fallen',
  'placed',
  'crafted',
  'moves',
] as const satisfies readonly (keyof SideStory)[];

/** The story in numbers: a column for each side, points by what they were for, and what was done. */
export function storyTable(s: RootState, { winners, scores }: RootResult, { sides }: Story): VNode {
  const line = (name: string, values: readonly (number | string)[], kind?: string): VNode =>
    h(
      'tr',
      { class: kind },
      h('th', { scope: 'row' }, name),
      values.map((value) => h('td', {}, value)),
    );
  const sources = scoreReasons.filter((why) => sides.some(({ points }) => points[why] !== 0));
  return h(
    'table',
    { class: 'story' },
    h('caption', { class: 'unseen' }, t('end.story')),
    h(
      'thead',
      {},
      h(
        'tr',
        {},
        h('td', {}),
        s.sides.map(({ faction }, seat) =>
          h(
            'th',
            { scope: 'col', class: `${faction}${winners.includes(seat) ? ' winner' : ''}` },
            sign(`sign-${faction}`),
            h('span', {}, seatName(s, seat)),
          ),
        ),
      ),
    ),
    h(
      'tbody',
      {},
      line(
        t('end.table'),
        s.sides.map(({ dominance }, seat) => (dominance === undefined ? scores[seat] : '★')),
        'total',
      ),
      sources.map((why) =>
        line(
          t(`end.source.${why}`),
          sides.map(({ points }) => points[why]),
          'part',
        ),
      ),
      numbers.map((number) =>
        line(
          t(`end.number.${number}`),
          sides.map((side) => side[number]),
        ),
      ),
    ),
  );
}
