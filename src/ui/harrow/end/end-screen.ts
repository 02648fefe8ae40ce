import type { VNode } from 'preact';
import type { HarrowApp } from '../../../app/harrow/harrow-app.ts';
import { pointsToEnd } from '../../../engine/games/harrow/rules/points-to-end.ts';
import type { SeatState } from '../../../engine/games/harrow/state/seat.ts';
import { t } from '../../../i18n/harrow/text.ts';
import { type Story, storyOf } from '../../../session/harrow/story.ts';
import { h } from '../../dom.ts';
import { button } from '../../parts/button.ts';
import { languageWheel } from '../../parts/languages.ts';
import { chartKey, pointsChart } from '../../parts/points-chart.ts';
import { languagePlaces } from '../parts/language-places.ts';
import { harrowPalette } from '../styles/palette.ts';
import { endingWords } from '../words/ending.ts';
import { factionName } from '../words/terms.ts';
import { type ChartSize, chartSizes } from './end-places.ts';
import { factionTable } from './faction-table.ts';
import { lineLooks } from './line-looks.ts';
import { sideNumbers } from './side-numbers.ts';
import { whatDecided } from './what-decided.ts';

function chart(title: string, story: Story, seats: readonly SeatState[], size: ChartSize, rounds?: string): VNode {
  const lines = seats.map(({ faction }, seat) => ({ faction, points: story.rounds.map((points) => points[seat]) }));
  const description = lines.map(({ faction, points }) => `${factionName(faction)}: ${points.join(', ')}`).join('; ');
  return h(
    'figure',
    { class: 'chart' },
    h('figcaption', {}, title),
    pointsChart(
      lines.map(({ faction, points }) => ({ look: lineLooks[faction], points })),
      { points: pointsToEnd, colour: harrowPalette.grid },
      { description, axis: rounds },
      size,
    ),
    h(
      'p',
      { class: 'key' },
      lines.map(({ faction }) => h('span', {}, chartKey(lineLooks[faction]), factionName(faction))),
    ),
  );
}

/** In the tab order, so that the arrow keys can scroll it when the letters are large. */
function scroller(name: string, ...content: readonly (VNode | false)[]): VNode {
  return h('div', { class: 'scrolls', tabindex: 0, role: 'group', 'aria-label': name, control: name }, content);
}

/** Who won, why, and the game in numbers. */
export function endScreen(app: HarrowApp): VNode[] {
  const session = app.match?.session;
  const result = session?.state.result;
  if (!session || !result) return [];
  const { seats, solo } = session.state;
  const story = storyOf(session.log, seats.length);
  const { title, why } = endingWords(session.state, result, story.tie);
  const beside = [...whatDecided(app), ...sideNumbers(story, session.state)];
  const course = t(solo ? 'end.turnChart' : 'end.chart');
  const { alone, below } = chartSizes[app.stage.layout.id];
  return [
    h(
      'main',
      { class: 'end' },
      h('header', {}, h('h1', {}, title), h('p', {}, why)),
      h('section', { class: 'numbers paper' }, scroller(t('end.story'), factionTable(story, session.state, result))),
      h(
        'section',
        { class: 'course paper' },
        scroller(
          course,
          ...beside,
          // Two blocks of numbers leave no room for it.
          beside.length === 0 && chart(course, story, seats, alone, t('end.rounds')),
          beside.length === 1 && chart(course, story, seats, below),
        ),
      ),
      h(
        'footer',
        {},
        button('end-replay', t('end.replay'), () => app.watchReplay(), { icon: 'icon-play' }),
        button('end-title', t('end.toTitle'), () => app.go('title'), { icon: 'icon-back' }),
        button('end-rematch', t(solo ? 'campaign:button.again' : 'end.rematch'), () => app.rematch(), {
          primary: true,
        }),
      ),
    ),
    languageWheel(app, languagePlaces[app.stage.layout.id]),
  ];
}
