import type { Seat } from '../../../kernel/game.ts';
import { mayCarry } from '../content/cards/upgrades/psychopomp.ts';
import type { EffectFrame } from '../content/effect.ts';
import { distance, type Hex, neighbours } from '../county.ts';
import { healthyAt } from '../rules/hester/infection.ts';
import { isLegendLooseAt, looseHaints, looseHealthy } from '../rules/nails.ts';
import { hasUnits, isOccupied } from '../rules/occupancy.ts';
import { closerTo, ownerAt } from '../rules/shift.ts';
import { hasStorm, terrainAt } from '../rules/terrain.ts';
import { hasTokens } from '../rules/tokens.ts';
import type { UpgradeId } from '../state/cards.ts';
import type { HarrowState } from '../state.ts';
import { whyNotEnter } from './entering.ts';
import { type Refusal, refuse } from './keys.ts';
import { allNailed, under } from './pieces.ts';
import type { Reasons } from './reasons.ts';

/** The step in which the part beside the ability is played. */
const playing = 2;

const walker = under('HC-UPG-2');
const psychopomp = under('HC-UPG-3');
const merging = under('HC-UPG-6');

/** HC-UPG-2: the legend and each haint once, onto a storm next door. */
function whyNotWalking(s: HarrowState, { seat, marks, left }: EffectFrame, hex: Hex): Refusal {
  if (!hasUnits(s, seat, hex)) return walker('noUnitThere');
  if (allNailed(s, seat, hex)) return refuse('nailed');
  const haints = looseHaints(s, seat, hex) - marks.filter((mark) => mark === hex).length;
  if (haints <= 0 && !(left === 0 && isLegendLooseAt(s, seat, hex))) return walker('movedAlready');
  return walker(neighbours[hex].some((next) => hasStorm(s, next)) ? 'noWayOut' : 'noStormBeside');
}

/** HC-UPG-3, HC-OQ-56: a haint of anybody's, or of the seat's own, without snake and nail. */
function whyNotCarried(s: HarrowState, seat: Seat, hex: Hex): Refusal {
  const owner = ownerAt(s, 'haint', hex);
  if (owner < 0) return psychopomp('noHaintHere');
  if (!mayCarry(s, seat, owner)) return psychopomp('noOwnHaint');
  if (healthyAt(s, owner, hex) === 0) return psychopomp('allInfected');
  return looseHealthy(s, owner, hex) === 0 ? refuse('nailed') : psychopomp('noWayOut');
}

/** The upgrades with a part that is played on the map. */
export const upgradeReasons: Readonly<Partial<Record<UpgradeId, Reasons>>> = {
  u_storm_walker: {
    rule: 'HC-UPG-2',
    pick: (s, frame, hex) => (frame.step === playing ? whyNotWalking(s, frame, hex) : undefined),
    aim(s, { seat }, from, to) {
      if (distance(from, to) !== 1) return walker('notAdjacent');
      return hasStorm(s, to) ? whyNotEnter(s, seat, to) : walker('noStormThere');
    },
  },
  u_psychopomp: {
    rule: 'HC-UPG-3',
    pick: (s, { seat, step }, hex) => (step === playing ? whyNotCarried(s, seat, hex) : undefined),
    aim(s, _frame, from, to) {
      if (from === to) return psychopomp('sameHex');
      if (terrainAt(s, to) === undefined) return psychopomp('onlyTerrain');
      if (hasTokens(s, to)) return psychopomp('tokenThere');
      return isOccupied(s, to) ? psychopomp('unitThere') : whyNotEnter(s, ownerAt(s, 'haint', from), to);
    },
  },
  u_merging: {
    rule: 'HC-UPG-6',
    pick: (_s, { step }) => (step === playing ? merging('nothingToPull') : undefined),
    aim(s, { seat }, from, to) {
      if (distance(from, to) !== 1) return merging('notAdjacent');
      return merging(closerTo(s.seats[seat].legendHex)(from, to) ? 'nothingToPull' : 'notCloserToLegend');
    },
  },
};
