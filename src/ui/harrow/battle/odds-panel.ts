import type { VNode } from 'preact';
import type { HarrowApp } from '../../../app/harrow/harrow-app.ts';
import type { Layout } from '../../../app/harrow/layout.ts';
import { fairSeat } from '../../../engine/games/harrow/state/players.ts';
import type { HarrowState } from '../../../engine/games/harrow/state.ts';
import type { Seat } from '../../../engine/kernel/game.ts';
import { t } from '../../../i18n/harrow/text.ts';
import {
  type Asking,
  type Attack,
  type Bargain,
  cubesNow,
  type Fight,
  type Shaking,
} from '../../../session/harrow/fight.ts';
import {
  askingForecast,
  bargainForecast,
  forecastOf,
  shakingForecast,
  stakesOf,
} from '../../../session/harrow/forecast.ts';
import { seatClass } from '../../../session/harrow/seats.ts';
import { wholePercents } from '../../../session/harrow/shares.ts';
import { at, h } from '../../dom.ts';
import { terrainCounts } from './cube-icon.ts';
import { fighterSide } from './fighter-places.ts';
import { attackFills, type Fill, oddsChart, swatch } from './odds-chart.ts';
import { chartSizes } from './odds-places.ts';
import { percentIn } from './percents.ts';

/** Before the drop what may happen, after it what has. */
export function oddsPanel(app: HarrowApp, s: HarrowState, fight: Fight): VNode {
  const { layout } = app.stage;
  const content = app.falling ? undefined : resultOf(s, fight);
  return h(
    'section',
    { class: `battle-odds${layout.isTight ? ' paper' : ''}`, style: at(layout.battle.odds) },
    ...(content ?? forecastWords(app, layout, s, fight)),
  );
}

function forecastWords(app: HarrowApp, layout: Layout, s: HarrowState, fight: Fight): VNode[] {
  if (fight.kind === 'attack') return oddsWords(app, layout, s, fight);
  if (fight.kind === 'bargain') return bargainOdds(app, layout, s, fight);
  return fight.kind === 'asking' ? askingOdds(app, layout, s, fight) : shakingOdds(app, layout, s, fight);
}

function resultOf(s: HarrowState, fight: Fight): VNode[] | undefined {
  if (!fight.out) return undefined;
  if (fight.kind === 'attack') return resultWords(s, fight);
  if (fight.kind === 'bargain') return bargainResult(s, fight);
  return fight.kind === 'asking' ? askingResult(s, fight) : shakingResult(fight, fight.out);
}

function oddsWords(app: HarrowApp, layout: Layout, s: HarrowState, fight: Attack): VNode[] {
  const size = chartSizes[layout.id];
  const stakes = stakesOf(s, fight);
  const forecast = forecastOf(stakes, size.mostBars);
  const attacker = seatClass(s, fight.attacker);
  const defender = seatClass(s, fight.defender);
  const percent = percentIn(app.settings.language);
  const whole = wholePercents(forecast);
  const verdict = t(`battle:verdict.${forecast.verdict}`);
  const isSiege = fight.siege !== undefined;
  const fills = attackFills(stakes.canClash, isSiege, attacker, defender);
  const chart = oddsChart(forecast, fills, size, t('battle:odds.chart'));
  const row = (key: 'success' | 'clash' | 'nothing' | 'withstood', share: number, fill: Fill) =>
    oddsRow(t(`battle:odds.${key}`), percent(share), fill);
  // HC-FIRE-25: there is no clash with a fire or Hester.
  const rows = isSiege
    ? [row('success', whole.success, attacker), row('withstood', whole.nothing, defender)]
    : [
        row('success', whole.success, attacker),
        row('clash', whole.clash, defender),
        row('nothing', whole.nothing, 'nothing'),
      ];
  if (!layout.isTight) return [oddsHeader(verdict), chart, h('ul', {}, rows)];
  const sentence = t('battle:odds.sentence', { verdict, percent: percent(whole.success) });
  return [h('p', { class: 'sentence' }, sentence), chart, h('ul', {}, rows)];
}

const oddsHeader = (verdict: string): VNode =>
  h('header', {}, h('h2', {}, t('battle:odds.title')), h('em', {}, verdict));

const oddsRow = (words: string, percent: string, fill: Fill): VNode =>
  h('li', {}, swatch(fill), h('span', { class: 'words' }, words), h('b', { class: 'percent' }, percent));

/** HC-TREE-6: how many own cubes may fall out, and whether they are enough. */
function askingOdds(app: HarrowApp, layout: Layout, s: HarrowState, fight: Asking): VNode[] {
  const size = chartSizes[layout.id];
  const forecast = askingForecast(s, fight, size.mostBars);
  const { faction } = s.seats[fight.attacker];
  const percent = percentIn(app.settings.language);
  const whole = wholePercents(forecast);
  const verdict = t(`battle:verdict.${forecast.verdict}`);
  const scale = { from: fight.enough, number: String };
  const fills = { success: faction, failure: 'nothing', tooFew: 'nothing' } as const;
  const chart = oddsChart(forecast, fills, size, t('battle:odds.ownChart'), scale);
  const rows = [
    oddsRow(t('battle:odds.enough', { enough: fight.enough }), percent(whole.success), faction),
    oddsRow(t('battle:odds.tooFew'), percent(whole.nothing), 'nothing'),
  ];
  if (!layout.isTight) return [oddsHeader(verdict), chart, h('ul', {}, rows)];
  const sentence = t('battle:odds.sentence', { verdict, percent: percent(whole.success) });
  return [h('p', { class: 'sentence' }, sentence), chart];
}

