import { features } from '../../../engine/games/harrow/content/chapters/features.ts';
import { levelRules } from '../../../engine/games/harrow/content/solo/levels.ts';
import { type Level, levels, type ModeId, pileIds } from '../../../engine/games/harrow/state.ts';
import { t } from '../../../i18n/i18n.ts';
import { h } from '../../dom.ts';
import { choice } from '../../parts/choice.ts';
import { playerName } from '../../words/seats.ts';
import { chooseLevel, type Form, shiftPile } from './form.ts';
import { seatPart } from './side-part.ts';

function levelPart(form: Form, changed: () => void): Node[] {
  const options = levels.map((level) => ({ value: String(level), label: t(`newGame.levels.${level}`) }));
  return [
    choice('level', t('newGame.level'), options, String(form.level), (value) => {
      chooseLevel(form, Number(value) as Level);
      changed();
    }),
    h('p', { class: 'level-text', 'aria-live': 'polite' }, t(`newGame.levelText.${form.level}`)),
  ];
}

/** HC-SOLO-3: how many cards each pile has; together they are as many as the level says. */
function pilesPart(form: Form, changed: () => void): Node[] {
  const step = (pile: number, by: 1 | -1) => {
    const piles = shiftPile(form.piles, pile, by);
    const name = t(`newGame.pile.${pileIds[pile]}`);
    return h(
      'button',
      {
        type: 'button',
        class: 'step',
        'aria-label': t(by > 0 ? 'newGame.more' : 'newGame.fewer', { pile: name }),
        'aria-disabled': piles === form.piles ? 'true' : undefined,
        focusKey: `pile-${pileIds[pile]}-${by}`,
        onclick: () => {
          form.piles = piles;
          changed();
        },
      },
      by > 0 ? '+' : '−',
    );
  };
  return [
    h('h3', { class: 'track-heading' }, t('newGame.piles')),
    h(
      'ul',
      {},
      pileIds.map((pile, i) =>
        h(
          'li',
          {},
          h('span', {}, t(`newGame.pile.${pile}`)),
          step(i, -1),
          h('output', { 'aria-live': 'polite' }, String(form.piles[i])),
          step(i, 1),
        ),
      ),
    ),
    h('p', { class: 'level-text' }, t('newGame.pilesText', { all: levelRules[form.level].cards })),
  ];
}

/** Hester's side: who plays her, or how hard a solo game is. */
export function hesterPart(form: Form, mode: ModeId, changed: () => void): HTMLElement {
  const { solo } = features[mode];
  return h(
    'section',
    { class: `side hester${solo ? ' solo' : ''}`, 'aria-label': playerName('hester') },
    h('h2', { class: 'side-name' }, h('span', {}, playerName('hester'))),
    !solo && seatPart(form, 'hester', changed),
    solo && h('div', { class: 'level-choice' }, levelPart(form, changed)),
    solo && h('div', { class: 'pile-choice' }, pilesPart(form, changed)),
    h(
      'div',
      { class: 'leader' },
      h('img', { class: 'portrait', src: 'art/portrait-hester.svg', alt: '', draggable: 'false' }),
      h('p', {}, t('newGame.hester.text')),
    ),
  );
}
