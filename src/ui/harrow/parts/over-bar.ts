import type { App } from '../../../app/app.ts';
import type { Rect } from '../../../app/harrow/layout.ts';
import { t } from '../../../i18n/harrow/text.ts';
import type { NightOutcome } from '../../../session/harrow/campaign/outcome.ts';
import { storyOf } from '../../../session/harrow/story.ts';
import type { ShownMatch } from '../../../session/shown-match.ts';
import { at, h } from '../../dom.ts';
import { button } from '../../parts/button.ts';
import { fitPrompt } from '../../parts/prompt-fit.ts';
import { endingWords } from '../words/ending.ts';

/** What became of the nights whose county is looked at once more. */
const outcomes = new WeakMap<ShownMatch, NightOutcome>();

/** From the tale of a night to the county as it was left. */
export function lookAtCounty(app: App, outcome: NightOutcome): void {
  if (app.match) outcomes.set(app.match, outcome);
  app.go('map');
}

/** Back to where the end of the game is told. */
function backButton(app: App, match: ShownMatch): HTMLElement {
  const outcome = outcomes.get(match);
  const back = () => {
    app.go(match.night ? 'campaign' : 'end');
    if (outcome) app.open({ kind: 'nightResult', outcome });
  };
  const label = t(match.night ? 'campaign:button.toNights' : 'common.back');
  return button('over-back', label, back, { primary: true, icon: 'icon-back' });
}

/** In place of the prompt when the game is over: how it ended, and the way back. */
export function overBar(app: App, rect: Rect): HTMLElement | undefined {
  const { match } = app;
  const result = match?.session.state.result;
  if (!match || !result || app.busy || app.replaying) return undefined;
  const { session } = match;
  const { title, why } = endingWords(session.state, result, storyOf(session.log, session.state.seats.length).tie);
  const bar = h(
    'section',
    { class: 'prompt', style: at(rect), 'aria-label': t('prompt.label') },
    h('div', { class: 'prompt-words', 'data-spoken': true }, h('h2', {}, title), ' ', h('p', {}, why)),
    h('div', { class: 'prompt-choices' }, backButton(app, match)),
  );
  queueMicrotask(() => fitPrompt(bar, app.stage.layout.id));
  return bar;
}
