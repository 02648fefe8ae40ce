import type { VNode } from 'preact';
import type { HarrowApp } from '../../../app/harrow/harrow-app.ts';
import type { Rect } from '../../../app/stage.ts';
import type { HarrowState } from '../../../engine/games/harrow/state.ts';
import { t } from '../../../i18n/harrow/text.ts';
import { decidingSeat } from '../../../session/harrow/deciding.ts';
import { isAutomatic } from '../../../session/harrow/told-events.ts';
import { at, h } from '../../dom.ts';
import { button, goOnButton } from '../../parts/button.ts';
import { RuleTag } from '../../parts/rule-tag.ts';
import { logText } from '../words/log-text.ts';
import { seatName } from '../words/seats.ts';
import { type SoloRule, soloRule } from '../words/solo-rule.ts';
import { waitingForOak } from './oak-lesson.ts';

function namedRule(app: HarrowApp, rule: SoloRule): VNode {
  return h('p', {}, h(RuleTag, { app, rule, name: t(`solo:rule.${rule}`) }));
}

/** Of what has no words of its own, like the beginning of a turn. */
const whoActs = (s: HarrowState): string =>
  t('map:header.acting', { round: s.round, faction: seatName(s, decidingSeat(s)) });

/** In the prompt's place while the automatic factions act: what they do, the rule that makes them, and the next step. */
export function tellingBar(app: HarrowApp, { event, waits }: NonNullable<HarrowApp['told']>, rect: Rect): VNode {
  const s = app.match?.session.state;
  const next = goOnButton('tell-next', t('solo:tell.next'), () => app.next());
  const runs = t('solo:tell.run');
  const run = button('tell-run', runs, () => app.next('run'), { sign: 'shell/icon-fast', title: runs });
  const skip = goOnButton('skip', t('prompt.skip'), () => app.skip());
  const inFight = app.screen === 'battlefield';
  const words = s && logText(event, s);
  // While the oak has a word to say, it has the only button.
  const isTaught = app.taught?.kind === 'lesson';
  const isStep = waits && app.settings.stepping && !isTaught;
  const buttons = isStep ? [next, run] : inFight && !waits ? [skip] : [];
  return h(
    'section',
    {
      class: `prompt telling${inFight ? ' battle-prompt' : ''}`,
      style: at(rect),
      'aria-label': t('prompt.label'),
      key: 'telling',
    },
    h(
      'div',
      { class: 'prompt-words', 'data-spoken': true },
      h('h2', {}, words ?? (isTaught ? waitingForOak() : s ? whoActs(s) : '')),
      ' ',
      isTaught
        ? words !== undefined && h('p', {}, waitingForOak())
        : s?.solo && isAutomatic(event) && namedRule(app, soloRule(event)),
    ),
    buttons.length > 0 && h('div', { class: 'prompt-choices' }, buttons),
  );
}