/** HC-HEST-30: how many terrain cubes may come out for Hester. */
function shakingOdds(app: HarrowApp, layout: Layout, s: HarrowState, fight: Shaking): VNode[] {
  const size = chartSizes[layout.id];
  const forecast = shakingForecast(s, fight, size.mostBars);
  const format = new Intl.NumberFormat(app.settings.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const expected = t('battle:odds.expected', { cubes: format.format(forecast.expected) });
  const scale = { from: 0, number: String };
  const fills = { success: 'hester', failure: 'nothing', tooFew: 'nothing' } as const;
  const chart = oddsChart(forecast, fills, size, t('battle:odds.hesterChart'), scale);
  if (layout.isTight) return [h('p', { class: 'sentence' }, expected), chart];
  return [h('header', {}, h('h2', {}, t('battle:odds.title'))), chart, h('p', { class: 'meaning' }, expected)];
}

/** HC-FAIR-43: whether the Fair Folk get an arrow. */
function bargainOdds(app: HarrowApp, layout: Layout, s: HarrowState, fight: Bargain): VNode[] {
  const size = chartSizes[layout.id];
  const forecast = bargainForecast(s, fight, size.mostBars);
  const taker = seatClass(s, fight.attacker);
  const percent = percentIn(app.settings.language);
  const whole = wholePercents(forecast);
  const verdict = t(`battle:verdict.${forecast.verdict}`);
  const chart = oddsChart(forecast, attackFills(false, true, 'fair', taker), size, t('battle:odds.bargainChart'));
  const rows = [
    oddsRow(t('battle:odds.arrow'), percent(whole.success), 'fair'),
    oddsRow(t('battle:result.noArrow'), percent(whole.nothing), taker),
  ];
  if (!layout.isTight) return [oddsHeader(verdict), chart, h('ul', {}, rows)];
  const sentence = t('battle:odds.sentence', { verdict, percent: percent(whole.success) });
  return [h('p', { class: 'sentence' }, sentence), chart, h('ul', {}, rows)];
}

/** The cubes that fell out, in the places of the two sides. */
function scoreLine(s: HarrowState, fight: Attack | Bargain, against: Seat): VNode {
  const { attacker } = fight;
  const number = (seat: Seat) => h('b', { class: seatClass(s, seat) }, String(cubesNow(fight, seat)));
  const sides = fighterSide(fight, attacker) === 'left' ? [attacker, against] : [against, attacker];
  return h('p', { class: 'score' }, number(sides[0]), h('i', {}, ':'), number(sides[1]));
}

function bargainResult(s: HarrowState, fight: Bargain): VNode[] {
  return [
    h('header', {}, h('h2', {}, t('battle:result.title'))),
    scoreLine(s, fight, fairSeat),
    h('p', { class: 'meaning' }, t(`battle:result.${fight.outcome ?? 'open'}`)),
  ];
}

function resultWords(s: HarrowState, fight: Attack): VNode[] {
  const { attacker, defender, outcome, whyFailed } = fight;
  const [own, enemy] = [cubesNow(fight, attacker), cubesNow(fight, defender)];
  // HC-TREE-8: as long as Odessa thinks, nothing is compared.
  const success = own === enemy ? 'tied' : 'succeeded';
  const key = outcome === 'succeeded' ? success : outcome === 'failed' ? whyFailed : outcome;
  return [
    h('header', {}, h('h2', {}, t('battle:result.title'))),
    scoreLine(s, fight, defender),
    h('p', { class: 'meaning' }, t(`battle:result.${key ?? 'open'}`)),
  ];
}

function askingResult(s: HarrowState, fight: Asking): VNode[] {
  return [
    h('header', {}, h('h2', {}, t('battle:result.title'))),
    h(
      'p',
      { class: 'score' },
      h('b', { class: seatClass(s, fight.attacker) }, String(cubesNow(fight, fight.attacker))),
    ),
    h('p', { class: 'meaning' }, t(`battle:result.${fight.outcome ?? 'open'}`)),
  ];
}

/** What the tree gave Hester, colour by colour. */
function shakingResult(fight: Shaking, out: readonly number[]): VNode[] {
  const cubes = cubesNow(fight, fight.attacker);
  return [
    h('header', {}, h('h2', {}, t('battle:result.title'))),
    h('p', { class: 'score' }, h('b', { class: 'hester' }, String(cubes))),
    terrainCounts(out),
    h('p', { class: 'meaning' }, fight.outcome ? t('battle:result.given', { count: cubes }) : t('battle:result.open')),
  ];
}
