import type { VNode } from 'preact';
import type { HarrowApp } from '../../../app/harrow/harrow-app.ts';
import type { Rect } from '../../../app/stage.ts';
import { t } from '../../../i18n/harrow/text.ts';
import type { NightOutcome } from '../../../session/harrow/campaign/outcome.ts';
import type { ShownHarrow } from '../../../session/harrow/harrow-session.ts';
import { storyOf } from '../../../session/harrow/story.ts';
import { at, h } from '../../dom.ts';
import { goOnButton } from '../../parts/button.ts';
import { endingWords } from '../words/ending.ts';
import { useFit } from './prompt-fit.ts';

/** From the tale of a night to the county as it was left. */
export function lookAtCounty(app: HarrowApp, outcome: NightOutcome): void {
  if (app.match) app.remember({ ended: { match: app.match, outcome } });
  app.go('map');
}

/** Back to where the end of the game is told. */
function backButton(app: HarrowApp, match: ShownHarrow): VNode {
  const { ended } = app.remembered;
  const back = () => {
    app.go(match.occasion ? 'campaign' : 'end');
    if (ended?.match === match) app.open({ kind: 'nightResult', outcome: ended.outcome });
  };
  const label = t(match.occasion ? 'campaign:button.toNights' : 'common.back');
  return goOnButton('over-back', label, back, { icon: 'icon-back' });
}

/** The game is over, and what happened last has been shown. */
export function isOverAndTold({ match, busy, replaying }: HarrowApp): boolean {
  return match?.session.state.result !== undefined && !busy && !replaying;
}

/** In place of the prompt when the game is over: how it ended, and the way back. */
export function OverBar({ app, rect }: { readonly app: HarrowApp; readonly rect: Rect }): VNode | undefined {
  const bar = useFit(app.stage.layout.id);
  const { match } = app;
  const result = match?.session.state.result;
  if (!match || !result) return undefined;
  const { session } = match;
  const { title, why } = endingWords(session.state, result, storyOf(session.log, session.state.seats.length).tie);
  return h(
    'section',
    { class: 'prompt', style: at(rect), 'aria-label': t('prompt.label'), ref: bar },
    h('div', { class: 'prompt-words', 'data-spoken': true }, h('h2', {}, title), ' ', h('p', {}, why)),
    h('div', { class: 'prompt-choices' }, backButton(app, match)),
  );
}
