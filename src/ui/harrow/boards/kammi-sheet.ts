import type { VNode } from 'preact';
import type { HarrowApp } from '../../../app/harrow/harrow-app.ts';
import type { Rect, XY } from '../../../app/stage.ts';
import { legends } from '../../../engine/games/harrow/content/legends/legends.ts';
import type { LegendToken } from '../../../engine/games/harrow/state/kammi.ts';
import { t } from '../../../i18n/harrow/text.ts';
import { rowSpot } from '../../../session/harrow/spots.ts';
import { at, h } from '../../dom.ts';
import { type Twin, Twins } from '../../twins.ts';
import { cardFace } from '../hand/card-face.ts';
import { gridRowName, whoName } from '../words/kammi-terms.ts';
import { abilityName, cardName, factionName, legendName, powerName, trackStepName } from '../words/terms.ts';
import type { BoardView } from './board-view.ts';
import {
  deckExplained,
  handExplained,
  lanternExplained,
  legendTrackExplained,
  scrollExplained,
  shelfExplained,
  wheelExplained,
} from './explanations.ts';
import { rowZones } from './faction-sheet.ts';
import { legendSlot } from './faction-sheet-places.ts';
import { gridChoiceOf, slidText } from './grid-choice.ts';
import { type KammiBoardPlaces, kammiBoardPlaces } from './kammi-board-places.ts';
import { blackZone, type GridRow, gridBed, gridTarget, nameStrip, pileWord } from './kammi-sheet-places.ts';
import type { KammiView } from './kammi-view.ts';
import { Peek } from './peek.ts';
import { zone } from './zone.ts';

const around = ([x, y]: XY, r: number): Rect => [x - r, y - r, 2 * r, 2 * r];
const beginning = ([x, y]: XY): string => `left:${x}px;top:${y}px`;

/** What stands on a row, and what it would give. */
function rowText(kammi: KammiView, row: number): string {
  const { tokens, cubes, slid } = kammi.rows[row];
  const [first, second] = tokens.map(abilityName);
  const text = kammi.choosing
    ? t('boards:grid.chosen', {
        row: gridRowName(row),
        token: abilityName(slid.first),
        first: abilityName(slid.first),
        one: slid.one,
        second: abilityName(slid.second),
        two: slid.two,
        out: abilityName(slid.out),
      })
    : t('boards:grid.row', { row: gridRowName(row), first, second });
  return cubes > 0 ? `${text} ${t('boards:grid.cubes', { count: cubes })}` : text;
}

/** HC-KAM-20: the rows are chosen here, too. */
function rowTwins(app: HarrowApp, kammi: KammiView, places: KammiBoardPlaces): Twin[] {
  const choice = gridChoiceOf(app);
  if (!choice) return [];
  return choice.rows.map(({ row }): Twin => {
    const name = rowText(kammi, row);
    const isShown = choice.shown?.row === row;
    return {
      spot: rowSpot(row),
      control: `grid-row-${row}`,
      place: gridTarget(places, row as GridRow),
      name,
      look: `grid-row${isShown ? ' shown' : ''}`,
      more: { title: name, 'aria-pressed': String(isShown) },
    };
  });
}

function gridZones(app: HarrowApp, kammi: KammiView, places: KammiBoardPlaces): VNode[] {
  const { grid, size } = places;
  const shown = gridChoiceOf(app)?.shown;
  const s = app.match?.session.state;
  const words = shown && s ? slidText(s, shown.row) : undefined;
  const isChoosing = gridChoiceOf(app) !== undefined;
  const zones = kammi.rows.flatMap((row, i) => [
    ...(isChoosing
      ? []
      : [zone(`grid-${i}`, gridBed(places, i as GridRow), size[0], { text: rowText(kammi, i), rule: 'HC-KAM-20' })]),
    zone(`pit-${i}`, around(blackZone(places, i as GridRow), grid.zoneR), size[0], {
      text: row.zone
        ? t('boards:zone.blackZone.full', { token: abilityName(row.zone) })
        : t('boards:zone.blackZone.empty'),
      rule: 'HC-KAM-23',
    }),
  ]);
  return [
    zone('grid', grid.wood, size[0], { text: t('boards:zone.grid'), rule: 'HC-KAM-21' }, { stop: true }),
    ...(grid.title ? [h('h3', { class: 'grid-title', style: beginning(grid.title) }, t('boards:grid.title'))] : []),
    ...(words && grid.title
      ? [
          h(
            'p',
            {
              class: 'grid-result',
              style: `top:${grid.title[1]}px;right:${size[0] - grid.wood[0] - grid.wood[2] + 14}px`,
            },
            words,
          ),
        ]
      : []),
    ...(kammi.atStart
      ? [
          h(
            'span',
            { class: 'grid-waiting', style: at([grid.start[0], grid.start[1] - 40, grid.start[2] + 14, 38]) },
            t('boards:grid.waiting'),
          ),
        ]
      : []),
    ...(grid.explanation
      ? [
          h(
            'p',
            { class: 'grid-explanation', style: at(grid.explanation) },
            h('strong', {}, t('boards:grid.zone')),
            t('boards:grid.zoneText'),
          ),
        ]
      : []),
    ...zones,
    h(Twins, { app, twins: rowTwins(app, kammi, places) }),
  ];
}

