import type { App, Told } from '../../app/app.ts';
import type { Rect } from '../../app/harrow/layout.ts';
import { lessonOf } from '../../app/harrow/lesson-of.ts';
import { t } from '../../i18n/harrow/text.ts';
import { isAutomatic } from '../../session/harrow/told-events.ts';
import { at, h } from '../dom.ts';
import { logText } from '../harrow/words/log-text.ts';
import { type SoloRule, soloRule } from '../harrow/words/solo-rule.ts';
import { button } from './button.ts';
import { ruleTag } from './rule-tag.ts';

function namedRule(app: App, rule: SoloRule): HTMLElement {
  return h('p', {}, ruleTag(app, rule, t(`solo:rule.${rule}`)));
}

/** In the prompt's place while the automatic factions act: what they do, the rule that makes them, and the next step. */
export function tellingBar(app: App, { event, waits }: Told, rect: Rect): HTMLElement {
  const s = app.match?.session.state;
  const next = button('tell-next', t('solo:tell.next'), () => app.next(), { primary: true });
  const runs = t('solo:tell.run');
  const run = button('tell-run', runs, () => app.next('run'), { sign: 'shell/icon-fast', title: runs });
  const skip = button('skip', t('prompt.skip'), () => app.skip(), { primary: true });
  const inFight = app.screen === 'battlefield';
  // While the oak has a word to say, it has the only button.
  const isStep = waits && app.settings.stepping && lessonOf(app) === undefined;
  const buttons = isStep ? [next, run] : inFight && !waits ? [skip] : [];
  return h(
    'section',
    { class: `prompt telling${inFight ? ' battle-prompt' : ''}`, style: at(rect), 'aria-label': t('prompt.label') },
    h(
      'div',
      { class: 'prompt-words', 'data-spoken': true },
      h('h2', {}, (s && logText(event, s)) ?? ''),
      ' ',
      s?.solo && isAutomatic(event) && namedRule(app, soloRule(event)),
    ),
    buttons.length > 0 && h('div', { class: 'prompt-choices' }, ...buttons),
  );
}
