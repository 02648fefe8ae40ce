import type { VNode } from 'preact';
import type { Rect } from '../../../app/stage.ts';
import { t } from '../../../i18n/harrow/text.ts';
import type { Fight } from '../../../session/harrow/fight.ts';
import { at, h } from '../../dom.ts';
import { stepStates, stepsOf } from './steps.ts';

/** How an attack or a power goes, with the step that is under way lit. */
export function stepsPanel(rect: Rect, fight: Fight, falling: boolean): VNode {
  const states = stepStates(fight, falling);
  return h(
    'section',
    { class: 'battle-steps', style: at(rect) },
    h('h2', {}, t(`battle:steps.title.${fight.kind}`)),
    h(
      'ol',
      {},
      stepsOf(fight).map((step, i) =>
        h(
          'li',
          { class: states[i], 'aria-current': states[i] === 'now' ? 'step' : undefined },
          h('span', { class: 'mark', 'aria-hidden': 'true' }, states[i] === 'done' ? '' : String(i + 1)),
          h('span', {}, t(`battle:steps.${step}`)),
        ),
      ),
    ),
  );
}
