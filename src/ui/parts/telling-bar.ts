import { t } from '../../i18n/i18n.ts';
import type { App, Told } from '../app.ts';
import { at, h } from '../dom.ts';
import type { Rect } from '../layout.ts';
import { logText } from '../words/log-text.ts';
import { isSoloStep, soloRule } from '../words/solo-log.ts';
import { button } from './button.ts';

/** In the prompt's place while the automatic factions act: what they do, the rule that makes them, and the next step. */
export function tellingBar(app: App, { event, waits }: Told, rect: Rect): HTMLElement {
  const s = app.match?.session.state;
  const next = button('tell-next', t('solo:tell.next'), () => app.next(), { primary: true });
  const run = button('tell-run', t('solo:tell.run'), () => app.next('run'));
  return h(
    'section',
    { class: 'prompt telling', style: at(rect), 'aria-label': t('map:prompt.label') },
    h(
      'div',
      { class: 'prompt-words', 'data-spoken': true },
      h('h2', {}, (s && logText(event, s)) ?? ''),
      isSoloStep(event) && h('p', { class: 'rule' }, t('solo:tell.rule', { rule: soloRule(event) })),
    ),
    waits && app.settings.stepping && h('div', { class: 'prompt-choices' }, next, run),
  );
}