const tokenWord = (token: LegendToken): string => t(`terms:legendToken.${token}`);

/** What stands on the strip of a token, and below it. */
function tokenWords({ token, openly, under, gone }: KammiView['tokens'][number]): {
  name: string;
  caption: string;
  text: string;
} {
  if (openly !== undefined) {
    const name = whoName(openly);
    const caption = t(gone ? 'boards:legends.gone' : 'boards:legends.open');
    return { name, caption, text: t('boards:zone.openLegend', { token: tokenWord(token), name }) };
  }
  const caption = under === undefined ? '' : t('boards:legends.shut');
  return { name: '?', caption, text: t('boards:zone.hiddenLegend', { token: tokenWord(token) }) };
}

function legendZones(kammi: KammiView, places: KammiBoardPlaces): VNode[] {
  const { legends: own, size } = places;
  const [first] = kammi.tokens;
  const isOpen = first.openly !== undefined;
  const isOwner = kammi.tokens.some(({ under }) => under !== undefined);
  const about = t(`boards:legends.${isOpen ? 'textOpen' : isOwner ? 'text' : 'textOthers'}`);
  const tokens = kammi.tokens.flatMap((token, i) => {
    const place = own.portraits[i];
    const { name, caption, text } = tokenWords(token);
    const [x, , w] = place;
    return [
      zone(`token-${token.token}`, place, size[0], { text, rule: 'HC-KAM-30' }, { stop: true }),
      h('span', { class: 'token-name', style: at(nameStrip(places, i as 0 | 1)) }, name),
      ...(own.caption === undefined
        ? []
        : [h('span', { class: 'token-caption', style: `left:${x}px;top:${own.caption}px;width:${w}px` }, caption)]),
    ];
  });
  return [
    ...tokens,
    ...(own.name
      ? [h('h3', { class: 'legend-name kammi-name', style: beginning(own.name) }, factionName('kammi'))]
      : []),
    ...(own.text ? [h('p', { class: 'kammi-text', style: at(own.text) }, about)] : []),
    ...(isOwner ? [h(Peek, { tokens: kammi.tokens, places })] : []),
  ];
}

function goblinZones({ goblin, hasPower }: KammiView, { goblin: own, size }: KammiBoardPlaces): VNode[] {
  const text = t(`legends:${goblin}.text`);
  const power = { text: t('boards:zone.goblinPower', { text }), rule: legends[goblin].rule };
  const state = t(hasPower ? 'boards:goblin.once' : 'boards:goblin.spent');
  return [
    zone(`goblin-${goblin}`, own.portrait, size[0], power, { stop: true }),
    ...(own.name
      ? [h('h3', { class: 'legend-name goblin-name', style: beginning(own.name) }, legendName(goblin))]
      : []),
    ...(own.powerName
      ? [h('p', { class: 'goblin-power', style: at(own.powerName) }, h('b', {}, powerName(goblin)), h('em', {}, state))]
      : []),
    ...(own.text ? [h('p', { class: 'kammi-text', style: at(own.text) }, text)] : []),
  ];
}

function dollZones({ dolls, found }: KammiView, { dolls: own, size }: KammiBoardPlaces): VNode[] {
  return [
    zone(
      'dolls',
      own.band,
      size[0],
      { text: t('boards:zone.dolls', { count: dolls }), rule: 'HC-DOLL-7' },
      { stop: true },
    ),
    h('h3', { class: 'dolls-title', style: beginning(own.label) }, t('boards:dolls.title')),
    ...(own.words && found
      ? [
          h(
            'p',
            { class: 'dolls-words', style: at(own.words) },
            h('b', {}, t('boards:dolls.found')),
            t('boards:dolls.worth'),
          ),
        ]
      : []),
  ];
}

