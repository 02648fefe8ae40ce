import type Phaser from 'phaser';
import { terrains } from '../../engine/games/harrow/content/maps/layout.ts';
import { factionColours, hesterSeat, type TileId } from '../../engine/games/harrow/state.ts';
import type { Seat } from '../../engine/kernel/game.ts';
import type { HandCard } from '../../session/hand-card.ts';
import { playedCard } from '../../ui/parts/played-card.ts';
import { jarFoot, tileSquares } from '../../ui/shelves.ts';
import { spoonAngle } from '../haint-plate.ts';
import { drawTile, jarScale, tileName } from './cupboard.ts';
import type { MapScene } from './map-scene.ts';
import { type Shows, sound, wait } from './motions.ts';
import { dialCentre, lanternFoot, lanternName, plaqueOf } from './plaques.ts';
import { plateCentre } from './plate.ts';
import { trayColours, trayCube, traySlot } from './tray.ts';

/** Glass bursts: shards fly and fall. */
async function shatter(scene: MapScene, [x, y]: readonly [number, number], scale: number): Promise<void> {
  sound(scene, 'jarBreak');
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
async function ring(scene: MapScene, seat: Seat, points: number): Promise<void> {
  const s = scene.app.match?.session.state;
  if (!s) return;
  const [x, y] = dialCentre(scene.layout, s, seat);
  sound(scene, 'scoreTick');
  const text = scene.label(
    `+${points}`,
    x,
    y,
    { size: 34, font: 'Grenze Gotisch', weight: 800, colour: '#f6cf7a', stroke: 5 },
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
  const shown = playedCard(scene.app, card, scene.pace(1900));
  sound(scene, 'cardPlayed');
  await wait(scene, 1900);
  shown.remove();
}

/** A card goes from hand to hand unseen: it is only heard. */
function rustle(scene: MapScene): Promise<void> {
  sound(scene, 'cardDrawn');
  return wait(scene, 160);
}

function shownTile(scene: MapScene, tile: TileId): Phaser.GameObjects.Image | undefined {
  return (scene.scores.getByName(tileName(tile)) as Phaser.GameObjects.Image | null) ?? undefined;
}

/** The tile turns on its edge and lies face down. */
async function flip(scene: MapScene, tile: TileId): Promise<void> {
  const image = shownTile(scene, tile);
  if (!image) return;
  const { scaleX, displayWidth: side, x, y } = image;
  sound(scene, 'tileFlip');
  await scene.tween({ targets: image, scaleX: 0, duration: scene.pace(170), ease: 'Sine.easeIn' });
  const square = [x - side / 2, y - side / 2, side, side] as const;
  image.setVisible(false);
  const back = drawTile(scene, { tile, used: true }, tileSquare(scene, tile) ?? square, scene.scores);
  back.setScale(0, back.scaleY);
  await scene.tween({ targets: back, scaleX, duration: scene.pace(190), ease: 'Back.easeOut' });
}

function tileSquare(scene: MapScene, tile: TileId) {
  const s = scene.app.match?.session.state;
  if (!s) return undefined;
  const slot = s.slots.findIndex((tiles) => tiles.some((each) => each.tile === tile));
  return slot < 0
    ? undefined
    : tileSquares(scene.layout, s, slot)[s.slots[slot].findIndex((each) => each.tile === tile)];
}

/** A new tile is laid between the jars. */
async function layTile(scene: MapScene, tile: TileId): Promise<void> {
  const square = tileSquare(scene, tile);
  if (!square) return;
  const image = drawTile(scene, { tile, used: false }, square, scene.air);
  const { y } = image;
  image.setAlpha(0).setY(y - 26);
  sound(scene, 'tileFlip');
  await scene.tween({ targets: image, y, alpha: 1, duration: scene.pace(260), ease: 'Bounce.easeOut' });
}

/** The lantern swings over from plaque to plaque and is set down. */
async function carryLantern(scene: MapScene, seat: Seat): Promise<void> {
  const s = scene.app.match?.session.state;
  const image = scene.scores.getByName(lanternName) as Phaser.GameObjects.Image | null;
  sound(scene, 'roundBell');
  if (!s || !image) return wait(scene, 450);
  scene.air.add(image);
  const { x, y, scaleX } = image;
  const [toX, toY] = lanternFoot(scene.layout, s, seat);
  // Out over the cupboard and back, so that it is seen on its way.
  const bulge = scene.layout.id === 'phone' ? 70 : 120;
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
async function lightPlate(scene: MapScene, seat: Seat): Promise<void> {
  const s = scene.app.match?.session.state;
  if (!s) return;
  const [x, y] = plateCentre(scene.layout, plaqueOf(scene.layout, s, seat));
  const halo = scene.add.circle(x, y, scene.layout.id === 'phone' ? 20 : 43).setStrokeStyle(5, 0xf6cf7a);
  scene.air.add(halo);
  sound(scene, 'plate');
  await scene.tween({ targets: halo, scale: 1.25, alpha: 0, duration: scene.pace(520), ease: 'Cubic.easeOut' });
}

/** Cubes leave the battleground, or come back to it. */
export async function driftCubes(scene: MapScene, owner: Seat, cubes: number, isBack: boolean): Promise<void> {
  const s = scene.app.match?.session.state;
  if (!s || scene.layout.id === 'phone') return wait(scene, 200);
  sound(scene, 'cubeOnTray', 0.5);
  const colours = trayColours(s, owner);
  await Promise.all(
    Array.from({ length: Math.min(cubes, 6) }, (_, i) => {
      const [x, y] = traySlot(scene.layout, s, owner, i);
      const colour = colours[i] ?? (owner === hesterSeat ? terrains[0] : factionColours[owner]);
      const cube = scene.art(`cube-${colour}`, x, y, trayCube(scene.layout, s), scene.air);
      const away = { y: y - 46, alpha: 0 };
      if (isBack) cube.setY(away.y).setAlpha(0);
      return scene.tween({
        targets: cube,
        ...(isBack ? { y, alpha: 1 } : away),
        duration: scene.pace(420),
        delay: scene.pace(70 * i),
        ease: 'Cubic.easeInOut',
      });
    }),
  );
}

/** What happens beside the county: jars, tiles, cards, plates and points. */
export const railShows: Shows = {
  jarBroken: (scene, { seat, jar }) => {
    const s = scene.app.match?.session.state;
    return s ? shatter(scene, jarFoot(scene.layout, s, seat, jar), jarScale(scene.layout, s)) : Promise.resolve();
  },
  scored: (scene, { seat, points }) => ring(scene, seat, points),
  cardDrawn: (scene) => rustle(scene),
  cardBuried: (scene) => rustle(scene),
  cardPlayed: (scene, { card }) => holdUp(scene, card),
  tileUsed: (scene, { tile }) => flip(scene, tile),
  tilePlaced: (scene, { tile }) => layTile(scene, tile),
  lanternTaken: (scene, { seat }) => carryLantern(scene, seat),
  plateFilled: (scene, { seat }) => lightPlate(scene, seat),
  plateEmptied: (scene, { seat, spoon }) => turnSpoon(scene, seat, spoon),
  spoonTurned: (scene, { seat, spoon }) => turnSpoon(scene, seat, spoon),
  cubesBanished: (scene, { owner, cubes }) => driftCubes(scene, owner, cubes, false),
  banishedBack: (scene, { owner, cubes }) => driftCubes(scene, owner, cubes, true),
  cubesStored: (scene, { seat, cubes }) => driftCubes(scene, seat, cubes, false),
  cubesReturned: (scene, { seat, cubes }) => driftCubes(scene, seat, cubes, true),
};
