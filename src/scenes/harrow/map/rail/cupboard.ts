import type { Layout } from '../../../../app/harrow/layout.ts';
import { tileGrid } from '../../../../app/harrow/shelf-places.ts';
import type { Rect } from '../../../../app/stage.ts';
import { features } from '../../../../engine/games/harrow/content/chapters/features.ts';
import { type SlotTile, type TileId, tileIds } from '../../../../engine/games/harrow/state/tiles.ts';
import { type Jar, jars } from '../../../../engine/games/harrow/state/tokens.ts';
import type { HarrowState } from '../../../../engine/games/harrow/state.ts';
import type { Seat } from '../../../../engine/kernel/game.ts';
import { factionsOf } from '../../../../session/harrow/seats.ts';
import { jarSpot, tileSpot } from '../../../../session/harrow/spots.ts';
import type { SpotId } from '../../../../session/spot.ts';
import { jarFoot, shelvesOf, tileSquares } from '../../../../ui/harrow/map/shelves.ts';
import { inkOf, palette } from '../../../../ui/styles/palette.ts';
import type { Need } from '../../../stage-scene.ts';
import type { HarrowScene } from '../../harrow-scene.ts';
import { armedNeeds, drawArmed } from './armed.ts';

const jarUnit = 0.82;
const tileUnit = 50;

export function jarScale(layout: Layout, s: HarrowState): number {
  return shelvesOf(layout, s).jarScale / jarUnit;
}

function cupboardKey(layout: Layout, s: HarrowState): string {
  return `cupboard-${features[s.config.mode].tiles ? 'tiles-' : ''}${layout.id}`;
}

/** A slot fills up while its jar is left alone (HC-BON-5): tiles at every size that may come. */
function tileNeeds(layout: Layout): Need[] {
  const { tiled } = layout.map.shelves;
  const sides = new Set(tileIds.map((_, i) => tileGrid(tiled, i + 1).side));
  const keys = ['tile-used', ...tileIds.map((tile) => `tile-${tile}`)];
  return keys.flatMap((key) => [...sides].map((side): Need => [key, side / tileUnit]));
}

export function cupboardNeeds(layout: Layout, s: HarrowState): Need[] {
  const scale = jarScale(layout, s);
  return [
    [cupboardKey(layout, s)],
    ...factionsOf(s).flatMap((faction): Need[] => [
      [`jar-broken-${faction}`, scale],
      [`cupboard-glow-${faction}`, scale],
      ...jars.flatMap((jar): Need[] => [
        [`jar-${jar}-${faction}`, scale],
        [`jar-hot-${jar}-${faction}`, scale],
      ]),
    ]),
    ...[1, 2, 3, 4].map((n): Need => [`shard-${n}`, scale]),
    ...(features[s.config.mode].tiles ? tileNeeds(layout) : []),
    ...armedNeeds(layout, s),
  ];
}

export function drawCupboard(scene: HarrowScene, s: HarrowState, layer: Phaser.GameObjects.Container): void {
  const [x, y] = scene.layout.map.cupboard;
  scene.art(cupboardKey(scene.layout, s), x, y, 1, layer);
}

/** By which a part of a jar is found on the rails again: what is lit only while it can be chosen, and the rest. */
const jarName = (part: 'glass' | 'hot' | 'glow', seat: Seat, jar: Jar): string => `${part} ${seat} ${jar}`;
const tileLight = 'light of a tile';

export function drawJars(
  scene: HarrowScene,
  s: HarrowState,
  seat: Seat,
  isOpen: (spot: SpotId) => boolean,
  layer: Phaser.GameObjects.Container,
): void {
  const { layout } = scene;
  const scale = jarScale(layout, s);
  const { faction, jars: full } = s.seats[seat];
  jars.forEach((jar, i) => {
    const [x, y] = jarFoot(layout, s, seat, jar);
    if (!full[i]) {
      scene.art(`jar-broken-${faction}`, x, y, scale, layer);
      return;
    }
    scene.art(`cupboard-glow-${faction}`, x, y, scale, layer).setName(jarName('glow', seat, jar));
    scene.art(`jar-${jar}-${faction}`, x, y, scale, layer).setName(jarName('glass', seat, jar));
    if (isOpen(jarSpot(seat, jar))) {
      scene.art(`jar-hot-${jar}-${faction}`, x, y, scale, layer).setName(jarName('hot', seat, jar));
    }
  });
  drawArmed(scene, s, seat, layer);
}

/** Nothing on the shelves can be chosen any more. */
export function dimShelves({ seats }: HarrowState, layer: Phaser.GameObjects.Container): void {
  seats.forEach((_, seat) => {
    for (const jar of jars) layer.getByName(jarName('hot', seat, jar))?.destroy();
  });
  for (const light of layer.getAll('name', tileLight)) light.destroy();
}

/** Of a jar only broken glass is left, and its light goes out. */
export function breakJar(
  scene: HarrowScene,
  s: HarrowState,
  seat: Seat,
  jar: Jar,
  layer: Phaser.GameObjects.Container,
): void {
  const glass = layer.getByName(jarName('glass', seat, jar));
  if (!glass) return;
  const [x, y] = jarFoot(scene.layout, s, seat, jar);
  const broken = scene.art(`jar-broken-${s.seats[seat].faction}`, x, y, jarScale(scene.layout, s), layer);
  layer.moveBelow(broken, glass);
  for (const part of ['glass', 'hot', 'glow'] as const) layer.getByName(jarName(part, seat, jar))?.destroy();
}

/** Draws a tile on its square. */
export function drawTile(
  scene: HarrowScene,
  { tile, used }: SlotTile,
  [x, y, side]: Rect,
  layer: Phaser.GameObjects.Container,
): Phaser.GameObjects.Image {
  const key = used ? 'tile-used' : `tile-${tile}`;
  return scene.art(key, x + side / 2, y + side / 2, side / tileUnit, layer).setName(tileName(tile));
}

export function tileName(tile: TileId): string {
  return `tile ${tile}`;
}

/** The tiles between the jars; those that can be used now have light round them. */
export function drawTiles(
  scene: HarrowScene,
  s: HarrowState,
  isOpen: (spot: SpotId) => boolean,
  layer: Phaser.GameObjects.Container,
): void {
  s.slots.forEach((slot, i) => {
    const squares = tileSquares(scene.layout, s, i);
    slot.forEach(({ tile, used }, n) => {
      if (!used && isOpen(tileSpot(jars[i], tile))) light(scene, squares[n], layer);
    });
    slot.forEach((tile, n) => {
      drawTile(scene, tile, squares[n], layer);
    });
  });
}

function light(scene: HarrowScene, [x, y, side]: Rect, layer: Phaser.GameObjects.Container): void {
  const glow = scene.add.graphics().setName(tileLight);
  // Narrower round the small tiles that share a slot.
  const k = Math.min(1, side / 50);
  const ring = (colour: number, width: number, radius: number) =>
    glow.fillStyle(colour, 1).fillRoundedRect(x - width, y - width, side + 2 * width, side + 2 * width, radius);
  ring(inkOf(palette.ink), 7 * k, 7);
  ring(inkOf(palette.ember), 5.5 * k, 6);
  ring(inkOf(palette.lit), 2.5 * k, 4);
  layer.add(glow);
}
