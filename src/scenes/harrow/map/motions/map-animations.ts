import type { Hex } from '../../../../engine/games/harrow/county.ts';
import type { HarrowEvent } from '../../../../engine/games/harrow/events.ts';
import type { HarrowState } from '../../../../engine/games/harrow/state.ts';
import type { HarrowMoment } from '../../../../session/harrow/harrow-session.ts';
import { cubePlace, nextFeet, pathPlaces, standsOf } from '../../../../ui/harrow/map/stands.ts';
import { haintScale } from '../county/pieces.ts';
import { hexCentre, standAt } from '../hex-centres.ts';
import type { MapScene } from '../map-scene.ts';
import { traySlot } from '../rail/map-tray.ts';
import { plaqueOf } from '../rail/plaques.ts';
import { pieceScale } from '../scale.ts';
import { effectShows } from './effect-animations.ts';
import { fairShows } from './fair-animations.ts';
import { fireShows } from './fire-animations.ts';
import { hesterShows } from './hester-animations.ts';
import { kammiShows } from './kammi-animations.ts';
import {
  crowdAt,
  dropIn,
  fall,
  find,
  flyTo,
  hop,
  lift,
  rise,
  type Shows,
  settleAt,
  sound,
  takeHaints,
  wait,
} from './motions.ts';
import { railShows } from './rail-animations.ts';
import { rootShows } from './root-animations.ts';
import { snakeShows } from './snake-animations.ts';
import { soloShows } from './solo-animations.ts';
import { tokenShows } from './token-animations.ts';
import { carryToken, travel, unitAlone } from './travel.ts';
import { trayShows } from './tray-animations.ts';

async function rollStorm(scene: MapScene, hex: Hex): Promise<void> {
  const { small, tile } = pieceScale(scene.layout);
  const { x, y } = hexCentre(scene.layout, hex);
  sound(scene, 'storm');
  const cloud = scene.art(small ? 'storm-s-token' : 'storm-token', x - 90, y - 20, tile, scene.boardAir);
  cloud.setAlpha(0);
  await scene.tween({ targets: cloud, x, y, alpha: 1, duration: scene.pace(700), ease: 'Cubic.easeOut' });
  await scene.tween({ targets: cloud, x: x + 3, duration: scene.pace(50), yoyo: true, repeat: 2 });
}

/** What happens on the county itself. */
const countyShows: Shows = {
  moved: (scene, { seat, from, to, haints, legend, second }, after) =>
    travel(scene, after, { seat, haints, legend, second }, from, to),
  soloGroupMoved: (scene, { seat, from, to, haints, legend }, after) =>
    travel(scene, after, { seat, haints, legend }, from, to),
  haintStepped: (scene, { seat, from, to }, after) =>
    travel(scene, after, { seat, haints: 1, legend: false }, from, to),
  unitPulled: (scene, { owner, unit, from, to }, after) =>
    travel(scene, after, { seat: owner, ...unitAlone(unit) }, from, to),
  legendPushed: (scene, { victim, from, to, second = false }, after) => {
    sound(scene, 'push');
    return travel(scene, after, { seat: victim, haints: 0, legend: !second, second }, from, to);
  },
  spawned: (scene, { seat, hex }, after) => {
    const { faction } = after.seats[seat];
    const there = crowdAt(scene, hex);
    const { haints, close } = standsOf({ ...there, haints: there.haints + 1 });
    const feet = haints[there.haints] ?? { x: 0, y: 26 };
    const scale = haintScale(scene.layout, there.legend || close);
    sound(scene, 'spawn');
    return rise(scene, { kind: 'haint', hex, seat, scale }, `haint-${faction}`, standAt(scene.layout, hex, feet));
  },
  pathLaid: async (scene, { hex }) => {
    const [place] = pathPlaces(crowdAt(scene, hex), 1);
    await dropIn(scene, 'path', pieceScale(scene.layout).path, standAt(scene.layout, hex, place));
    sound(scene, 'pathLaid');
  },
  pathTaken: (scene, { hex }) => fall(scene, find(scene, 'path', hex).slice(0, 1)),
  stormRaised: (scene, { hex }) => rollStorm(scene, hex),
  tokenPulled: (scene, { token, from, to }) => carryToken(scene, token, from, to),
  cubeHidden: (scene, { hex }) =>
    dropIn(scene, 'emmy-cube', pieceScale(scene.layout).cube, standAt(scene.layout, hex, cubePlace)),
  cubeGathered: (scene, { seat, hex }, after) => {
    const [x, y] = traySlot(scene.layout, after, seat, 1);
    return flyTo(scene, find(scene, 'redCube', hex), x, y);
  },
  killed: (scene, { victim, hex }) => {
    sound(scene, 'kill');
    return fall(scene, takeHaints(scene, hex, victim, 1, 0));
  },
  tokenCollected: (scene, { seat, hex, token }, after) => {
    const [x, y, w, h] = plaqueOf(scene.layout, after, seat);
    sound(scene, 'tokenPicked');
    const found = scene.pieces.filter((p) => p.kind === 'token' && p.hex === hex && p.token === token).slice(0, 1);
    return flyTo(scene, found, x + w / 2, y + h / 2);
  },
  townsfolkWalked: async (scene, { from, to }) => {
    const found = find(scene, 'townsfolk', from).slice(0, 1);
    lift(scene, found);
    const feet = nextFeet(crowdAt(scene, to), 'townsfolk');
    await Promise.all(found.map(({ image }) => hop(scene, image, standAt(scene.layout, to, feet), 14)));
    settleAt(scene, found, to);
  },
  townsfolkRescued: async (scene, { seat, hex }, after) => {
    sound(scene, 'rescue');
    const [x, y, w, h] = plaqueOf(scene.layout, after, seat);
    // HC-RES-5: it is safe at home.
    const saved = find(scene, 'townsfolk', hex ?? after.seats[seat].home).slice(0, 1);
    await flyTo(scene, saved, x + w / 2, y + h / 2);
  },
  buildingDestroyed: (scene, { hex }) => {
    sound(scene, 'buildingDestroyed');
    return fall(scene, find(scene, 'building', hex));
  },
  roundEnded: (scene) => {
    sound(scene, 'roundBell');
    return wait(scene, 500);
  },
};

const shows: Shows = {
  ...countyShows,
  ...effectShows,
  ...railShows,
  ...tokenShows,
  ...trayShows,
  ...rootShows,
  ...snakeShows,
  ...fireShows,
  ...hesterShows,
  ...soloShows,
  ...kammiShows,
  ...fairShows,
};

type AnyShow = (scene: MapScene, event: HarrowEvent, after: HarrowState) => Promise<unknown>;

export async function mapAnimations(scene: MapScene, { event, after }: HarrowMoment): Promise<void> {
  const show = shows[event.type] as AnyShow | undefined;
  await show?.(scene, event, after);
}
