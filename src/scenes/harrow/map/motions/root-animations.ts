import type Phaser from 'phaser';
import { terrains } from '../../../../engine/games/harrow/content/maps/layout.ts';
import { touchedBy } from '../../../../engine/games/harrow/rules/hester/roots.ts';
import { terrainAt } from '../../../../engine/games/harrow/rules/terrain.ts';
import type { Root, RootColour } from '../../../../engine/games/harrow/state/hester.ts';
import { hesterSeat } from '../../../../engine/games/harrow/state/players.ts';
import type { HarrowState } from '../../../../engine/games/harrow/state.ts';
import { cubePlace, sacrificePlace } from '../../../../ui/harrow/map/stands.ts';
import { drawRoot } from '../county/hester-pieces.ts';
import { hexCentre, standAt } from '../hex-centres.ts';
import type { MapScene } from '../map-scene.ts';
import { traySlot } from '../rail/map-tray.ts';
import { pieceScale } from '../scale.ts';
import { crowdAt, dropIn, find, flyTo, onScreen, type Shows, sound, wait } from './motions.ts';
import { carry } from './travel.ts';

/** Shows a picture from its left end to the right, or less and less of it. */
function uncover(scene: MapScene, image: Phaser.GameObjects.Image, from: number, to: number, ms: number) {
  const { width, height } = image.frame;
  const shown = { share: from };
  const cut = () => image.setCrop(0, 0, width * shown.share, height);
  cut();
  return scene.tween({ targets: shown, share: to, duration: scene.pace(ms), ease: 'Sine.easeInOut', onUpdate: cut });
}

/** A root creeps out of its hex into the next. */
async function growRoot(scene: MapScene, root: Root, colour: RootColour): Promise<void> {
  const image = drawRoot(scene, root, colour, true, scene.roots);
  scene.pieces.push({ kind: 'root', hex: root.to, colour, image });
  sound(scene, 'root');
  await uncover(scene, image, 0, 1, 620);
}

/** The roots of her last turn draw back into the ground, the newest first. */
async function withdraw(scene: MapScene, roots: readonly Root[], colour: RootColour): Promise<void> {
  const gone = roots.flatMap(({ to }) =>
    scene.pieces.filter((p) => p.kind === 'root' && p.hex === to && p.colour === colour),
  );
  scene.pieces = scene.pieces.filter((piece) => !gone.includes(piece));
  sound(scene, 'root');
  await Promise.all(
    gone.reverse().map(async ({ image }, i) => {
      await wait(scene, 110 * i);
      await uncover(scene, image, 1, 0, 320);
    }),
  );
}

/** Cubes rise out of the ground the roots touch and fly to the middle of the battleground (HC-ROOT-8). */
async function gatherTerrain(scene: MapScene, s: HarrowState, cubes: readonly number[]): Promise<void> {
  if (!s.hester) return;
  const { layout } = scene;
  const from = touchedBy(s.hester.roots);
  const { sacrifice, spread } = pieceScale(layout);
  const risen = terrains.flatMap((terrain, i) => {
    const hexes = from.filter((hex) => terrainAt(s, hex) === terrain);
    return Array.from({ length: cubes[i] }, (_, n) => ({ terrain, hex: hexes[n] ?? from.at(-1) ?? 0 }));
  });
  await Promise.all(
    risen.map(async ({ terrain, hex }, i) => {
      await wait(scene, 130 * i);
      const start = onScreen(scene, hexCentre(layout, hex));
      const cube = scene.art(`cube-${terrain}`, start.x, start.y + 8, sacrifice, scene.air);
      const { scaleX, scaleY } = cube;
      cube.setScale(scaleX * 0.3, 0).setAlpha(0.3);
      const up = { scaleX: scaleX * 1.25, scaleY: scaleY * 1.25, alpha: 1, y: start.y - 22 * spread };
      await scene.tween({ targets: cube, ...up, duration: scene.pace(340), ease: 'Back.easeOut' });
      const [x, y] = traySlot(layout, s, hesterSeat, i);
      const down = { x, y, scaleX, scaleY };
      await scene.tween({ targets: cube, ...down, duration: scene.pace(460), ease: 'Cubic.easeIn' });
      sound(scene, 'cubeOnTray', 0.5);
    }),
  );
}

const scattered = { red_cube: 'redCube', sacrifice: 'sacrifice' } as const;

/** Roots grow and draw back; cubes of the ground come, lie about and go. */
export const rootShows: Shows = {
  rootPlaced: (scene, { root, colour }) => growRoot(scene, root, colour),
  rootsWithdrawn: (scene, { roots, colour }) => withdraw(scene, roots, colour),
  terrainGained: (scene, { cubes }, after) => gatherTerrain(scene, after, cubes),
  sacrificeLaid: async (scene, { terrain, hex }) => {
    const at = standAt(scene.layout, hex, sacrificePlace(crowdAt(scene, hex)));
    const image = await dropIn(scene, `cube-${terrain}`, pieceScale(scene.layout).sacrifice, at);
    scene.pieces.push({ kind: 'sacrifice', hex, image });
    sound(scene, 'cubeOnWood', 0.6);
  },
  sacrificeTaken: (scene, { hex }, after) => {
    const [x, y] = traySlot(scene.layout, after, hesterSeat, 1);
    sound(scene, 'cubeOnTray', 0.5);
    return flyTo(scene, find(scene, 'sacrifice', hex), x, y);
  },
  thingScattered: (scene, { what, from, to }) => {
    const place = what === 'sacrifice' ? sacrificePlace(crowdAt(scene, to)) : cubePlace;
    sound(scene, 'push');
    return carry(scene, find(scene, scattered[what], from).slice(0, 1), from, to, place);
  },
};
