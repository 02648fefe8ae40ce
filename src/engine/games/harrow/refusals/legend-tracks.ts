import type { EffectFrame } from '../content/effect.ts';
import { terrains } from '../content/maps/layout.ts';
import { brambles, distance, type Hex, neighbours } from '../county.ts';
import { hasFire, hasUnits, isHesterAt } from '../rules/occupancy.ts';
import { closerTo, fartherFrom } from '../rules/shift.ts';
import { isHomeBurning } from '../rules/storm-route.ts';
import { hasStorm, ownRange, terrainAt } from '../rules/terrain.ts';
import { hasTokens } from '../rules/tokens.ts';
import { opponent } from '../state/players.ts';
import type { HarrowState } from '../state.ts';
import { type Refusal, refuse } from './keys.ts';
import { allNailed, holderOf, under, whyNoStep, whyOccupied, whyTooFar } from './pieces.ts';
import type { Reasons } from './reasons.ts';

const path = under('HC-PATH-7');
const folk = under('HC-TRK-31');
const storm = under('HC-TRK-33');
const objective = under('HC-PLC-3');

/** HC-PATH-7: one path token, from possessions or from the map. */
export const firstPathReasons: Reasons = {
  rule: 'HC-PATH-7',
  pick: (s, { seat }, hex) =>
    whyTooFar(s, seat, hex, ownRange(s, s.seats[seat].legendHex), path) ??
    (hasFire(s, hex) ? refuse('fireThere', undefined, 'HC-PATH-5') : path('noPathsLeft')),
  aim: (s, { seat }, _from, to) =>
    whyTooFar(s, seat, to, ownRange(s, s.seats[seat].legendHex), path) ??
    (hasFire(s, to) ? refuse('fireThere', undefined, 'HC-PATH-5') : path('pathThere')),
};

function whyNoTownsfolkStep(s: HarrowState, { seat }: EffectFrame, from: Hex, to: Hex): Refusal | undefined {
  if (distance(from, to) !== 1) return folk('notAdjacent');
  if (!closerTo(s.seats[seat].legendHex)(from, to)) return folk('notCloserToLegend');
  if (to === brambles) return folk('notOnBrambles');
  if (hasFire(s, to)) return folk('fireThere');
  return folk(s.buildings[to] > 0 ? 'buildingThere' : 'enemyThere');
}

/** HC-TRK-31: the townsfolk is pulled, then a token is collected, then units are pushed from it. */
export const townsfolkReasons: Reasons = {
  rule: 'HC-TRK-31',
  pick(s, { step, marks: [at] }, hex) {
    if (step === 1) return folk(s.townsfolk[hex] > 0 ? 'townsfolkStays' : 'noTownsfolkThere');
    if (step === 2) return folk('tokenOfTownsfolk');
    const owner = holderOf(s, hex);
    if (owner === undefined) return folk('nobodyThere');
    if (step === 3 && distance(hex, at) !== 1) return folk('besideTownsfolk');
    return allNailed(s, owner, hex) ? refuse('nailed') : folk('noWayOut');
  },
  aim(s, frame, from, to) {
    if (frame.step === 1) return whyNoTownsfolkStep(s, frame, from, to);
    const owner = holderOf(s, from);
    const way = { leads: fartherFrom(frame.marks[0]), key: 'notFarther' } as const;
    return owner === undefined ? undefined : whyNoStep(s, owner, from, to, folk, way);
  },
};

function whyNoStormBeside(s: HarrowState, { seat }: EffectFrame, hex: Hex): Refusal {
  const { legendHex, stormsLeft } = s.seats[seat];
  if (hex === brambles) return refuse('stormOnBrambles');
  if (hasStorm(s, hex)) return refuse('stormThere');
  if (isHomeBurning(s, seat, hex)) return refuse('homeBurns');
  if (!neighbours[legendHex].includes(hex)) return storm('stormBeside');
  return stormsLeft === 0 ? refuse('noStormsLeft') : refuse('notNow');
}

/** HC-TRK-33: a storm beside the legend, then a token, an own unit and an enemy unit are pushed from it. */
export const pushingReasons: Reasons = {
  rule: 'HC-TRK-33',
  pick(s, frame, hex) {
    const { seat, step } = frame;
    if (step === 1) return whyNoStormBeside(s, frame, hex);
    if (step === 2) return storm(hasTokens(s, hex) ? 'notFarther' : 'noTokenThere');
    const owner = step === 3 ? seat : opponent(seat);
    if (!hasUnits(s, owner, hex)) return storm(step === 3 ? 'noUnitThere' : 'noEnemyThere');
    return allNailed(s, owner, hex) ? refuse('nailed') : storm('noWayOut');
  },
  aim(s, { seat, step, marks: [at] }, from, to) {
    if (step > 2) {
      const way = { leads: fartherFrom(at), key: 'notFarther' } as const;
      return whyNoStep(s, step === 3 ? seat : opponent(seat), from, to, storm, way);
    }
    return storm(distance(from, to) === 1 ? 'notFarther' : 'notAdjacent');
  },
};

/** HC-PLC-2, HC-PLC-3: the Family places townsfolk, the Protectors place buildings. */
export const objectiveReasons: Reasons = {
  rule: 'HC-PLC-3',
  pick(s, { seat }, hex) {
    const waiting = s.seats[seat].faction === 'family' ? s.waiting.townsfolk : s.waiting.buildings;
    const terrain = terrainAt(s, hex);
    if (terrain === undefined || !waiting[terrains.indexOf(terrain)]) return objective('objectiveTerrain');
    if (hasFire(s, hex)) return objective('fireThere');
    return isHesterAt(s, hex) ? objective('unitThere') : whyOccupied(s, hex, objective);
  },
};