/** HC-KAM-41: the cards in play lie beside the goblin, the last ones over the first. */
function cardZones(app: HarrowApp, { seat, cards }: BoardView, places: KammiBoardPlaces): (VNode | undefined)[] {
  const { cards: own, size } = places;
  if (!cards) return [];
  const { played } = cards;
  const [x, y, w] = own.played;
  const width = 119 * own.scale;
  const step = played.length < 2 ? 0 : Math.min(width + 8, (w - width) / (played.length - 1));
  const name = t('boards:played.label.kammi', { cards: played.map(cardName).join(', ') });
  const strip = h(
    'button',
    {
      type: 'button',
      class: 'played-goblins',
      style: `${at(own.played)};--k:${own.scale}`,
      'aria-label': name,
      title: name,
      control: 'played-kammi',
      onclick: () => app.open({ kind: 'played', seat }),
    },
    played.map((card, i) => h('span', { style: `left:${i * step}px`, 'aria-hidden': 'true' }, cardFace(card, ''))),
  );
  return [
    ...(own.title ? [h('h3', { class: 'cards-title', style: beginning(own.title) }, t('boards:cards.inPlay'))] : []),
    ...(played.length > 0
      ? [strip]
      : [
          zone('played-none', [x, y, w, own.played[3]], size[0], {
            text: t('boards:played.about.kammi'),
            rule: 'HC-KAM-41',
          }),
        ]),
    ...(own.words ? [h('p', { class: 'cards-words', style: at(own.words) }, t('boards:cards.lost'))] : []),
    zone('deck-kammi', own.deck, size[0], deckExplained(cards.deck), { stop: true }),
    zone('hand-kammi', own.hand, size[0], handExplained('kammi', cards.hand), { stop: true }),
    ...(['deck', 'hand'] as const).map((pile) => {
      const place = pileWord(places, own[pile]);
      return place && h('span', { class: 'pile-word', style: at(place) }, t(`boards:pile.${pile}`));
    }),
  ];
}

function trackZones(view: BoardView, places: KammiBoardPlaces): VNode[] {
  const { legend, size } = places;
  const { side, scrolls } = view;
  const step = legend.columns[1] - legend.columns[0];
  const band: Rect = [
    legend.columns[0] - step / 2,
    legend.y - legend.r - 4,
    4 * step,
    legend.captionY - legend.y + legend.r + 14,
  ];
  return [
    zone('legend-track-kammi', band, size[0], legendTrackExplained(view)),
    ...scrolls.map((space, i) =>
      zone(`scroll-kammi-${i}`, around(legendSlot(places, i), legend.r), size[0], scrollExplained(view, i, space), {
        stop: true,
      }),
    ),
    ...scrolls.map((space, i) =>
      h(
        'span',
        {
          class: `caption${space.state === 'printed' || space.state === 'token' ? ' open' : ''}`,
          style: `left:${legend.columns[i] - step / 2}px;top:${legend.captionY}px;width:${step}px`,
        },
        trackStepName('kammi', side, i),
      ),
    ),
  ];
}

function shelfZones({ shelf }: BoardView, { shelf: [x, y, w, hgt], size }: KammiBoardPlaces): VNode[] {
  const step = w / (shelf.length + 1);
  return shelf.map((item, i) =>
    zone(
      `shelf-kammi-${item.kind}`,
      [x + step * i, y, step, hgt],
      size[0],
      shelfExplained(item),
      { stop: true, class: 'shelf-item' },
      h('span', {}, t(`boards:shelf.${item.kind}`, { count: item.count })),
    ),
  );
}

/** The words of Kammi's board and its places that explain themselves. */
export function kammiBoard(app: HarrowApp, view: BoardView, kammi: KammiView): VNode {
  const places = kammiBoardPlaces[app.stage.layout.id];
  const [w, hgt] = places.size;
  const [lanternX, lanternY] = places.lantern;
  const name = factionName('kammi');
  return h(
    'section',
    {
      class: `faction-board kammi${view.acting ? ' acting' : ''}`,
      style: at([...places.origin, w, hgt]),
      'aria-label': name,
    },
    h('h2', { class: 'ribbon-name', style: beginning(places.title) }, name),
    view.hasLantern && zone('lantern', [lanternX - 22, lanternY - 48, 44, 48], w, lanternExplained()),
    view.rows.flatMap((row) => rowZones(places, row)),
    gridZones(app, kammi, places),
    legendZones(kammi, places),
    goblinZones(kammi, places),
    dollZones(kammi, places),
    cardZones(app, view, places),
    trackZones(view, places),
    view.wheel && zone('wheel-kammi', places.wheel.rect, w, wheelExplained(view.wheel), { stop: true }),
    shelfZones(view, places),
  );
}
