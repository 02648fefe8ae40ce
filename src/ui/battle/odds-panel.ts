import { factionIds, type HarrowState, opponent, seatOf } from '../../engine/games/harrow/state.ts';
import { t } from '../../i18n/i18n.ts';
import type { Fight } from '../../session/fight.ts';
import type { App } from '../app.ts';
import { at, h } from '../dom.ts';
import type { Layout, LayoutId } from '../layout.ts';
import { type Forecast, forecastOf, stakesOf } from './forecast.ts';
import { type ChartSize, oddsChart, swatch } from './odds-chart.ts';

const chartSizes: Readonly<Record<LayoutId, ChartSize & { readonly mostBars: number }>> = {
  desktop: { width: 248, height: 92, numbers: 15, mostBars: 11 },
  tablet: { width: 196, height: 84, numbers: 15, mostBars: 9 },
  phone: { width: 128, height: 48, numbers: 0, mostBars: 11 },
};

/** Before the drop what may happen, after it what has. */
export function oddsPanel(app: App, s: HarrowState, fight: Fight): HTMLElement {
  const { layout } = app.stage;
  const content = fight.out && !app.falling ? resultWords(s, fight, fight.out) : oddsWords(app, layout, s, fight);
  return h(
    'section',
    { class: `battle-odds${layout.id === 'phone' ? ' paper' : ''}`, style: at(layout.battle.odds) },
    ...content,
  );
}

function oddsWords(app: App, layout: Layout, s: HarrowState, fight: Fight): Node[] {
  const size = chartSizes[layout.id];
  const forecast = forecastOf(stakesOf(s, fight), size.mostBars);
  const attacker = s.seats[fight.attacker].faction;
  const defender = s.seats[opponent(fight.attacker)].faction;
  const percent = percentIn(app.settings.language);
  const whole = wholePercents(forecast);
  const verdict = t(`battle:verdict.${forecast.verdict}`);
  const chart = oddsChart(forecast, attacker, defender, size, t('battle:odds.chart'));
  if (layout.id === 'phone') {
    const sentence = t('battle:odds.sentence', { verdict, percent: percent(whole.success) });
    return [h('p', { class: 'sentence' }, sentence), chart, unseenParts(whole, percent)];
  }
  const row = (key: 'success' | 'clash' | 'nothing', fill: Parameters<typeof swatch>[0]) =>
    h(
      'li',
      {},
      swatch(fill),
      h('span', {}, t(`battle:odds.${key}`)),
      h('b', { class: 'percent' }, percent(whole[key])),
    );
  return [
    h('header', {}, h('h2', {}, t('battle:odds.title')), h('em', {}, verdict)),
    chart,
    h('ul', {}, row('success', attacker), row('clash', defender), row('nothing', 'nothing')),
  ];
}

type Shares = Pick<Forecast, 'success' | 'clash' | 'nothing'>;

/** Shares in whole hundredths that add up to one: the largest takes what rounding leaves. */
function wholePercents({ success, clash, nothing }: Shares): Shares {
  const rounded = [success, clash, nothing].map((share) => Math.round(share * 100));
  const largest = rounded.indexOf(Math.max(...rounded));
  rounded[largest] += 100 - rounded.reduce((sum, n) => sum + n, 0);
  const [a, b, c] = rounded.map((n) => n / 100);
  return { success: a, clash: b, nothing: c };
}

function unseenParts(forecast: Shares, percent: (share: number) => string): HTMLElement {
  const parts = (['success', 'clash', 'nothing'] as const).map(
    (key) => `${t(`battle:odds.${key}`)} ${percent(forecast[key])}`,
  );
  return h('p', { class: 'unseen' }, parts.join(', '));
}

function percentIn(language: string): (share: number) => string {
  const format = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 });
  return (share) => format.format(share);
}

/** The cubes that fell out, in the places of the two sides. */
function resultWords(s: HarrowState, fight: Fight, out: readonly number[]): Node[] {
  const numbers = factionIds.map((faction) => h('b', { class: faction }, String(out[seatOf(s, faction)])));
  const own = out[fight.attacker];
  const enemy = out[opponent(fight.attacker)];
  const key = fight.outcome === 'failed' ? (own < enemy ? 'outnumbered' : 'tooFew') : (fight.outcome ?? 'succeeded');
  return [
    h('header', {}, h('h2', {}, t('battle:result.title'))),
    h('p', { class: 'score' }, numbers[0], h('i', {}, ':'), numbers[1]),
    h('p', { class: 'meaning' }, t(`battle:result.${key}`)),
  ];
}
