import { abilities } from '../../../engine/games/harrow/state.ts';
import { t } from '../../../i18n/i18n.ts';
import type { App } from '../../app.ts';
import { at, h } from '../../dom.ts';
import { abilityName, factionName, legendName, powerName } from '../../words/terms.ts';
import type { BoardView, Row } from './board-view.ts';
import {
  bagExplained,
  drawnExplained,
  lanternExplained,
  rowExplained,
  rowSpaceExplained,
  scrollExplained,
  shelfExplained,
  tokenChoice,
  trackExplained,
  trackSpaceExplained,
} from './explanations.ts';
import {
  type BoardPlaces,
  boardPlaces,
  legendSlot,
  rowSlot,
  rowTop,
  type Spot,
  shelfItem,
  trackSlot,
} from './places.ts';
import { sortingOf } from './sorting.ts';
import { tokenRow } from './token-row.ts';
import { explained, zone } from './zone.ts';

const around = ([x, y]: Spot, r: number) => [x - r, y - r, 2 * r, 2 * r] as const;

function rowZones(places: BoardPlaces, { ability, spaces, value }: Row): Node[] {
  const { band, r, columns, label } = places.rows;
  const [x, , w, hgt] = band;
  const top = rowTop(places, ability);
  const name = h(
    'div',
    { class: 'row-name', style: `left:${label[0] - x}px;top:${label[1]}px;width:${columns[0] - r - label[0] - 4}px` },
    h('h3', {}, abilityName(ability)),
    h('p', {}, t(`boards:row.${ability}`)),
  );
  return [
    zone(
      `row-${ability}`,
      [x, top, w, hgt],
      places.size[0],
      rowExplained({ ability, spaces, value }),
      { stop: true },
      name,
    ),
    ...spaces.map((space, i) =>
      zone(`row-${ability}-${i}`, around(rowSlot(places, ability, i), r), places.size[0], rowSpaceExplained(space)),
    ),
  ];
}

/** While the Family sorts, a click on a token makes it the one that is asked about. */
function tokenButtons(app: App, track: NonNullable<BoardView['track']>, places: BoardPlaces): Node[] {
  const sorting = sortingOf(app);
  if (!track.sorting || !sorting) return [];
  const [x, , w] = places.track.drawn;
  const { y, r } = places.track.tokens;
  return tokenRow(track.drawn, w, r).map((group) => {
    const name = tokenChoice(group.ability, group.centres.length);
    return h('button', {
      type: 'button',
      class: 'token-choice',
      style: at([x + group.x, y - 22, group.w, 44]),
      'aria-pressed': String(group.ability === sorting.token),
      'aria-label': name,
      title: name,
      'data-token': group.ability,
      focusKey: `token-${group.ability}`,
      onclick: () => app.interaction && app.select({ ...app.interaction.selection, what: group.ability }),
    });
  });
}

function trackZones(app: App, track: NonNullable<BoardView['track']>, places: BoardPlaces): Node[] {
  const { band, bagArea, contents, drawn, r } = places.track;
  const width = places.size[0];
  return [
    zone('track', [band[0], band[1], bagArea[0] - band[0], band[3]], width, trackExplained(track), { stop: true }),
    ...track.spaces.map((space, i) =>
      zone(`track-${i}`, around(trackSlot(places, i), r), width, trackSpaceExplained(space)),
    ),
    zone('bag', bagArea, width, bagExplained(track), { stop: true }),
    h('div', { class: 'contents', style: at(contents) }, h('h3', {}, t('boards:track.inBag'))),
    zone('contents', contents, width, bagExplained(track)),
    zone(
      'drawn',
      drawn,
      width,
      drawnExplained(),
      { class: 'drawn' },
      h(
        'h3',
        {},
        t(track.sorting ? 'boards:track.toSort' : 'boards:track.drawn'),
        h('em', {}, ` ${t(track.sorting ? 'boards:track.tapOne' : 'boards:track.thisTurn')}`),
      ),
      ...(abilities.some((_, i) => track.drawn[i] > 0) ? [] : [h('p', {}, t('boards:track.none'))]),
    ),
    ...tokenButtons(app, track, places),
  ];
}

function legendHalf({ faction, legend, scrolls }: BoardView, places: BoardPlaces): Node[] {
  const { name, power, text, legend: track } = places;
  const rule = legend === 'emmy' ? 'HC-LGD-EMM-1' : 'HC-LGD-LEV-1';
  const step = track.columns[1] - track.columns[0];
  return [
    h('h3', { class: 'legend-name', style: `left:${name[0]}px;top:${name[1]}px` }, legendName(legend)),
    h(
      'h4',
      {
        class: 'power-name',
        style: `left:${power[0] + 22}px;top:${power[1]}px`,
        title: explained({ text: t('boards:zone.power'), rule }),
      },
      powerName(legend),
    ),
    zone(
      `power-${legend}`,
      text,
      places.size[0],
      { text: t(`boards:power.${legend}`), rule },
      { stop: true },
      h('p', { class: 'power-text' }, t(`boards:power.${legend}`)),
    ),
    ...scrolls.map((space, i) =>
      zone(
        `scroll-${faction}-${i}`,
        around(legendSlot(places, i), track.r),
        places.size[0],
        scrollExplained(faction, i, space),
        { stop: true },
      ),
    ),
    ...scrolls.map((space, i) =>
      h(
        'span',
        {
          class: `caption${space.state === 'printed' || space.state === 'token' ? ' open' : ''}`,
          style: `left:${track.columns[i] - step / 2}px;top:${track.captionY}px;width:${step}px`,
        },
        t(`boards:scroll.${faction}.${i}`),
      ),
    ),
  ];
}

function shelfItems({ faction, shelf }: BoardView, places: BoardPlaces): Node[] {
  return shelf.map(({ kind, count }, i) =>
    zone(
      `shelf-${faction}-${kind}`,
      shelfItem(places, i),
      places.size[0],
      shelfExplained(kind, count),
      { stop: true, class: 'shelf-item' },
      h('span', {}, t(`boards:shelf.${kind}`, { count })),
    ),
  );
}

/** The words of a faction board and its places that explain themselves. */
export function factionBoard(app: App, view: BoardView): HTMLElement {
  const places = boardPlaces[app.stage.layout.id];
  const [x, y] = places.origins[view.faction];
  const [w, hgt] = places.size;
  const name = factionName(view.faction);
  return h(
    'section',
    {
      class: `faction-board ${view.faction}${view.acting ? ' acting' : ''}`,
      style: at([x, y, w, hgt]),
      'aria-label': name,
    },
    h('h2', { class: 'ribbon-name', style: `left:${places.title[0]}px;top:${places.title[1]}px` }, name),
    view.hasLantern && zone('lantern', [places.lantern[0] - 22, places.lantern[1] - 48, 44, 48], w, lanternExplained()),
    view.rows.flatMap((row) => rowZones(places, row)),
    view.track && trackZones(app, view.track, places),
    legendHalf(view, places),
    shelfItems(view, places),
  );
}
