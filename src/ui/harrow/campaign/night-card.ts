import type { VNode } from 'preact';
import type { HarrowApp } from '../../../app/harrow/harrow-app.ts';
import { levelRules } from '../../../engine/games/harrow/content/solo/levels.ts';
import { type Level, levels } from '../../../engine/games/harrow/state/set-up.ts';
import { t } from '../../../i18n/harrow/text.ts';
import {
  type Night,
  type NightId,
  nightIds,
  nightNumber,
  nights,
  taughtPiles,
} from '../../../session/harrow/campaign/nights.ts';
import { embersPerNight, type NightResult, recordOf, statusOf } from '../../../session/harrow/campaign/progress.ts';
import { isWanted } from '../../../session/harrow/lessons/lessons.ts';
import type { SaveSummary } from '../../../session/harrow/save-summary.ts';
import { h } from '../../dom.ts';
import { button } from '../../parts/button.ts';
import { factionName, legendName } from '../words/terms.ts';

/** A result in words: the cards left, or the cards and both rivals' points. */
export function resultText({ cards, points: [first, second] }: NightResult, what: 'cards' | 'both'): string {
  const left = cards === 0 ? t('campaign:result.lastCard') : t('campaign:result.cards', { count: cards });
  if (what === 'cards') return left;
  return t('campaign:result.both', { cards: left, rivals: t('campaign:result.rivals', { first, count: second }) });
}

function coal(lit: boolean): VNode {
  return h('i', { class: lit ? 'coal' : 'coal dark' });
}

export function coalRow(embers: number, of = embersPerNight): VNode {
  return h(
    'span',
    { class: 'coals', 'aria-hidden': 'true' },
    ...Array.from({ length: of }, (_, i) => coal(i < embers)),
  );
}

function levelMark(level: Level): VNode {
  return h(
    'p',
    { class: 'level', title: t('campaign:levelOf', { level }) },
    h('span', {}, t('campaign:level')),
    h(
      'span',
      { role: 'img', 'aria-label': t('campaign:levelOf', { level }) },
      ...levels.map((each) => h('i', { class: `flame${each <= level ? '' : ' empty'}` })),
    ),
  );
}

function rival(id: NightId, faction: keyof Night['rivals']): VNode {
  const legend = nights[id].rivals[faction];
  return h(
    'figure',
    { class: `rival ${faction}` },
    h('img', { src: `art/harrow/portrait-${legend}.svg`, alt: '', draggable: false }),
    h('b', {}, factionName(faction)),
    h('figcaption', {}, legendName(legend)),
  );
}

function countySmall(id: NightId): VNode {
  const { map } = nights[id];
  return h(
    'figure',
    { class: 'county' },
    h('img', { src: `art/harrow/county-small-${map}.svg`, alt: t(`campaign:sideOf.${map}`), draggable: false }),
    h('figcaption', { 'aria-hidden': 'true' }, t(`campaign:side.${map}`)),
  );
}

const icon = (art: string): VNode => h('img', { src: `art/harrow/${art}.svg`, alt: '', draggable: false });

const cubesAt = { each: 4, two: 2, none: 0 } as const;

function supplies(level: Level): VNode {
  const { cards, cubes } = levelRules[level];
  const count = cubesAt[cubes];
  return h(
    'p',
    { class: 'supplies' },
    h('span', {}, icon('card-back-family'), t('campaign:cards', { count: cards })),
    h(
      'span',
      {},
      count > 0 && [icon('cube-bog'), icon('cube-wetlands')],
      count === 0 ? t('campaign:noCubes') : t('campaign:cubes', { count }),
    ),
  );
}

const conditions = ['won', 'spare', 'low'] as const;

function earnings(): VNode {
  return h(
    'section',
    { class: 'earn' },
    h('h3', {}, t('campaign:earn.title')),
    h(
      'ol',
      {},
      ...conditions.map((key, i) => h('li', {}, coalRow(i + 1, i + 1), h('span', {}, t(`campaign:earn.${key}`)))),
    ),
  );
}

/** The game of this night that waits to be continued. */
function underWay(app: HarrowApp, id: NightId): SaveSummary | undefined {
  const { saved } = app;
  return saved?.player !== undefined && saved.night === id ? saved : undefined;
}

function resultLine(app: HarrowApp, id: NightId): VNode {
  const waiting = underWay(app, id);
  if (waiting) return h('p', { class: 'result waits' }, t('campaign:result.underWay', { round: waiting.round }));
  const { played, best } = recordOf(app.nights, id);
  if (best) return h('p', { class: 'result' }, coalRow(best.embers), h('span', {}, resultText(best, 'both')));
  return h('p', { class: 'result none' }, t(played === 0 ? 'campaign:result.notPlayed' : 'campaign:result.notWon'));
}

/** The way into the night: to begin it, or to go on with it and, quietly, to begin it anew. */
function ways(app: HarrowApp, id: NightId): VNode {
  const isWon = statusOf(app.nights, id) === 'won';
  // The oak deals the cards itself as long as it teaches.
  const isTaught = id === 'night1' && isWanted(id, app.nights);
  const { piles } = levelRules[nights[id].level];
  const begin = () => (isTaught ? app.startNight(id, taughtPiles) : app.open({ kind: 'deal', night: id, piles }));
  const label = t(`campaign:button.${isWon ? 'again' : 'begin'}`);
  return h(
    'div',
    { class: 'ways' },
    ...(underWay(app, id)
      ? [
          button('night-continue', t('campaign:button.continue'), () => app.continueGame(), { primary: true }),
          button('night-begin', t('campaign:button.anew'), begin, { class: 'quiet' }),
        ]
      : [button('night-begin', label, begin, { primary: true })]),
  );
}

/** What the paper beside the earth says of a night. */
export function nightCard(app: HarrowApp, id: NightId): VNode[] {
  const number = nightNumber(id);
  const isLocked = statusOf(app.nights, id) === 'locked';
  const before = nightIds[nightIds.indexOf(id) - 1];
  const { level } = nights[id];
  const heads = h(
    'header',
    {},
    h('h2', {}, t('campaign:number', { number })),
    h('h3', {}, t(`campaign:${id}.name`)),
    levelMark(level),
  );
  if (isLocked) {
    return [
      heads,
      h('p', { class: 'asleep' }, t('campaign:locked.title')),
      h('p', { class: 'tale' }, t('campaign:locked.why', { number: nightNumber(before) })),
      h('div', {
        class: 'sleeping',
        style: 'background-image:url(art/harrow/burrow-locked.svg)',
        'aria-hidden': 'true',
      }),
    ];
  }
  return [
    heads,
    h('p', { class: 'tale' }, t(`campaign:${id}.before`)),
    h(
      'div',
      { class: 'rivals' },
      ...(['protectors', 'family'] as const).map((faction) => rival(id, faction)),
      countySmall(id),
    ),
    supplies(level),
    earnings(),
    resultLine(app, id),
    ways(app, id),
  ];
}
