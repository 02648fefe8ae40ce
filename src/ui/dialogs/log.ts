import type { App } from '../../app/app.ts';
import type { HarrowEvent } from '../../engine/games/harrow/events.ts';
import { t } from '../../i18n/i18n.ts';
import { h } from '../dom.ts';
import { doer, storyOfAll } from '../harrow/words/log-lines.ts';
import { logText } from '../harrow/words/log-text.ts';
import { dialog } from '../parts/dialog.ts';
import { keepScroll } from '../parts/keep-scroll.ts';

interface Round {
  readonly number: number;
  readonly events: HarrowEvent[];
}

/** The events of a game by rounds, oldest first. */
function byRounds(events: readonly HarrowEvent[]): Round[] {
  const rounds: Round[] = [];
  for (const event of events) {
    if (event.type === 'roundBegan') rounds.push({ number: event.round, events: [] });
    rounds[rounds.length - 1].events.push(event);
  }
  return rounds;
}

/** Everything that has happened, as beside the map: the newest at the end, where the list opens. */
export function logDialog(app: App): HTMLElement {
  const session = app.match?.session;
  const rounds = session ? byRounds(storyOfAll(session)) : [];
  const sections = rounds.flatMap(({ number, events }) => {
    const lines = events.flatMap((event) => {
      const text = session && logText(event, session.state);
      return text === undefined ? [] : [h('li', { class: doer(app, event) }, text)];
    });
    return lines.length === 0 ? [] : [h('h3', {}, t('log.round', { round: number })), h('ol', {}, lines)];
  });
  const list = h('div', { class: 'log-lines' }, sections);
  return dialog(app, t('log.title'), 'log', keepScroll(app.dialog ?? app, list, 'end'));
}
