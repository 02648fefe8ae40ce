import type { VNode } from 'preact';
import type { HarrowApp } from '../../../app/harrow/harrow-app.ts';
import { t } from '../../../i18n/harrow/text.ts';
import { diagnosisOf } from '../../../session/harrow/diagnosis.ts';
import { h } from '../../dom.ts';

/** The only person at the table, if they lost. */
function loser({ match }: HarrowApp): number | undefined {
  const result = match?.session.state.result;
  if (!match || !result) return undefined;
  const [person, ...others] = match.controllers.flatMap((kind, seat) => (kind === 'human' ? [seat] : []));
  const hasWon = person === result.winner || person === result.also;
  return person === undefined || others.length > 0 || hasWon || match.session.state.fair ? undefined : person;
}

/** After a defeat: what decided it, in numbers, and one thing to try. */
export function whatDecided(app: HarrowApp): VNode[] {
  const seat = loser(app);
  if (seat === undefined || !app.match) return [];
  const [first, ...others] = diagnosisOf(app.match.session.log, seat);
  if (!first) return [];
  const number = new Intl.NumberFormat(app.settings.language);
  const facts = [first, ...others].map(({ cause, n, of }) =>
    t(`lessons:loss.${cause}.fact`, { n: number.format(n), of: number.format(of) }),
  );
  return [
    h(
      'section',
      { class: 'decided' },
      h('h2', {}, t('lessons:loss.title')),
      h('p', {}, facts.join(' ')),
      h('p', {}, h('b', {}, t('lessons:loss.next')), ' ', t(`lessons:loss.${first.cause}.try`)),
    ),
  ];
}
