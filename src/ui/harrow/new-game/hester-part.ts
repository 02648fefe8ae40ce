import type { VNode } from 'preact';
import type { HarrowApp } from '../../../app/harrow/harrow-app.ts';
import { type FillIn, type Form, ofLevel } from '../../../app/harrow/new-game-form.ts';
import { features } from '../../../engine/games/harrow/content/chapters/features.ts';
import { type Level, levels, type ModeId } from '../../../engine/games/harrow/state/set-up.ts';
import { t } from '../../../i18n/harrow/text.ts';
import { h } from '../../dom.ts';
import { choice } from '../../parts/choice.ts';
import { pileSteppers } from '../parts/pile-steppers.ts';
import { playerName } from '../words/seats.ts';
import { seatPart } from './side-part.ts';

function levelPart(form: Form, fillIn: FillIn): VNode[] {
  const options = levels.map((level) => ({ value: String(level), label: t(`newGame.levels.${level}`) }));
  return [
    choice('level', t('newGame.level'), options, String(form.level), (value) =>
      fillIn(ofLevel(Number(value) as Level)),
    ),
    h('p', { class: 'level-text', 'aria-live': 'polite' }, t(`newGame.levelText.${form.level}`)),
  ];
}

/** Hester's side: who plays her, or how hard a solo game is. */
export function hesterPart(app: HarrowApp, form: Form, mode: ModeId, fillIn: FillIn): VNode {
  // HC-FVH-1: against the Fair Folk she is played at the solo table without its levels.
  const solo = features[mode].solo && !features[mode].fair;
  return h(
    'section',
    { class: `side hester${solo ? ' solo' : ''}`, 'aria-label': playerName('hester') },
    h('h2', { class: 'side-name' }, h('span', {}, playerName('hester'))),
    !solo && seatPart(app, form, mode, 'hester', fillIn),
    solo && h('div', { class: 'level-choice' }, levelPart(form, fillIn)),
    solo &&
      h(
        'div',
        { class: 'pile-choice' },
        h('h3', { class: 'track-heading' }, t('newGame.piles')),
        pileSteppers(form.level, form.piles, (piles) => fillIn({ piles })),
      ),
    h(
      'div',
      { class: 'leader' },
      h('img', { class: 'portrait', src: 'art/harrow/portrait-hester.svg', alt: '', draggable: false }),
      h('p', {}, t('newGame.hester.text')),
    ),
  );
}
