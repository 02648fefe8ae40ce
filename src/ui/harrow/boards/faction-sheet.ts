import type { VNode } from 'preact';
import type { HarrowApp } from '../../../app/harrow/harrow-app.ts';
import type { Rect, XY } from '../../../app/stage.ts';
import { t } from '../../../i18n/harrow/text.ts';
import { at, h } from '../../dom.ts';
import { abilityName, factionName, legendName, powerName, trackStepName } from '../words/terms.ts';
import type { BoardView, Row } from './board-view.ts';
import { cardZones } from './card-zones.ts';
import {
  lanternExplained,
  legendTrackExplained,
  piecesExplained,
  powerExplained,
  powerNameExplained,
  rowExplained,
  rowSpaceExplained,
  scrollExplained,
  shelfExplained,
  wheelExplained,
} from './explanations.ts';
import { type BoardPlaces, boardPlaces } from './faction-board-places.ts';
import {
  boardOrigin,
  lanternPlace,
  legendSlot,
  pieceLedge,
  rowSlot,
  rowTop,
  shelfItem,
} from './faction-sheet-places.ts';
import { trackZones } from './family-track.ts';
import { explained, zone } from './zone.ts';

const around = ([x, y]: XY, r: number): Rect => [x - r, y - r, 2 * r, 2 * r];

export function rowZones(places: Pick<BoardPlaces, 'rows' | 'size'>, row: Row): VNode[] {
  const { ability, spaces } = row;
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
    zone(`row-${ability}`, [x, top, w, hgt], places.size[0], rowExplained(row), { stop: true }, name),
    ...spaces.map((space, i) =>
      zone(`row-${ability}-${i}`, around(rowSlot(places, ability, i), r), places.size[0], rowSpaceExplained(space)),
    ),
  ];
}

/** Longer names and texts of legends are set smaller, so that they keep to their places. */
const longName = 10;
const longText = 145;

function legendHalf(view: BoardView, places: BoardPlaces): VNode[] {
  const { faction, legend, side, scrolls, pieces } = view;
  const { name, power, text, legend: track } = places;
  const width = places.size[0];
  const step = track.columns[1] - track.columns[0];
  const words = t(`legends:${legend}.text`);
  const band: Rect = [
    track.columns[0] - step / 2,
    track.y - track.r - 4,
    4 * step,
    track.captionY - track.y + track.r + 14,
  ];
  return [
    h(
      'h3',
      {
        class: `legend-name${legendName(legend).length > longName ? ' long' : ''}`,
        style: `left:${name[0]}px;top:${name[1]}px`,
      },
      legendName(legend),
    ),
    h(
      'h4',
      {
        class: 'power-name',
        style: `left:${power[0] + 22}px;top:${power[1]}px`,
        title: explained(powerNameExplained(legend)),
      },
      powerName(legend),
    ),
    zone(
      `power-${legend}`,
      text,
      width,
      powerExplained(legend),
      { stop: true },
      h('p', { class: `power-text${words.length > longText ? ' long' : ''}` }, words),
    ),
    ...(pieces
      ? [zone(`pieces-${legend}`, pieceLedge(places, pieces.places), width, piecesExplained(pieces), { stop: true })]
      : []),
    zone(`legend-track-${faction}`, band, width, legendTrackExplained(view)),
    ...scrolls.map((space, i) =>
      zone(`scroll-${faction}-${i}`, around(legendSlot(places, i), track.r), width, scrollExplained(view, i, space), {
        stop: true,
      }),
    ),
    ...scrolls.map((space, i) =>
      h(
        'span',
        {
          class: `caption${space.state === 'printed' || space.state === 'token' ? ' open' : ''}`,
          style: `left:${track.columns[i] - step / 2}px;top:${track.captionY}px;width:${step}px`,
        },
        trackStepName(faction, side, i),
      ),
    ),
  ];
}

function shelfItems({ faction, shelf, advanced }: BoardView, places: BoardPlaces): VNode[] {
  const compact = advanced && places.advanced.shelfStep !== undefined;
  return shelf.map((item, i) =>
    zone(
      `shelf-${faction}-${item.kind}`,
      shelfItem(places, i, shelf.length, advanced),
      places.size[0],
      shelfExplained(item),
      { stop: true, class: 'shelf-item' },
      ...(compact ? [] : [h('span', {}, t(`boards:shelf.${item.kind}`, { count: item.count }))]),
    ),
  );
}

/** The words of a faction board and its places that explain themselves. */
export function factionBoard(app: HarrowApp, view: BoardView, isAlone: boolean): VNode {
  const places = boardPlaces[app.stage.layout.id];
  const { faction, wheel } = view;
  const [x, y] = boardOrigin(app.stage.layout, view.seat, isAlone);
  const [w, hgt] = places.size;
  const name = factionName(faction);
  const [lanternX, lanternY] = lanternPlace(places, view.cards !== undefined);
  return h(
    'section',
    {
      class: `faction-board ${faction}${view.acting ? ' acting' : ''}`,
      style: at([x, y, w, hgt]),
      'aria-label': name,
    },
    h('h2', { class: 'ribbon-name', style: `left:${places.title[0]}px;top:${places.title[1]}px` }, name),
    view.hasLantern && zone('lantern', [lanternX - 22, lanternY - 48, 44, 48], w, lanternExplained()),
    cardZones(app, view, places),
    view.rows.flatMap((row) => rowZones(places, row)),
    view.track && trackZones(app, view.track, places),
    legendHalf(view, places),
    wheel && zone(`wheel-${faction}`, places.advanced.wheel.rect, w, wheelExplained(wheel), { stop: true }),
    shelfItems(view, places),
  );
}
