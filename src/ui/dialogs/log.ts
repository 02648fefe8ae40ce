import type { HarrowEvent } from '../../engine/games/harrow/events.ts';
import { t } from '../../i18n/i18n.ts';
import type { App } from '../app.ts';
import { h } from '../dom.ts';
import { dialog } from '../parts/dialog.ts';
import { keepScroll } from '../parts/keep-scroll.ts';
import { doer } from '../words/log-lines.ts';
import { logText } from '../words/log-text.ts';

interface Round {
  readonly number: number;
  readonly events: HarrowEvent[];
}

/** The events of a game by rounds, oldest first. */
export function eventsByRound(log: readonly { readonly events: readonly HarrowEvent[] }[]): Round[] {
  const rounds: Round[] = [{ number: 1, events: [] }];
  for (const event of log.flatMap((entry) => entry.events)) {
    if (event.type === 'roundBegan') rounds.push({ number: event.round, events: [] });
    rounds[rounds.length - 1].events.push(event);
  }
  return rounds;
}

/** Everything that has happened, the newest first. */
export function logDialog(app: App): HTMLElement {
  const session = app.match?.session;
  const rounds = session ? eventsByRound(session.log).reverse() : [];
  const sections = rounds.flatMap(({ number, events }) => {
    const lines = events.flatMap((event) => {
      const text = session && logText(event, session.state);
      return text === undefined ? [] : [h('li', { class: doer(app, event) }, text)];
    });
    return lines.length === 0 ? [] : [h('h3', {}, t('log.round', { round: number })), h('ol', {}, lines.reverse())];
  });
  const content = sections.length === 0 ? [h('p', {}, t('log.empty'))] : sections;
  return dialog(app, t('log.title'), 'log', keepScroll(app.dialog ?? app, h('div', { class: 'log-lines' }, content)));
}
