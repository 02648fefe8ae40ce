import { county, distance, type Hex } from '../../../../engine/games/harrow/county.ts';
import { ownRange } from '../../../../engine/games/harrow/rules/terrain.ts';
import { hesterSeat } from '../../../../engine/games/harrow/state/players.ts';
import type { HarrowState, Nail } from '../../../../engine/games/harrow/state.ts';
import type { Seat } from '../../../../engine/kernel/game.ts';
import { chipPlace, hesterFeet, legendFeet, nextFeet, pathPlaces, standsOf } from '../../../../ui/harrow/map/stands.ts';
import { inkOf, palette } from '../../../../ui/styles/palette.ts';
import type { Piece } from '../county/pieces.ts';
import { hexCentre, hexCorners, nailAt, standAt } from '../hex-centres.ts';
import type { MapScene } from '../map-scene.ts';
import { plaqueOf } from '../rail/plaques.ts';
import { tokenArt } from '../rail/token-art.ts';
import { pieceScale } from '../scale.ts';
import { crowdAt, dropIn, fade, fall, find, flyTo, type Shows, sound, takeHaints, wait } from './motions.ts';
import { carry, carryAll, carryToken, nextTokenPlace, travel, unitAlone } from './travel.ts';

/** The nail falls point first, and three blows drive it home. */
async function hammer(scene: MapScene, driven: Nail): Promise<void> {
  const { layout } = scene;
  const { hex, seat, unit } = driven;
  const crowd = crowdAt(scene, hex);
  const stands = standsOf(crowd).haints;
  // Infected haints stand behind the healthy ones.
  const ahead = driven.infected ? find(scene, 'haint', hex, seat).filter((haint) => !haint.infected).length : 0;
  const leader = seat === hesterSeat ? hesterFeet(crowd) : legendFeet(crowd, unit === 'second');
  const feet = unit === 'haint' ? (stands[ahead + nailsLike(scene, driven).length] ?? leader) : leader;
  const at = nailAt(layout, hex, feet);
  const { spread, nail } = pieceScale(layout);
  const image = scene.art('nail', at.x, at.y - 34 * spread, nail, scene.boardAir).setAlpha(0);
  await scene.tween({
    targets: image,
    alpha: 1,
    y: at.y - 12 * spread,
    duration: scene.pace(220),
    ease: 'Quad.easeIn',
  });
  for (const depth of [8, 4, 0]) {
    await wait(scene, 110);
    sound(scene, 'nail');
    await scene.tween({ targets: image, y: at.y - depth * spread, duration: scene.pace(50), ease: 'Quad.easeIn' });
  }
}

/** Nails seen under units of the kind. */
function nailsLike(scene: MapScene, { hex, seat, unit, infected }: Nail): Piece[] {
  return find(scene, 'nail', hex, seat).filter((piece) => piece.unit === unit && piece.infected === infected);
}

/** Chips fall flat and settle. */
async function layChip(scene: MapScene, key: 'goad' | 'rage', hex: Hex): Promise<void> {
  await dropIn(scene, key, pieceScale(scene.layout).chip, standAt(scene.layout, hex, chipPlace));
  sound(scene, key);
}

const moon = inkOf(palette.moon);

/** Moonlight runs out from the legend over all it can reach now (HC-TAC-15); its sign stays beside the legend. */
async function lightReach(scene: MapScene, s: HarrowState, seat: Seat): Promise<void> {
  const { layout } = scene;
  const from = s.seats[seat].legendHex;
  const reach = ownRange(s, from);
  sound(scene, 'storm', 0.4);
  const lights = county.flatMap((_, hex) => {
    const steps = distance(from, hex);
    if (steps > reach) return [];
    const light = scene.add.graphics(hexCentre(layout, hex)).fillStyle(moon).setAlpha(0);
    light.fillPoints(hexCorners(layout.map.hexSide - 2), true);
    scene.boardAir.add(light);
    return [{ light, steps }];
  });
  await Promise.all(
    lights.map(({ light, steps }) =>
      scene.tween({
        targets: light,
        alpha: 0.5,
        duration: scene.pace(300),
        delay: scene.pace(150 * steps),
        hold: scene.pace(260),
        yoyo: true,
        ease: 'Sine.easeOut',
      }),
    ),
  );
}

/** What cards, powers, tiles and tracks do on the county. */
export const effectShows: Shows = {
  unitShifted: (scene, { owner, unit, from, to }, after) =>
    travel(scene, after, { seat: owner, ...unitAlone(unit) }, from, to),
  tokenShifted: (scene, { token, from, to }) => carryToken(scene, token, from, to),
  tokenLaid: async (scene, { token, hex }) => {
    const place = standAt(scene.layout, hex, nextTokenPlace(scene, hex));
    await dropIn(scene, tokenArt[token], pieceScale(scene.layout).token, place);
    sound(scene, 'tokenPicked');
  },
  pathShifted: async (scene, { from, to }) => {
    const [place] = pathPlaces(crowdAt(scene, to), 1);
    await carry(scene, find(scene, 'path', from).slice(0, 1), from, to, place);
    sound(scene, 'pathLaid');
  },
  allPulled: (scene, { from, to }, after) => carryAll(scene, after, from, to),
  haintRemoved: (scene, { owner, hex }) => {
    sound(scene, 'spawn');
    return fade(scene, takeHaints(scene, hex, owner, 1, 0));
  },
  nailDriven: hammer,
  nailLifted: (scene, nail) => {
    sound(scene, 'tokenPicked');
    return fade(scene, nailsLike(scene, nail).slice(0, 1));
  },
  goadPlaced: (scene, { hex }) => layChip(scene, 'goad', hex),
  goadTaken: (scene, { seat, hex }, after) => {
    const [x, y, w, h] = plaqueOf(scene.layout, after, seat);
    sound(scene, 'tokenPicked');
    return flyTo(scene, find(scene, 'goad', hex), x + w / 2, y + h / 2);
  },
  goadLost: (scene, { hex }) => fall(scene, find(scene, 'goad', hex)),
  ragePlaced: (scene, { hex }) => layChip(scene, 'rage', hex),
  rangeGrown: (scene, { seat }, after) => lightReach(scene, after, seat),
  objectivePlaced: async (scene, { what, hex }) => {
    const size = pieceScale(scene.layout);
    const feet = nextFeet(crowdAt(scene, hex), what);
    const image = await dropIn(scene, what, size[what], standAt(scene.layout, hex, feet), 120);
    scene.pieces.push({ kind: what, hex, image });
    sound(scene, what === 'building' ? 'cubeOnWood' : 'legendStep');
  },
};
