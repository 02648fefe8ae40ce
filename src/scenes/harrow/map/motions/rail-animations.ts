import type Phaser from 'phaser';
import type { Layout } from '../../../../app/harrow/layout.ts';
import { features } from '../../../../engine/games/harrow/content/chapters/features.ts';
import { hesterSeat } from '../../../../engine/games/harrow/state/players.ts';
import type { TileId } from '../../../../engine/games/harrow/state/tiles.ts';
import type { Jar } from '../../../../engine/games/harrow/state/tokens.ts';
import type { HarrowState } from '../../../../engine/games/harrow/state.ts';
import type { Seat } from '../../../../engine/kernel/game.ts';
import { type HandCard, suitOf } from '../../../../session/harrow/hand-card.ts';
import { jarFoot, tileSquares } from '../../../../ui/harrow/map/shelves.ts';
import { inkOf, palette } from '../../../../ui/styles/palette.ts';
import type { Need } from '../../../stage-scene.ts';
import { spoonAngle } from '../../haint-plate.ts';
import type { Point } from '../hex-centres.ts';
import type { MapScene } from '../map-scene.ts';
import { breakJar, drawTile, jarScale, tileName } from '../rail/cupboard.ts';
import { dialCentre, lanternFoot, lanternName, plaqueCentre, plaqueEdge, plaqueOf } from '../rail/plaques.ts';
import { plateCentre } from '../rail/plate.ts';
import { railLooks } from '../rail/rail-looks.ts';
import { type Shows, sound, wait } from './motions.ts';

/** Glass bursts: shards fly and fall, and the jar is broken from now on. */
async function shatter(scene: MapScene, s: HarrowState, seat: Seat, jar: Jar): Promise<void> {
  const [x, y] = jarFoot(scene.layout, s, seat, jar);
  const scale = jarScale(scene.layout, s);
  sound(scene, 'jarBreak');
  breakJar(scene, s, seat, jar, scene.scores);
  const flights = [1, 2, 3, 4, 1, 2, 3, 4].map((n, i) => {
    const shard = scene.art(`shard-${n}`, x, y - 40 * scale, scale, scene.air);
    const direction = (i - 3.5) / 3.5;
    return scene.tween({
      targets: shard,
      x: x + direction * 60,
      y: { value: y + 26 + (i % 3) * 8, ease: 'Back.easeIn' },
      angle: direction * 300,
      alpha: { value: 0, delay: scene.pace(380) },
      duration: scene.pace(560),
    });
  });
  await Promise.all(flights);
}

/** A score rings on its dial. */
async function ring(scene: MapScene, s: HarrowState, seat: Seat, points: number): Promise<void> {
  const [x, y] = dialCentre(scene.layout, s, seat);
  sound(scene, 'scoreTick');
  const text = scene.label(
    `+${points}`,
    x,
    y,
    { size: 34, font: 'Grenze Gotisch', weight: 800, colour: palette.lit, stroke: 5 },
    scene.air,
  );
  await scene.tween({
    targets: text,
    y: y - 34,
    alpha: { value: 0, delay: scene.pace(320) },
    duration: scene.pace(680),
    ease: 'Cubic.easeOut',
  });
}

/** The card is held up for everybody to see, with its words. */
export async function holdUp(scene: MapScene, card: HandCard): Promise<void> {
  scene.app.remember({ heldUp: { card, ms: scene.pace(1900) } });
  sound(scene, 'cardPlayed');
  // Whoever leaves the map does not find it there later.
  await scene.showing?.see(wait(scene, 1900));
  scene.app.remember({ heldUp: undefined });
}

/** A card slips face down into a hand, or out of it. */
async function slip(scene: MapScene, s: HarrowState, seat: Seat, isIn: boolean): Promise<void> {
  sound(scene, 'cardDrawn');
  if (seat === hesterSeat) return wait(scene, 160);
  const { layout } = scene;
  const key = cardBack(s, seat);
  const scale = railLooks[layout.id].slip;
  const { w, h } = scene.entry(key);
  const lies = ({ x, y }: Point): Point => ({ x: x - (w * scale) / 2, y: y - (h * scale) / 2 });
  const [hand, edge] = [lies(plaqueCentre(layout, s, seat)), lies(plaqueEdge(layout, s, seat))];
  const [from, to] = isIn ? [edge, hand] : [hand, edge];
  const image = scene.art(key, from.x, from.y, scale, scene.air);
  await scene.tween({ targets: image, ...to, duration: scene.pace(340), ease: 'Cubic.easeInOut' });
  await scene.tween({ targets: image, alpha: 0, duration: scene.pace(140) });
}

const cardBack = (s: HarrowState, seat: Seat): string => `card-back-${suitOf(s.seats[seat].faction)}`;

export function slipNeeds({ id }: Layout, s: HarrowState): Need[] {
  return features[s.config.mode].cards ? s.seats.map((_, seat): Need => [cardBack(s, seat), railLooks[id].slip]) : [];
}

function shownTile(scene: MapScene, tile: TileId): Phaser.GameObjects.Image | undefined {
  return (scene.scores.getByName(tileName(tile)) as Phaser.GameObjects.Image | null) ?? undefined;
}

