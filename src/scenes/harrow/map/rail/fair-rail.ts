import type Phaser from 'phaser';
import type { Layout } from '../../../../app/harrow/layout.ts';
import { terrains } from '../../../../engine/games/harrow/content/maps/layout.ts';
import { items, type OfferId, offerIds } from '../../../../engine/games/harrow/state/fair.ts';
import type { HarrowState } from '../../../../engine/games/harrow/state.ts';
import { type FairBoardPlaces, fairRailPlaces } from '../../../../ui/harrow/map/fair-rail-places.ts';
import { boardOf, fairStrip } from '../../../../ui/harrow/map/table-sides.ts';
import type { Need } from '../../../stage-scene.ts';
import type { HarrowScene } from '../../harrow-scene.ts';
import type { Point } from '../hex-centres.ts';

type Layer = Phaser.GameObjects.Container;

const pieceUnit = 0.82;
const cubeHalf = 16;
const ringSide = 49;

/** A cube on a field, and on a field of the strip where it hides less. */
const cubeOnField = 0.43;

const cubeScale = ({ fieldSide }: FairBoardPlaces): number => (fieldSide * cubeOnField) / cubeHalf;
const ringScale = ({ fieldSide }: FairBoardPlaces): number => fieldSide / ringSide;
const nestScale = ({ large }: FairBoardPlaces): number => (large?.nestScale ?? 0) / pieceUnit;

function needsOf(places: FairBoardPlaces): Need[] {
  const { tileScale, large } = places;
  return [
    ['item-light', tileScale],
    ...items.flatMap((item): Need[] => [
      [`item-${item}`, tileScale],
      [`item-${item}-found`, tileScale],
    ]),
    ['field-ring', ringScale(places)],
    ['cube-silver', cubeScale(places)],
    ...(large ? offerIds.map((offer): Need => [`nest-${offer}`, nestScale(places)]) : []),
  ];
}

export function fairBoardNeeds(layout: Layout, s: HarrowState): Need[] {
  if (!s.fair) return [];
  const { onBoard, onStrip, inHestersTurns } = fairRailPlaces[layout.id];
  const board: Need[] = [[`board-fair${layout.ending}`], [`strip-fair${layout.ending}`]];
  const hers: Need[] = s.hester && inHestersTurns ? [[inHestersTurns.picture], ...needsOf(inHestersTurns.places)] : [];
  return [...board, ...needsOf(onBoard), ...needsOf(onStrip), ...hers];
}

/** HC-FAIR-3, 32: a tile is dark until its item is found; light lies under the one that is sought. */
function drawTiles(scene: HarrowScene, s: HarrowState, places: FairBoardPlaces, [x, y]: Corner, layer: Layer): void {
  const found = s.fair?.found ?? 0;
  const { tiles, tileScale } = places;
  const at = (i: number) => [x + tiles[i][0], y + tiles[i][1]] as const;
  if (found < items.length) scene.art('item-light', ...at(found), tileScale, layer);
  items.forEach((item, i) => {
    scene.art(`item-${item}${i < found ? '-found' : ''}`, ...at(i), tileScale, layer);
  });
}

/** HC-FAIR-6: search cubes on the fields of the board. */
function drawFields(scene: HarrowScene, s: HarrowState, places: FairBoardPlaces, [x, y]: Corner, layer: Layer): void {
  terrains.forEach((_, i) => {
    if (!s.fair?.fields[i]) return;
    const [fx, fy] = [x + places.fields[i][0], y + places.fields[i][1]];
    scene.art('field-ring', fx, fy, ringScale(places), layer);
    scene.art('cube-silver', fx, fy + places.fieldSide * 0.2, cubeScale(places), layer);
  });
}

type Corner = readonly number[];

export const readyName = (offer: OfferId): string => `ready ${offer}`;

/** HC-FAIR-4: the nests that are ready to be played. */
function drawReady(scene: HarrowScene, s: HarrowState, places: FairBoardPlaces, [x, y]: Corner, layer: Layer): void {
  const { large } = places;
  s.fair?.ready.forEach((offer, i) => {
    const place = large?.nests[i];
    if (!place) return;
    scene.art(`nest-${offer}`, x + place[0], y + place[1], nestScale(places), layer).setName(readyName(offer));
  });
}

/** Their board in their own turns, a strip of it in the turns of others. */
export function drawFairBoard(scene: HarrowScene, s: HarrowState, layer: Layer): void {
  const { layout } = scene;
  const { board, onBoard } = fairRailPlaces[layout.id];
  const whole = { rect: board, picture: `board-fair${layout.ending}`, places: onBoard };
  const shown = boardOf(s) === 'fair' ? whole : fairStrip(layout, s);
  if (!s.fair || !shown) return;
  const { rect, picture, places } = shown;
  scene.art(picture, rect[0], rect[1], 1, layer);
  drawTiles(scene, s, places, rect, layer);
  drawFields(scene, s, places, rect, layer);
  drawReady(scene, s, places, rect, layer);
}

/** The middle of what is seen of their board now: where their things come from and go to. */
export function fairPlace(scene: HarrowScene, s: HarrowState): Point {
  const [x, y, w, h] = fairStrip(scene.layout, s)?.rect ?? fairRailPlaces[scene.layout.id].board;
  return { x: x + w / 2, y: y + h / 2 };
}
