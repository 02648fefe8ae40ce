import type Phaser from 'phaser';
import { type Terrain, terrains } from '../../../../engine/games/harrow/content/maps/layout.ts';
import type { CubeColour } from '../../../../engine/games/harrow/state/cubes.ts';
import { fairSeat, hesterSeat } from '../../../../engine/games/harrow/state/players.ts';
import type { HarrowState } from '../../../../engine/games/harrow/state.ts';
import type { Seat } from '../../../../engine/kernel/game.ts';
import { cubeColour } from '../../../../session/harrow/seats.ts';
import type { Point } from '../hex-centres.ts';
import type { MapScene } from '../map-scene.ts';
import { cubeName, isCounted, trayColours, trayCube, traySlot } from '../rail/map-tray.ts';
import { plaqueCentre } from '../rail/plaques.ts';
import { hop, type Shows, sound, wait } from './motions.ts';

type Cube = Phaser.GameObjects.Image;

/** More than these at once are a swarm. */
const mostMoving = 6;

/** Between one cube and the next. */
const stagger = 80;

/** The cubes of a colour that lie on the battleground, or are on their way there. */
function lying(scene: MapScene, colour: CubeColour): Cube[] {
  const name = cubeName(colour);
  return [...scene.scores.getAll('name', name), ...scene.air.getAll('name', name)] as Cube[];
}

/** Where a cube lies. Where the cubes are a number, they lie side by side before it. */
function placeOf(scene: MapScene, s: HarrowState, seat: Seat, place: number, i: number, cubes: number): Point {
  const [x, y] = traySlot(scene.layout, s, seat, place);
  return isCounted(scene.layout) ? { x: x + (i - (cubes - 1) / 2) * 11, y } : { x, y };
}

function coloursOf(s: HarrowState, owner: Seat, cubes: number, terrain: Terrain | undefined): readonly CubeColour[] {
  const count = Math.min(cubes, mostMoving);
  if (owner === hesterSeat && terrain === undefined) return trayColours(s, owner).slice(0, count);
  const own = () => (owner === fairSeat ? 'silver' : cubeColour(s, owner));
  return new Array<CubeColour>(count).fill(terrain ?? own());
}

/** Takes cubes off the battleground, the last ones first. */
function takeUp(scene: MapScene, s: HarrowState, owner: Seat, colours: readonly CubeColour[]): Cube[] {
  return colours.map((colour, i) => {
    const cube = lying(scene, colour).at(-1);
    if (cube) {
      scene.air.add(cube);
      return cube.setName('');
    }
    const { x, y } = placeOf(scene, s, owner, i, i, colours.length);
    return scene.art(`cube-${colour}`, x, y, trayCube(scene.layout, s), scene.air);
  });
}

/** New cubes with the places where they come to lie. */
function bring(
  scene: MapScene,
  s: HarrowState,
  owner: Seat,
  colours: readonly CubeColour[],
): { readonly cube: Cube; readonly to: Point }[] {
  return colours.map((colour, i) => {
    const place = owner === hesterSeat ? i : lying(scene, colour).length;
    const to = placeOf(scene, s, owner, place, i, colours.length);
    const cube = scene.art(`cube-${colour}`, to.x, to.y, trayCube(scene.layout, s), scene.air);
    return { cube: cube.setName(cubeName(colour)), to };
  });
}

/** Where cubes are counted, one that has arrived is one more in the number. */
async function counted(scene: MapScene, cube: Cube): Promise<void> {
  if (!isCounted(scene.layout)) return;
  cube.setName('');
  await scene.tween({ targets: cube, alpha: 0, duration: scene.pace(140) });
}

/** Cubes leave the battleground like smoke. */
async function driftOff(scene: MapScene, s: HarrowState, owner: Seat, colours: readonly CubeColour[]): Promise<void> {
  sound(scene, 'cubeOnTray', 0.5);
  await Promise.all(
    takeUp(scene, s, owner, colours).map((cube, i) =>
      scene.tween({
        targets: cube,
        y: cube.y - 46,
        alpha: 0,
        duration: scene.pace(460),
        delay: scene.pace(stagger * i),
        ease: 'Cubic.easeInOut',
      }),
    ),
  );
}

