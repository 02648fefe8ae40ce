import type { VNode } from 'preact';
import type { RootApp } from '../../../app/root/root-app.ts';
import type { FactionId } from '../../../engine/games/root/factions/ids.ts';
import { pointsToWin } from '../../../engine/games/root/rules/points.ts';
import type { RootState } from '../../../engine/games/root/state.ts';
import { t } from '../../../i18n/root/text.ts';
import { type Story, storyOf } from '../../../session/root/story.ts';
import { h } from '../../dom.ts';
import { button } from '../../parts/button.ts';
import { languageWheel } from '../../parts/languages.ts';
import { chartKey, type LineLook, pointsChart } from '../../parts/points-chart.ts';
import { rootPalette } from '../styles/palette.ts';
import { factionName, seatName } from '../words/names.ts';
import { storyTable } from './story-table.ts';

/** An ear of the cat, a feather, a leaf, a mask. */
const lineLooks: Readonly<Record<FactionId, LineLook>> = {
  mc: { colour: rootPalette.mc, dash: undefined, mark: 'M-6 6L-6 -6L0 -1L6 -6L6 6Z' },
  ed: { colour: rootPalette.ed, dash: '9 6', mark: 'M-6 6Q-6 -5 6 -7Q5 4 -6 6Z' },
  wa: { colour: rootPalette.wa, dash: '2 7', mark: 'M0 -7L6 0L0 7L-6 0Z' },
  vb: { colour: rootPalette.vb, dash: '12 4 2 4', mark: 'M-7 -4H7V1Q4 6 0 2Q-4 6 -7 1Z' },
};

/** What stands under the name of whoever has won. */
function howText(s: RootState, winners: readonly number[]): string {
  return t(winners.some((seat) => s.sides[seat].dominance !== undefined) ? 'end.dominance' : 'end.points');
}

function chart(app: RootApp, s: RootState, { turns }: Story): VNode {
  const lines = s.sides.map(({ faction }, seat) => ({ faction, points: turns.map((points) => points[seat]) }));
  const description = lines.map(({ faction, points }) => `${factionName(faction)}: ${points.join(', ')}`).join('; ');
  return h(
    'figure',
    { class: 'chart' },
    h('figcaption', {}, t('end.chart')),
    pointsChart(
      lines.map(({ faction, points }) => ({ look: lineLooks[faction], points })),
      { points: pointsToWin, colour: rootPalette.mouse },
      { description, axis: t('end.axis') },
      app.stage.layout.end.chart,
    ),
    h(
      'p',
      { class: 'key' },
      lines.map(({ faction }, seat) => h('span', {}, chartKey(lineLooks[faction]), seatName(s, seat))),
    ),
  );
}

/** In the tab order, so that the arrow keys can scroll it when the letters are large. */
const scroller = (name: string, kind: string, content: VNode): VNode =>
  h(
    'section',
    { class: `${kind} paper` },
    h('div', { class: 'scrolls', tabindex: 0, role: 'group', 'aria-label': name, control: `end-${kind}` }, content),
  );

/** Who has won and how, the points of everybody by what they were for, and the course of the game. */
export function endScreen(app: RootApp): VNode | undefined {
  const session = app.match?.session;
  const pending = session?.pending();
  if (!session || pending?.kind !== 'over') return undefined;
  const s = session.state;
  const { winners } = pending.result;
  const names = winners.map((seat) => factionName(s.sides[seat].faction));
  const story = storyOf(session.log, s.sides.length);
  return h(
    'div',
    { class: 'root-end' },
    h(
      'header',
      {},
      h(
        'h1',
        {},
        names.length > 1 ? t('end.winTogether', { seats: names.join(', ') }) : t('end.wins', { seat: names[0] }),
      ),
      h('p', {}, `${howText(s, winners)} · ${t('end.turns', { turns: s.turn })}`),
    ),
    h(
      'main',
      {},
      scroller(t('end.story'), 'numbers', storyTable(s, pending.result, story)),
      scroller(t('end.chart'), 'course', chart(app, s, story)),
    ),
    h(
      'footer',
      {},
      button('end-table', t('table.toTable'), () => app.go('table')),
      button('end-replay', t('end.replay'), () => app.watchReplay(), { icon: 'icon-play' }),
      button('end-title', t('end.toTitle'), () => app.go('title'), { icon: 'icon-back' }),
      button('end-rematch', t('end.rematch'), () => app.rematch(), { primary: true }),
    ),
    languageWheel(app, app.stage.layout.plates),
  );
}
