import type { VNode } from 'preact';
import { levelRules } from '../../../engine/games/harrow/content/solo/levels.ts';
import type { Level } from '../../../engine/games/harrow/state/set-up.ts';
import { pileIds } from '../../../engine/games/harrow/state/solo.ts';
import { t } from '../../../i18n/harrow/text.ts';
import { h } from '../../dom.ts';
import { shiftPile } from './shift-pile.ts';

/** HC-SOLO-3: how many cards each pile has; together they are as many as the level says. */
export function pileSteppers(
  level: Level,
  piles: readonly number[],
  choose: (piles: readonly number[]) => void,
): VNode[] {
  const step = (pile: number, by: 1 | -1) => {
    const shifted = shiftPile(piles, pile, by);
    const name = t(`newGame.pile.${pileIds[pile]}`);
    return h(
      'button',
      {
        type: 'button',
        class: 'step',
        title: t(by > 0 ? 'newGame.more' : 'newGame.fewer', { pile: name }),
        'aria-label': t(by > 0 ? 'newGame.more' : 'newGame.fewer', { pile: name }),
        'aria-disabled': shifted === piles ? 'true' : undefined,
        control: `pile-${pileIds[pile]}-${by}`,
        onclick: () => choose(shifted),
      },
      by > 0 ? '+' : '−',
    );
  };
  return [
    h(
      'ul',
      {},
      pileIds.map((pile, i) =>
        h(
          'li',
          {},
          h('span', {}, t(`newGame.pile.${pile}`)),
          step(i, -1),
          h('output', { 'aria-live': 'polite' }, String(piles[i])),
          step(i, 1),
        ),
      ),
    ),
    h('p', { class: 'level-text' }, t('newGame.pilesText', { all: levelRules[level].cards })),
  ];
}
