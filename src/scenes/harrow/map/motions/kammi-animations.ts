import type { Hex } from '../../../../engine/games/harrow/county.ts';
import type { LegendToken } from '../../../../engine/games/harrow/state/kammi.ts';
import type { HarrowState } from '../../../../engine/games/harrow/state.ts';
import type { Seat } from '../../../../engine/kernel/game.ts';
import { dollPlace, legendFeet, moneyPlace, nextFeet } from '../../../../ui/harrow/map/stands.ts';
import { drawLegend } from '../county/kammi-pieces.ts';
import type { Piece } from '../county/pieces.ts';
import { standAt } from '../hex-centres.ts';
import type { MapScene } from '../map-scene.ts';
import { traySlot } from '../rail/map-tray.ts';
import { plaqueOf } from '../rail/plaques.ts';
import { pieceScale } from '../scale.ts';
import { crowdAt, dropIn, fade, fall, find, flyTo, type Shows, sound, wait } from './motions.ts';
import { carry, travel } from './travel.ts';

/** A legend of Kammi's falls into place; what is under its hood only she sees. */
async function setToken(scene: MapScene, s: HarrowState, seat: Seat, token: LegendToken, hex: Hex): Promise<void> {
  const { layout } = scene;
  const at = standAt(layout, hex, legendFeet(crowdAt(scene, hex), token === 'second'));
  const parts = drawLegend(scene, s, { seat, hex, token, at, lit: false }, scene.boardAir);
  scene.pieces.push(...parts);
  await Promise.all(
    parts.map(({ image }) => {
      const { y } = image;
      image.setPosition(image.x, y - 46).setAlpha(0);
      return scene.tween({ targets: image, y, alpha: 1, duration: scene.pace(380), ease: 'Bounce.easeOut' });
    }),
  );
  sound(scene, 'legendStep');
}

/** A doll gives a start: it is looked at, turned or swapped, and nobody sees how. */
async function shudder(scene: MapScene, dolls: readonly Piece[]): Promise<void> {
  await Promise.all(
    dolls.map(({ image }) =>
      scene.tween({
        targets: image,
        angle: 9,
        duration: scene.pace(70),
        yoyo: true,
        repeat: 3,
        ease: 'Sine.easeInOut',
      }),
    ),
  );
}

/** The hood is torn away: both legends start, and the picture drawn anew shows who they are. */
async function unmask(scene: MapScene): Promise<void> {
  const legends = scene.pieces.filter(({ kind, legend, seat }) => {
    return kind === 'legend' && legend !== undefined && seat !== undefined && isKammis(scene, seat);
  });
  sound(scene, 'hesterRise', 0.6);
  await Promise.all(
    legends.map(({ image }) => {
      const { scaleX } = image;
      return scene.tween({ targets: image, scaleX: scaleX * 0.08, duration: scene.pace(220), ease: 'Quad.easeIn' });
    }),
  );
}

const isKammis = (scene: MapScene, seat: Seat): boolean =>
  scene.app.match?.session.state.seats[seat]?.faction === 'kammi';

/** Kammi, her goblin and the dolls on the county. */
export const kammiShows: Shows = {
  tokenSet: (scene, { seat, token, hex }, after) => setToken(scene, after, seat, token, hex),
  dollsLaid: async (scene, { hexes }) => {
    const { layout } = scene;
    const scale = pieceScale(layout).haint * 1.12;
    await Promise.all(
      hexes.map(async (hex, i) => {
        await wait(scene, 140 * i);
        const at = standAt(layout, hex, dollPlace(crowdAt(scene, hex)));
        scene.pieces.push({ kind: 'doll', hex, scale, image: await dropIn(scene, 'doll', scale, at, 70) });
        sound(scene, 'goad', 0.7);
      }),
    );
  },
  dollMoved: (scene, { from, to }) => {
    sound(scene, 'haintStep', 0.6);
    return carry(scene, find(scene, 'doll', from), from, to, dollPlace({ ...crowdAt(scene, to), haints: 1 }));
  },
  dollRevealed: async (scene, { hex, face }) => {
    const dolls = find(scene, 'doll', hex);
    sound(scene, face === 'real' ? 'rescue' : 'goad');
    await shudder(scene, dolls);
    if (face === 'decoy') await fall(scene, dolls);
  },
  dollTaken: (scene, { seat, hex }, after) => {
    const [x, y, w, h] = plaqueOf(scene.layout, after, seat);
    sound(scene, 'rescue');
    return flyTo(scene, find(scene, 'doll', hex), x + w / 2, y + h / 2);
  },
  dollsRearranged: (scene, { hexes }) => {
    sound(scene, 'cardDrawn');
    return shudder(
      scene,
      hexes.flatMap((hex) => find(scene, 'doll', hex)),
    );
  },
  kammiRevealed: (scene) => unmask(scene),
  goblinLeft: (scene, { seat, hex }, after) => {
    sound(scene, 'kill');
    const gone = after.seats[seat].legendHex < 0 ? 'first' : 'second';
    return fall(
      scene,
      find(scene, 'legend', hex, seat).filter(({ legend }) => legend === gone),
    );
  },
  legendsSwapped: async (scene, { seat, first, second }, after) => {
    if (first === second) return;
    const alone = { seat, haints: 0 };
    await Promise.all([
      travel(scene, after, { ...alone, legend: true }, second, first),
      travel(scene, after, { ...alone, legend: false, second: true }, first, second),
    ]);
  },
  moneyLaid: async (scene, { hex }) => {
    const { layout } = scene;
    const image = await dropIn(scene, 'blood-money', pieceScale(layout).cube, standAt(layout, hex, moneyPlace));
    scene.pieces.push({ kind: 'money', hex, image });
    sound(scene, 'tokenPicked');
  },
  moneyTaken: (scene, { seat, hex }, after) => {
    const [x, y] = traySlot(scene.layout, after, seat, 1);
    sound(scene, 'cubeOnTray');
    return flyTo(scene, find(scene, 'money', hex), x, y);
  },
  moneyShifted: (scene, { from, to }) => carry(scene, find(scene, 'money', from), from, to, moneyPlace),
  buildingShifted: async (scene, { from, to }) => {
    sound(scene, 'push');
    const feet = nextFeet(crowdAt(scene, to), 'building');
    await carry(scene, find(scene, 'building', from).slice(0, 1), from, to, feet);
  },
  haintsSwapped: async (scene, { from, to }) => {
    sound(scene, 'hiss');
    const both = [...find(scene, 'haint', from), ...find(scene, 'haint', to)];
    await fade(scene, both);
  },
};
