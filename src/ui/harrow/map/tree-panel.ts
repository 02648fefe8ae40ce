import type { VNode } from 'preact';
import type { HarrowApp } from '../../../app/harrow/harrow-app.ts';
import type { LayoutId } from '../../../app/harrow/layout-ids.ts';
import { terrains } from '../../../engine/games/harrow/content/maps/layout.ts';
import { fairSeat, hesterSeat } from '../../../engine/games/harrow/state/players.ts';
import type { HarrowState } from '../../../engine/games/harrow/state.ts';
import { sum } from '../../../engine/kit/sum.ts';
import { t } from '../../../i18n/harrow/text.ts';
import { cubeColour } from '../../../session/harrow/seats.ts';
import { at, h } from '../../dom.ts';
import { cubeIcon } from '../battle/cube-icon.ts';
import { seatSide } from '../battle/fighter-places.ts';
import { playerName } from '../words/seats.ts';
import { factionName } from '../words/terms.ts';
import { hesterRailPlaces } from './hester-rail-places.ts';
import { traySeats, treeRail } from './table-sides.ts';

/** Terrain cubes by name and number, as a sentence has them; undefined where there are none. */
function terrainList(cubes: readonly number[]): string | undefined {
  const list = terrains.flatMap((terrain, i) =>
    cubes[i] > 0 ? [t('hester-rail:cube', { terrain: t(`terms:terrain.${terrain}`), n: cubes[i] })] : [],
  );
  return list.length > 0 ? list.join(', ') : undefined;
}

/** Search cubes stuck in the tree. */
function fairCount(n: number): VNode {
  return h('span', { class: 'cube-count fair', title: t('fair:rail.inside', { n }) }, cubeIcon('silver'), String(n));
}

/** The cubes stuck in the tree, in numbers. */
function insideCounts(s: HarrowState): VNode[] {
  const { seats, tree, hester, fair } = s;
  const factions = seats.map(({ faction }, seat) =>
    h(
      'span',
      {
        class: `cube-count ${faction} at-${seatSide(seat)}`,
        title: t('map:tree.inside', { count: tree.inside[seat], faction: factionName(faction) }),
      },
      cubeIcon(cubeColour(s, seat)),
      String(tree.inside[seat]),
    ),
  );
  const silver = fair ? [fairCount(tree.inside[tree.inside.length - 1])] : [];
  const terrain = hester ? tree.inside.slice(seats.length, seats.length + terrains.length) : [];
  const list = hester && terrainList(terrain);
  if (!list) return [...factions, ...silver];
  const words = t('hester-rail:inside', { list });
  const tag = h(
    'span',
    { class: 'cube-count hester', title: words },
    terrains.filter((_, i) => terrain[i] > 0).map(cubeIcon),
    h('span', { 'aria-hidden': 'true' }, String(sum(terrain))),
    h('span', { class: 'unseen' }, words),
  );
  return [...factions, tag, ...silver];
}

function fairSide(n: number, isTight: boolean): VNode {
  const look = { class: 'tray-side fair', title: t('fair:rail.tray', { n }) };
  return h('span', look, ...(isTight ? [cubeIcon('silver'), String(n)] : [t('fair:rail.side')]));
}

/** Whose part of the battleground is which, and how many cubes lie there. */
function traySides(s: HarrowState, isTight: boolean): VNode[] {
  const factions = s.seats.map(({ faction, cubes }, seat) =>
    h(
      'span',
      { class: `tray-side ${faction}`, title: t('map:tree.tray', { count: cubes, faction: factionName(faction) }) },
      ...(isTight ? [cubeIcon(cubeColour(s, seat)), String(cubes)] : [factionName(faction)]),
    ),
  );
  const list = s.hester && terrainList(s.hester.cubes);
  const words = list ? t('hester-rail:tray', { list }) : t('hester-rail:trayNone');
  const hesters = () =>
    h(
      'span',
      { class: 'tray-side hester', title: words },
      h('span', { 'aria-hidden': 'true' }, isTight ? String(sum(s.hester?.cubes ?? [])) : playerName('hester')),
      h('span', { class: 'unseen' }, words),
    );
  return traySeats(s).map((seat) => {
    if (seat === hesterSeat) return hesters();
    return seat === fairSeat ? fairSide(s.fair?.cubes ?? 0, isTight) : factions[seat];
  });
}

/** Where the terrain cubes of the battleground have a row of their own, they are numbers with their sign. */
function terrainCounts({ hester }: HarrowState, id: LayoutId): VNode[] {
  const place = hesterRailPlaces[id].terrainTray;
  if (!hester || !place) return [];
  const counts = terrains.map((terrain, i) =>
    h(
      'span',
      { class: hester.cubes[i] === 0 ? 'none' : '' },
      h('i', { style: `background-image:url(art/harrow/cube-${terrain}.svg)` }),
      String(hester.cubes[i]),
    ),
  );
  return [h('div', { class: 'terrain-counts', style: at(place), 'aria-hidden': 'true' }, ...counts)];
}

/** The tree's name, what is stuck in it, and the battleground before it. */
export function treePanel(app: HarrowApp): VNode[] {
  const s = app.match?.session.state;
  if (!s) return [];
  const { layout } = app.stage;
  const { treePicture, tray } = treeRail(layout, s);
  const [x, y, w] = treePicture;
  return [
    h('h2', { class: 'tree-title', style: `left:${x}px;top:${y - 10}px;width:${w}px` }, t('map:tree.title')),
    h('div', { class: `tree-counts${s.fair ? ' row' : ''}`, style: at(treePicture) }, ...insideCounts(s)),
    h(
      'div',
      {
        class: `tray-names${traySeats(s).length > 2 ? ' more' : ''}`,
        style: `${at(tray)};--parts:${traySeats(s).length}`,
      },
      ...traySides(s, layout.isTight),
    ),
    ...terrainCounts(s, layout.id),
  ];
}
