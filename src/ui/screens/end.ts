import { type Features, features } from '../../engine/games/harrow/content/chapters/features.ts';
import { pointsToEnd } from '../../engine/games/harrow/rules/round.ts';
import { type HarrowState, hesterSeat, type SeatState } from '../../engine/games/harrow/state.ts';
import type { Result } from '../../engine/kernel/game.ts';
import { t } from '../../i18n/i18n.ts';
import { type HesterStory, type SeatStory, type Story, storyOf } from '../../session/story.ts';
import type { App } from '../app.ts';
import { h } from '../dom.ts';
import type { LayoutId } from '../layout.ts';
import { button } from '../parts/button.ts';
import { languagePlates } from '../parts/languages.ts';
import { chartKey, pointsChart } from '../parts/points-chart.ts';
import { leaderName, playerName, seatClass } from '../words/seats.ts';
import { factionName } from '../words/terms.ts';
import { languagePlaces } from './title.ts';

/** Size of the chart beside the table, in reference pixels. */
const chartSizes: Readonly<Record<LayoutId, readonly [number, number]>> = {
  desktop: [356, 292],
  tablet: [306, 320],
  phone: [268, 164],
};

interface Row {
  readonly key: string;
  /** Of a faction; a row without it is Hester's alone. */
  readonly number?: (story: SeatStory) => number | string;
  /** Of Hester, where she has such a number. */
  readonly hester?: (story: HesterStory) => number | string;
  /** What the points are made of. */
  readonly part?: true;
  /** Only where the game was played with this rule (or without it). */
  readonly when?: (rules: Features) => boolean;
}

const cubesOf = ({ cubesIn, cubesOut }: Pick<SeatStory, 'cubesIn' | 'cubesOut'>): string => `${cubesIn} / ${cubesOut}`;

const rows: readonly Row[] = [
  { key: 'kills', number: ({ points }) => points.kill, part: true, when: ({ wheel }) => !wheel },
  { key: 'plates', number: ({ points }) => points.kill, part: true, when: ({ wheel }) => wheel },
  { key: 'goal', number: ({ points }) => points.rescue + points.destroy, part: true },
  { key: 'doused', number: ({ points }) => points.fire, part: true, when: ({ hester }) => hester },
  { key: 'brambles', number: ({ points }) => points.brambles, part: true },
  { key: 'killed', number: ({ haintsKilled }) => haintsKilled, when: ({ wheel }) => wheel },
  { key: 'attacks', number: ({ attacks, attacksWon }) => `${attacksWon} / ${attacks}` },
  { key: 'cubes', number: cubesOf, hester: cubesOf },
  { key: 'spawned', number: ({ haintsSpawned }) => haintsSpawned },
  { key: 'moves', number: ({ moves }) => moves, hester: ({ moves }) => moves },
  { key: 'tokens', number: ({ tokensCollected }) => tokensCollected, when: ({ solo }) => !solo },
  {
    key: 'cards',
    number: ({ cardsPlayed }) => cardsPlayed,
    hester: ({ cardsPlayed }) => cardsPlayed,
    when: ({ cards, hester }) => cards || hester,
  },
  { key: 'tiles', number: ({ tilesUsed }) => tilesUsed, when: ({ tiles }) => tiles },
  { key: 'fires', hester: ({ fires }) => fires, when: ({ hester }) => hester },
  { key: 'infected', hester: ({ infected }) => infected, when: ({ hester }) => hester },
  { key: 'summoned', hester: ({ summoned }) => summoned, when: ({ hester }) => hester },
  { key: 'devoured', hester: ({ devoured }) => devoured, when: ({ hester }) => hester },
];

/** The numbers of a row, one a seat; empty where a seat has none of the kind. */
function valuesOf({ number, hester }: Row, story: Story, hasHester: boolean): (number | string)[] {
  const factions = story.seats.map((own) => number?.(own) ?? '');
  return hasHester ? [...factions, hester?.(story.hester) ?? ''] : factions;
}

function table(story: Story, s: HarrowState, { scores }: Result): HTMLElement {
  const { seats, config } = s;
  const hasHester = s.hester !== undefined;
  const shown = rows.filter(({ when }) => when?.(features[config.mode]) ?? true);
  const line = (name: string, values: readonly (number | string)[], kind?: string) =>
    h(
      'tr',
      { class: kind },
      h('th', { scope: 'row' }, name),
      values.map((value) => h('td', {}, value)),
    );
  return h(
    'table',
    { class: `story${shown.length > 8 ? ' long' : ''}${hasHester ? ' three' : ''}` },
    h('caption', { class: 'unseen' }, t('end.story')),
    h(
      'thead',
      {},
      h(
        'tr',
        {},
        h('td', {}),
        seats.map(({ faction }) => h('th', { scope: 'col', class: faction }, factionName(faction))),
        hasHester && h('th', { scope: 'col', class: 'hester' }, playerName('hester')),
      ),
    ),
    h(
      'tbody',
      {},
      line(t('end.points'), hasHester ? [...scores.slice(0, seats.length), ''] : scores, 'total'),
      hasHester && line(t('end.squares'), [...seats.map(() => ''), `${scores[hesterSeat]} / 6`], 'total'),
      shown.map((row) => line(t(`end.${row.key}`), valuesOf(row, story, hasHester), row.part && 'part')),
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
  const params = { own: scores[winner], enemy: scores[1 - winner], legend: leaderName(session.state, winner) };
  const why = t(winner === hesterSeat ? 'end.whyHester' : story.tie ? 'end.whyTie' : 'end.why', params);
  return [
    h(
      'main',
      { class: `end${app.settings.textSize > 125 ? ' large-text' : ''}` },
      h('header', {}, h('h1', {}, t('end.won', { context: seatClass(session.state, winner) })), h('p', {}, why)),
      h('section', { class: 'numbers paper' }, scroller(t('end.story'), table(story, session.state, result))),
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
