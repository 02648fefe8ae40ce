import { factionIds, type HarrowState, opponent, seatOf } from '../../engine/games/harrow/state.ts';
import { sum } from '../../engine/kit/sum.ts';
import { t } from '../../i18n/i18n.ts';
import type { Asking, Attack, Fight } from '../../session/fight.ts';
import type { App } from '../app.ts';
import { at, h } from '../dom.ts';
import type { Layout, LayoutId } from '../layout.ts';
import { askingForecast, type Forecast, forecastOf, stakesOf } from './forecast.ts';
import { type ChartSize, oddsChart, swatch } from './odds-chart.ts';

const chartSizes: Readonly<Record<LayoutId, ChartSize & { readonly mostBars: number }>> = {
  desktop: { width: 248, height: 92, numbers: 15, mostBars: 11 },
  tablet: { width: 196, height: 84, numbers: 15, mostBars: 9 },
  phone: { width: 128, height: 48, numbers: 0, mostBars: 11 },
};

/** Before the drop what may happen, after it what has. */
export function oddsPanel(app: App, s: HarrowState, fight: Fight): HTMLElement {
  const { layout } = app.stage;
  const content = app.falling ? undefined : resultOf(s, fight);
  return h(
    'section',
    { class: `battle-odds${layout.id === 'phone' ? ' paper' : ''}`, style: at(layout.battle.odds) },
    ...(content ?? (fight.kind === 'attack' ? oddsWords(app, layout, s, fight) : askingOdds(app, layout, s, fight))),
  );
}

function resultOf(s: HarrowState, fight: Fight): Node[] | undefined {
  if (!fight.out) return undefined;
  const now = fight.out.map((cubes, seat) => cubes + fight.returned[seat]);
  return fight.kind === 'attack' ? resultWords(s, fight, now) : askingResult(s, fight, now);
}

function oddsWords(app: App, layout: Layout, s: HarrowState, fight: Attack): Node[] {
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
  const row = (key: keyof Shares, fill: Fill) => oddsRow(t(`battle:odds.${key}`), percent(whole[key]), fill);
  return [
    oddsHeader(verdict),
    chart,
    h('ul', {}, row('success', attacker), row('clash', defender), row('nothing', 'nothing')),
  ];
}

type Fill = Parameters<typeof swatch>[0];

const oddsHeader = (verdict: string): HTMLElement =>
  h('header', {}, h('h2', {}, t('battle:odds.title')), h('em', {}, verdict));

const oddsRow = (words: string, percent: string, fill: Fill): HTMLElement =>
  h('li', {}, swatch(fill), h('span', {}, words), h('b', { class: 'percent' }, percent));

/** HC-TREE-6: how many own cubes may fall out, and whether they are enough. */
function askingOdds(app: App, layout: Layout, s: HarrowState, fight: Asking): Node[] {
  const size = chartSizes[layout.id];
  const forecast = askingForecast(s, fight, size.mostBars);
  const { faction } = s.seats[fight.attacker];
  const percent = percentIn(app.settings.language);
  const whole = wholePercents(forecast);
  const verdict = t(`battle:verdict.${forecast.verdict}`);
  const scale = { from: fight.enough, number: String };
  const chart = oddsChart(forecast, faction, faction, size, t('battle:odds.ownChart'), scale);
  const rows = [
    oddsRow(t('battle:odds.enough', { enough: fight.enough }), percent(whole.success), faction),
    oddsRow(t('battle:odds.tooFew'), percent(whole.nothing), 'nothing'),
  ];
  if (layout.id !== 'phone') return [oddsHeader(verdict), chart, h('ul', {}, rows)];
  const sentence = t('battle:odds.sentence', { verdict, percent: percent(whole.success) });
  return [h('p', { class: 'sentence' }, sentence), chart];
}

type Shares = Pick<Forecast, 'success' | 'clash' | 'nothing'>;

/** Shares in whole hundredths that add up to one: the largest takes what rounding leaves. */
function wholePercents({ success, clash, nothing }: Shares): Shares {
  const rounded = [success, clash, nothing].map((share) => Math.round(share * 100));
  const largest = rounded.indexOf(Math.max(...rounded));
  rounded[largest] += 100 - sum(rounded);
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
function resultWords(s: HarrowState, fight: Attack, out: readonly number[]): Node[] {
  const numbers = factionIds.map((faction) => h('b', { class: faction }, String(out[seatOf(s, faction)])));
  const own = out[fight.attacker];
  const enemy = out[opponent(fight.attacker)];
  const failure = own < enemy ? 'outnumbered' : 'tooFew';
  // HC-TREE-8: as long as Odessa thinks, nothing is compared.
  const key = fight.outcome === 'failed' ? failure : (fight.outcome ?? 'open');
  return [
    h('header', {}, h('h2', {}, t('battle:result.title'))),
    h('p', { class: 'score' }, numbers[0], h('i', {}, ':'), numbers[1]),
    h('p', { class: 'meaning' }, t(`battle:result.${key}`)),
  ];
}

function askingResult(s: HarrowState, fight: Asking, out: readonly number[]): Node[] {
  const { faction } = s.seats[fight.attacker];
  return [
    h('header', {}, h('h2', {}, t('battle:result.title'))),
    h('p', { class: 'score' }, h('b', { class: faction }, String(out[fight.attacker]))),
    h('p', { class: 'meaning' }, t(`battle:result.${fight.outcome ?? 'open'}`)),
  ];
}