/** The tile turns on its edge and lies face down. */
async function flip(scene: MapScene, s: HarrowState, tile: TileId): Promise<void> {
  const image = shownTile(scene, tile);
  if (!image) return;
  const { scaleX, displayWidth: side, x, y } = image;
  sound(scene, 'tileFlip');
  await scene.tween({ targets: image, scaleX: 0, duration: scene.pace(170), ease: 'Sine.easeIn' });
  const square = [x - side / 2, y - side / 2, side, side] as const;
  image.setVisible(false);
  const back = drawTile(scene, { tile, used: true }, tileSquare(scene, s, tile) ?? square, scene.scores);
  back.setScale(0, back.scaleY);
  await scene.tween({ targets: back, scaleX, duration: scene.pace(190), ease: 'Back.easeOut' });
}

export function tileSquare(scene: MapScene, s: HarrowState, tile: TileId) {
  const slot = s.slots.findIndex((tiles) => tiles.some((each) => each.tile === tile));
  return slot < 0
    ? undefined
    : tileSquares(scene.layout, s, slot)[s.slots[slot].findIndex((each) => each.tile === tile)];
}

/** A new tile is laid between the jars. */
async function layTile(scene: MapScene, s: HarrowState, tile: TileId): Promise<void> {
  const square = tileSquare(scene, s, tile);
  if (!square) return;
  const image = drawTile(scene, { tile, used: false }, square, scene.air);
  const { y } = image;
  image.setAlpha(0).setY(y - 26);
  sound(scene, 'tileFlip');
  await scene.tween({ targets: image, y, alpha: 1, duration: scene.pace(260), ease: 'Bounce.easeOut' });
}

/** The lantern swings over from plaque to plaque and is set down. */
async function carryLantern(scene: MapScene, s: HarrowState, seat: Seat): Promise<void> {
  const image = scene.scores.getByName(lanternName) as Phaser.GameObjects.Image | null;
  sound(scene, 'roundBell');
  if (!image) return wait(scene, 450);
  scene.air.add(image);
  const { x, y, scaleX } = image;
  const [toX, toY] = lanternFoot(scene.layout, s, seat);
  // Out over the cupboard and back, so that it is seen on its way.
  const bulge = railLooks[scene.layout.id].plaque.lantern.swing;
  const way = { t: 0 };
  await scene.tween({
    targets: way,
    t: 1,
    duration: scene.pace(1100),
    ease: 'Sine.easeInOut',
    onUpdate: () => {
      const { t } = way;
      const high = Math.sin(Math.PI * t);
      image.setPosition(x + (toX - x) * t + bulge * high, y + (toY - y) * t);
      image.setScale(scaleX * (1 + 0.9 * high)).setAngle(12 * Math.sin(5 * Math.PI * t) * (1 - t));
    },
  });
}

/** The spoon turns to its new number. */
async function turnSpoon(scene: MapScene, seat: Seat, spoon: number): Promise<void> {
  const image = scene.scores.getByName(`spoon-${seat}`) as Phaser.GameObjects.Image | null;
  sound(scene, 'spoon');
  if (!image) return wait(scene, 200);
  await scene.tween({
    targets: image,
    angle: spoonAngle(scene, spoon),
    duration: scene.pace(520),
    ease: 'Back.easeOut',
  });
}

/** Light runs round a plate on which a kill was laid. */
async function lightPlate(scene: MapScene, s: HarrowState, seat: Seat): Promise<void> {
  const [x, y] = plateCentre(scene.layout, s, seat, plaqueOf(scene.layout, s, seat));
  const halo = scene.add
    .circle(x, y, railLooks[scene.layout.id].plaque.plate.light)
    .setStrokeStyle(5, inkOf(palette.lit));
  scene.air.add(halo);
  sound(scene, 'plate');
  await scene.tween({ targets: halo, scale: 1.25, alpha: 0, duration: scene.pace(520), ease: 'Cubic.easeOut' });
}

/** What happens beside the county: jars, tiles, cards, plates and points. */
export const railShows: Shows = {
  jarBroken: (scene, { seat, jar }, after) => shatter(scene, after, seat, jar),
  scored: (scene, { seat, points }, after) => ring(scene, after, seat, points),
  cardDrawn: (scene, { seat }, after) => slip(scene, after, seat, true),
  cardBuried: (scene, { seat }, after) => slip(scene, after, seat, false),
  cardPlayed: (scene, { card }) => holdUp(scene, card),
  tileUsed: (scene, { tile }, after) => flip(scene, after, tile),
  tilePlaced: (scene, { tile }, after) => layTile(scene, after, tile),
  lanternTaken: (scene, { seat }, after) => carryLantern(scene, after, seat),
  plateFilled: (scene, { seat }, after) => lightPlate(scene, after, seat),
  plateEmptied: (scene, { seat, spoon }) => turnSpoon(scene, seat, spoon),
  spoonTurned: (scene, { seat, spoon }) => turnSpoon(scene, seat, spoon),
};
