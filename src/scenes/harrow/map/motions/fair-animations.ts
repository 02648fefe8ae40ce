import type { Hex } from '../../../../engine/games/harrow/county.ts';
import { fairSeat, hesterSeat } from '../../../../engine/games/harrow/state/players.ts';
import type { HarrowState } from '../../../../engine/games/harrow/state.ts';
import type { Seat } from '../../../../engine/kernel/game.ts';
import { arrowPlace } from '../../../../ui/harrow/map/search-places.ts';
import { crossPlace, nestFeet, thornPlace } from '../../../../ui/harrow/map/stands.ts';
import { lit, rising } from '../county/glow.ts';
import { standAt } from '../hex-centres.ts';
import type { MapScene } from '../map-scene.ts';
import { fairPlace } from '../rail/fair-rail.ts';
import { boardPlace } from '../rail/hester-rail.ts';
import { plaqueCentre } from '../rail/plaques.ts';
import { pieceScale } from '../scale.ts';
import { crowdAt, dropIn, fall, find, flyTo, type Shows, sound, wait } from './motions.ts';
import { holdUp } from './rail-animations.ts';
import { carry } from './travel.ts';

async function drop(scene: MapScene, hex: Hex, kind: 'nest' | 'cross' | 'thorn', key: string): Promise<void> {
  const size = pieceScale(scene.layout);
  const places = { nest: nestFeet, cross: crossPlace(crowdAt(scene, hex)), thorn: thornPlace };
  const scale = { nest: size.nest, cross: size.cross, thorn: size.mark }[kind];
  const image = await dropIn(scene, key, scale, standAt(scene.layout, hex, places[kind]), 60);
  scene.pieces.push({ kind, hex, image });
}

/** Where somebody's things are: the plaque of a faction, Hester's board, the Fair Folk's. */
function homeOf(scene: MapScene, s: HarrowState, seat: Seat): readonly [number, number] {
  if (seat === hesterSeat) return boardPlace(scene);
  const { x, y } = seat === fairSeat ? fairPlace(scene, s) : plaqueCentre(scene.layout, s, seat);
  return [x, y];
}

/** The tag leaves the nest, and an empty nest stays. */
async function takeOffer(scene: MapScene, s: HarrowState, hex: Hex, seat: Seat): Promise<void> {
  const tags = [...find(scene, 'nest', hex), ...find(scene, 'offer', hex)];
  const empty = scene.art('nest', 0, 0, pieceScale(scene.layout).nest, scene.boardAir);
  const { x, y } = standAt(scene.layout, hex, nestFeet);
  empty.setPosition(x, y);
  scene.pieces.push({ kind: 'nest', hex, image: empty });
  sound(scene, 'tokenPicked');
  await flyTo(scene, tags, ...homeOf(scene, s, seat));
}

/** What the Fair Folk do on the county and beside it. */
export const fairShows: Shows = {
  nestPlaced: async (scene, { hex, offer }) => {
    await drop(scene, hex, 'nest', `nest-${offer}`);
    sound(scene, 'pathLaid');
  },
  nestRecalled: (scene, { hex, nest }, after) => {
    sound(scene, 'tokenPicked');
    return nest
      ? flyTo(scene, find(scene, 'nest', hex), ...homeOf(scene, after, fairSeat))
      : takeOffer(scene, after, hex, fairSeat);
  },
  nestMoved: (scene, { from, to }) => {
    sound(scene, 'haintStep', 0.6);
    return carry(scene, find(scene, 'nest', from), from, to, nestFeet);
  },
  nestsSwapped: async (scene, { from, to }) => {
    sound(scene, 'hiss');
    const [one, other] = [find(scene, 'nest', from), find(scene, 'nest', to)];
    await Promise.all([carry(scene, one, from, to, nestFeet), carry(scene, other, to, from, nestFeet)]);
  },
  offerWithdrawn: (scene, { hex }, after) => takeOffer(scene, after, hex, fairSeat),
  offerTaken: (scene, { hex, seat }, after) => takeOffer(scene, after, hex, seat),
  arrowPlaced: async (scene, arrow) => {
    const { x, y, angle } = arrowPlace(scene.layout, { ...arrow, turned: false });
    const image = scene.art('edge-arrow', x, y, pieceScale(scene.layout).arrow, scene.boardAir).setAngle(angle);
    image.setAlpha(0);
    sound(scene, 'nail');
    await scene.tween({ targets: image, alpha: 1, duration: scene.pace(260) });
    if (!arrow.turned) return;
    // Those who know turn it to the other side.
    await wait(scene, 420);
    sound(scene, 'spoon');
    await scene.tween({ targets: image, angle: angle + 180, duration: scene.pace(520), ease: 'Back.easeOut' });
  },
  arrowLifted: (scene, { hex }) => fall(scene, find(scene, 'arrow', hex).slice(0, 1)),
  crossPlaced: async (scene, { hex }) => {
    await drop(scene, hex, 'cross', 'guess-wrong');
    sound(scene, 'goad');
  },
  itemFound: async (scene, { hex }) => {
    sound(scene, 'rescue');
    await rising(scene, hex, lit, 9);
  },
  thornGrown: async (scene, { hex }) => {
    sound(scene, 'root');
    await drop(scene, hex, 'thorn', 'thorn-mark');
  },
  thornWithered: (scene, { hex }) => fall(scene, find(scene, 'thorn', hex)),
  fairCardPlayed: (scene, { card }) => holdUp(scene, card),
  questDone: (scene, { quest }) => holdUp(scene, quest),
  fairDrew: (scene) => {
    sound(scene, 'cardDrawn');
    return wait(scene, 160);
  },
  truceBegan: (scene) => {
    sound(scene, 'roundBell', 0.6);
    return wait(scene, 300);
  },
  turnDrawn: (scene) => {
    sound(scene, 'tokenPicked');
    return wait(scene, 200);
  },
};