/** Cubes come down on the battleground out of nowhere. */
async function driftIn(scene: MapScene, s: HarrowState, owner: Seat, cubes: number): Promise<void> {
  await Promise.all(
    bring(scene, s, owner, coloursOf(s, owner, cubes, undefined)).map(async ({ cube, to }, i) => {
      cube.setY(to.y - 46).setAlpha(0);
      const delay = scene.pace(stagger * i);
      await scene.tween({ targets: cube, y: to.y, alpha: 1, duration: scene.pace(420), delay, ease: 'Bounce.easeOut' });
      sound(scene, 'cubeOnTray', 0.5);
      await counted(scene, cube);
    }),
  );
}

/** Cubes fly from their owner's possessions to the battleground and land with weight; Hester has no plaque to come from. */
async function gainCubes(scene: MapScene, s: HarrowState, owner: Seat, cubes: number): Promise<void> {
  if (owner === hesterSeat) return driftIn(scene, s, owner, cubes);
  const from = plaqueCentre(scene.layout, s, owner);
  await Promise.all(
    bring(scene, s, owner, coloursOf(s, owner, cubes, undefined)).map(async ({ cube, to }, i) => {
      cube.setPosition(from.x, from.y).setVisible(false);
      await wait(scene, stagger * i);
      await hop(scene, cube.setVisible(true), to, 70, 560);
      sound(scene, 'cubeOnTray', 0.4);
      await counted(scene, cube);
    }),
  );
}

/** Cubes go from the battleground back to their owner's possessions. */
async function takeBack(scene: MapScene, s: HarrowState, owner: Seat, cubes: number): Promise<void> {
  const to = plaqueCentre(scene.layout, s, owner);
  sound(scene, 'cubeOnTray', 0.5);
  await Promise.all(
    takeUp(scene, s, owner, coloursOf(s, owner, cubes, undefined)).map(async (cube, i) => {
      await wait(scene, stagger * i);
      await hop(scene, cube, to, 70, 520);
      await scene.tween({ targets: cube, alpha: 0, duration: scene.pace(120) });
    }),
  );
}

/** Cubes that come to the battleground and leave it. */
export const trayShows: Shows = {
  strengthened: (scene, { seat }, after) => gainCubes(scene, after, seat, 1),
  cubesDiscarded: (scene, { seat, cubes }, after) => takeBack(scene, after, seat, cubes),
  cubesBanished: (scene, { owner, cubes, terrain }, after) =>
    driftOff(scene, after, owner, coloursOf(after, owner, cubes, terrain)),
  terrainPaid: (scene, { cubes }, after) => {
    const paid = terrains.flatMap((terrain, i) => new Array<CubeColour>(cubes[i]).fill(terrain));
    return driftOff(scene, after, hesterSeat, paid);
  },
  cubesCalmed: (scene, { owner, cubes, terrain }, after) =>
    driftOff(scene, after, owner, coloursOf(after, owner, cubes, terrain)),
  searchGained: (scene, { cubes }, after) => (cubes > 0 ? driftIn(scene, after, fairSeat, cubes) : wait(scene, 120)),
  searchPaid: (scene, { cubes }, after) =>
    driftOff(scene, after, fairSeat, coloursOf(after, fairSeat, cubes, undefined)),
  banishedBack: (scene, { owner, cubes }, after) => driftIn(scene, after, owner, cubes),
  // Odessa keeps them with her.
  cubesStored: (scene, { seat, cubes }, after) => takeBack(scene, after, seat, cubes),
  cubesReturned: (scene, { seat, cubes }, after) => gainCubes(scene, after, seat, cubes),
  cubesGiven: (scene, { seat, cubes }, after) => gainCubes(scene, after, seat, cubes),
  soloCubes: (scene, { seat, cubes }, after) => gainCubes(scene, after, seat, cubes),
};
