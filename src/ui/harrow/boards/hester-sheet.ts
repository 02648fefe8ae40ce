import type { VNode } from 'preact';
import type { HarrowApp } from '../../../app/harrow/harrow-app.ts';
import type { Rect, XY } from '../../../app/stage.ts';
import { t } from '../../../i18n/harrow/text.ts';
import { at, h, pinned } from '../../dom.ts';
import { playerName } from '../words/seats.ts';
import { cardName, factionName } from '../words/terms.ts';
import * as explain from './hester-explanations.ts';
import { hesterLedger } from './hester-ledger.ts';
import { type HesterSheetPlaces, hesterSheetPlaces, type Possession, terrainPlace } from './hester-sheet-places.ts';
import type { HesterView } from './hester-view.ts';
import { zone } from './zone.ts';

const around = ([x, y]: XY, w: number, hgt: number): Rect => [x - w / 2, y - hgt / 2, w, hgt];

/** Half of a square's picture at scale 1. */
const squareSize: XY = [60, 56];

function squareZones({ sides }: HesterView, places: HesterSheetPlaces): VNode[] {
  const { squares, squareScale: k, names, size } = places;
  return sides.flatMap(({ faction, squares: trophies }, side) => [
    h('span', { class: `square-name ${faction}`, style: pinned(names[side]) }, factionName(faction)),
    ...trophies.map((trophy, i) =>
      zone(
        `square-${faction}-${i}`,
        around((side === 0 ? squares.left : squares.right)[i], squareSize[0] * k, squareSize[1] * k),
        size[0],
        explain.squareExplained(faction, trophy),
        { stop: true },
      ),
    ),
  ]);
}

function actionZones(view: HesterView, places: HesterSheetPlaces): VNode[] {
  const { actions, actionR, captions, size, tree } = places;
  return [
    ...view.acts.flatMap(({ act, used, shut }) => [
      zone(
        `act-${act}`,
        around(actions[act], 2 * actionR, 2 * actionR),
        size[0],
        explain.actExplained(act, used, shut),
        { stop: true },
      ),
      h(
        'span',
        { class: `act-caption${used ? ' used' : ''}`, style: pinned(captions[act]) },
        t(`hester:actShort.${act}`),
      ),
    ]),
    zone('act-tree', around(tree, 1.4 * actionR, 1.7 * actionR), size[0], explain.treeExplained(), { stop: true }),
  ];
}

function cardZones(view: HesterView, { cards, cardSize, hand, size }: HesterSheetPlaces): VNode[] {
  const room = (centre: XY): Rect => around(centre, cardSize[0], cardSize[1]);
  return [
    ...cards.map((centre, i) => {
      const stack = view.stacks[i];
      if (!stack) return zone(`card-space-${i}`, room(centre), size[0], explain.cardSpaceExplained());
      const name = h('span', { class: 'board-card-name' }, cardName(stack.card));
      return zone(`card-${stack.card}`, room(centre), size[0], explain.stackExplained(stack), { stop: true }, name);
    }),
    zone('hand-hester', room(hand), size[0], explain.handExplained(view), { stop: true }),
  ];
}

/** How much room the picture and number of a possession take. */
const possessionSize: XY = [70, 36];

function possessionZones(view: HesterView, { possessions, size }: HesterSheetPlaces): VNode[] {
  return (Object.keys(possessions) as Possession[]).map((kind) =>
    zone(
      `possession-${kind}`,
      around(possessions[kind], ...possessionSize),
      size[0],
      explain.possessionExplained(view, kind),
      { stop: true },
    ),
  );
}

function terrainZones({ terrains }: HesterView, { terrainRow, size }: HesterSheetPlaces): VNode[] {
  if (!terrainRow) return [];
  return terrains.map((cubes, i) =>
    zone(
      `terrain-${cubes.terrain}`,
      terrainPlace(terrainRow, i, terrains.length),
      size[0],
      explain.terrainExplained(cubes),
      { stop: true },
    ),
  );
}

/** The words of Hester's board and its places that explain themselves; beside it, where there is room, her cubes and cards. */
export function hesterBoard(app: HarrowApp, view: HesterView): VNode[] {
  const places = hesterSheetPlaces[app.stage.layout.id];
  const { origin, size, title, portrait, fires, fireR, firesLabel, groove, availableLabel } = places;
  const name = playerName('hester');
  const [first, , last] = fires;
  const pairs: Rect = [first[0] - fireR, first[1] - fireR, last[0] - first[0] + 2 * fireR, 2 * fireR];
  const use = view.left > 0 ? t('hester:toUse', { count: view.left }) : t('hester:noneLeft');
  return [
    h(
      'section',
      {
        class: `hester-large${view.acting ? ' acting' : ''}`,
        style: at([...origin, ...size]),
        'aria-label': t('hester:board'),
      },
      h('h2', { class: 'ribbon-name', style: pinned(title) }, name),
      zone('portrait-hester', portrait, size[0], explain.portraitExplained(view), { stop: true }),
      ...squareZones(view, places),
      h('span', { class: 'fires-name', style: pinned(firesLabel) }, t('hester:fires')),
      zone('pairs', pairs, size[0], explain.firesExplained(view), { stop: true }),
      ...actionZones(view, places),
      h('span', { class: 'actions-name', style: pinned(availableLabel) }, h('b', {}, t('hester:actions')), ` · ${use}`),
      zone('actions', groove, size[0], explain.actionsExplained(view), { stop: true }),
      ...cardZones(view, places),
      ...possessionZones(view, places),
      ...terrainZones(view, places),
    ),
    ...(places.ledger ? [hesterLedger(view, places.ledger)] : []),
  ];
}
