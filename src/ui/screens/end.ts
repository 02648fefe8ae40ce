import { pointsToEnd } from '../../engine/games/harrow/rules/round.ts';
import type { SeatState } from '../../engine/games/harrow/state.ts';
import type { Result } from '../../engine/kernel/game.ts';
import { t } from '../../i18n/i18n.ts';
import { type SeatStory, type Story, storyOf } from '../../session/story.ts';
import type { App } from '../app.ts';
import { h } from '../dom.ts';
import type { LayoutId } from '../layout.ts';
import { button } from '../parts/button.ts';
import { languagePlates } from '../parts/languages.ts';
import { chartKey, pointsChart } from '../parts/points-chart.ts';
import { factionName, legendName } from '../words/terms.ts';
import { languagePlaces } from './title.ts';

/** Size of the chart beside the table, in reference pixels. */
const chartSizes: Readonly<Record<LayoutId, readonly [number, number]>> = {
  desktop: [356, 292],
  tablet: [306, 320],
  phone: [268, 164],
};

/** Rows of the table: a key of the words and the number of a side. */
const rows: readonly (readonly [string, (story: SeatStory) => number | string])[] = [
  ['kills', ({ points }) => points.kill],
  ['goal', ({ points }) => points.rescue + points.destroy],
  ['brambles', ({ points }) => points.brambles],
  ['attacks', ({ attacks, attacksWon }) => `${attacksWon} / ${attacks}`],
  ['cubes', ({ cubesIn, cubesOut }) => `${cubesIn} / ${cubesOut}`],
  ['spawned', ({ haintsSpawned }) => haintsSpawned],
  ['moves', ({ moves }) => moves],
  ['tokens', ({ tokensCollected }) => tokensCollected],
];

/** The first rows are what the points are made of. */
const parts = 3;

function table(story: Story, seats: readonly SeatState[], { scores }: Result): HTMLElement {
  const line = (name: string, values: readonly (number | string)[], kind?: string) =>
    h(
      'tr',
      { class: kind },
      h('th', { scope: 'row' }, name),
      values.map((value) => h('td', {}, value)),
    );
  return h(
    'table',
    { class: 'story' },
    h('caption', { class: 'unseen' }, t('end.story')),
    h(
      'thead',
      {},
      h(
        'tr',
        {},
        h('td', {}),
        seats.map(({ faction }) => h('th', { scope: 'col', class: faction }, factionName(faction))),
      ),
    ),
    h(
      'tbody',
      {},
      line(t('end.points'), scores, 'total'),
      rows.map(([key, number], i) => line(t(`end.${key}`), story.seats.map(number), i < parts ? 'part' : undefined)),
    ),
  );
}

function chart(story: Story, seats: readonly SeatState[], layout: LayoutId): HTMLElement {
  const lines = seats.map(({ faction }, seat) => ({ faction, points: story.rounds.map((points) => points[seat]) }));
  const description = lines.map(({ faction, points }) => `${factionName(faction)}: ${points.join(', ')}`).join('; ');
  return h(
    'figure',
    { class: 'chart' },
    h('figcaption', {}, t('end.chart')),
    pointsChart(lines, pointsToEnd, { description, rounds: t('end.rounds') }, chartSizes[layout]),
    h(
      'p',
      { class: 'key' },
      lines.map(({ faction }) => h('span', {}, chartKey(faction), factionName(faction))),
    ),
  );
}

/** In the tab order, so that the arrow keys can scroll it when the letters are large. */
function scroller(name: string, content: HTMLElement): HTMLElement {
  return h('div', { class: 'scrolls', tabindex: 0, role: 'group', 'aria-label': name, focusKey: name }, content);
}

/** Who won, why, and the game in numbers. */
export function endScreen(app: App): Node[] {
  const session = app.match?.session;
  const result = session?.state.result;
  if (!session || !result) return [];
  const { seats } = session.state;
  const { winner, scores } = result;
  const story = storyOf(session.log, seats.length);
  const { faction, legend } = seats[winner];
  const why = t(story.tie ? 'end.whyTie' : 'end.why', {
    own: scores[winner],
    enemy: scores[1 - winner],
    legend: legendName(legend),
  });
  return [
    h(
      'main',
      { class: `end${app.settings.textSize > 125 ? ' large-text' : ''}` },
      h('header', {}, h('h1', {}, t('end.won', { context: faction })), h('p', {}, why)),
      h('section', { class: 'numbers paper' }, scroller(t('end.story'), table(story, seats, result))),
      h('section', { class: 'course paper' }, scroller(t('end.chart'), chart(story, seats, app.stage.layout.id))),
      h(
        'footer',
        {},
        button('end-replay', t('end.replay'), () => app.watchReplay(), { icon: 'play' }),
        button('end-title', t('end.toTitle'), () => app.go('title'), { icon: 'back' }),
        button('end-rematch', t('end.rematch'), () => app.rematch(), { primary: true }),
      ),
    ),
    languagePlates(app, languagePlaces[app.stage.layout.id]),
  ];
}
