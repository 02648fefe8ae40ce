import { hesterCards } from '../content/cards/hester-cards.ts';
import { marksOn } from '../content/effect.ts';
import { terrains } from '../content/maps/layout.ts';
import { distance, type Hex, neighbours } from '../county.ts';
import { requireHester } from '../rules/hester/hester.ts';
import { haintOwnerAt } from '../rules/hester/infection.ts';
import { touchedBy } from '../rules/hester/roots.ts';
import { creepingAt } from '../rules/nails.ts';
import { hasFire } from '../rules/occupancy.ts';
import { ownerAt } from '../rules/shift.ts';
import { terrainAt } from '../rules/terrain.ts';
import type { HesterCardId } from '../state/cards.ts';
import type { HarrowState } from '../state.ts';
import { whyNotEnter } from './entering.ts';
import { infectedOwner, whyNotCreepInto, whyNotHers, whyNotRoot } from './hester.ts';
import { type Refusal, refuse } from './keys.ts';
import { under } from './pieces.ts';
import type { Reasons } from './reasons.ts';

const isRooted = (s: HarrowState, hex: Hex): boolean => touchedBy(requireHester(s).roots).includes(hex);

const innards = under('HC-HCD-1');
const reach = under('HC-HCD-6');
const hurts = under('HC-HCD-7');
const hag = under('HC-HCD-8');
const sacrifice = under('HC-HCD-9');
const together = under('HC-HCD-10');
const stomping = under('HC-HCD-11');
const fire = under('HC-FIRE-1');

/** HC-HCD-1: one hex after the other, and not to end beside an infected haint of the other faction. */
function whyNotInnards(s: HarrowState, from: Hex, to: Hex): Refusal {
  const owner = haintOwnerAt(s, from);
  if (owner === undefined || distance(from, to) !== 1) return innards('notAdjacent');
  return whyNotEnter(s, owner, to) ?? innards('besideInfected');
}

/** HC-HCD-6: a legend beside a root. */
function whyNotReachFrom(s: HarrowState, hex: Hex): Refusal {
  const isLegend = ownerAt(s, 'legend', hex) >= 0 || requireHester(s).hex === hex;
  if (!isLegend) return reach('noLegendThere');
  return reach(neighbours[hex].some((near) => isRooted(s, near)) ? 'noWayOut' : 'noRootBeside');
}

function whyNotReach(s: HarrowState, from: Hex, to: Hex): Refusal | undefined {
  if (distance(from, to) !== 1) return reach('notAdjacent');
  if (!isRooted(s, to)) return reach('noRootThere');
  return whyNotEnter(s, ownerAt(s, 'legend', from), to);
}

function whyNotStomp(s: HarrowState, from: Hex, to: Hex): Refusal {
  if (distance(from, to) !== 1) return stomping('notAdjacent');
  const owner = infectedOwner(s, from);
  const entering = owner === undefined || hasFire(s, to) === false ? undefined : whyNotEnter(s, owner, to);
  return entering ?? stomping('notBare');
}

function whyNotHag(s: HarrowState, terrain: number, from: Hex, to: Hex): Refusal | undefined {
  if (distance(from, to) !== 1) return hag('notAdjacent');
  if (terrainAt(s, to) !== terrains[terrain % terrains.length]) return hag('otherTerrain');
  const owner = infectedOwner(s, from);
  return owner === undefined ? undefined : whyNotCreepInto(s, owner, to);
}

/** The cards of Hester that are played on the map; the others have buttons only. */
const onMap: Readonly<Partial<Record<HesterCardId, Omit<Reasons, 'rule'>>>> = {
  h_white_innards: {
    pick: (s, { step }, hex) =>
      step === 2 ? innards('sameHaint') : (whyNotHers(s, hex, innards, false) ?? innards('noWayOut')),
    aim: (s, _frame, from, to) => whyNotInnards(s, from, to),
  },
  h_reach: {
    pick: (s, _frame, hex) => whyNotReachFrom(s, hex),
    aim: (s, _frame, from, to) => whyNotReach(s, from, to),
  },
  h_hurts_a_minute: { pick: () => hurts('noneBesideInfected') },
  h_night_hag: {
    pick(s, frame, hex) {
      if (frame.step === 1) return undefined;
      const held = whyNotHers(s, hex, hag);
      if (held) return held;
      const owner = infectedOwner(s, hex);
      const waiting = owner === undefined ? 0 : creepingAt(s, owner, hex) - marksOn(frame, hex);
      return hag(waiting <= 0 ? 'movedAlready' : 'otherTerrain');
    },
    aim: (s, { left }, from, to) => whyNotHag(s, left, from, to),
  },
  h_forced_sacrifice: { pick: (_s, { step }) => (step === 1 ? undefined : sacrifice('cubeLaid')) },
  h_draw_together: {
    pick: (s, { step }, hex) =>
      step === 1 ? together('noMeeting') : (whyNotHers(s, hex, together, false) ?? together('notAdjacent')),
    aim: () => together('noMeeting'),
  },
  h_stomping_ground: {
    pick: (s, _frame, hex) => whyNotHers(s, hex, stomping) ?? stomping('notBare'),
    aim: (s, _frame, from, to) => whyNotStomp(s, from, to),
  },
  h_desperate_grasp: { pick: (s, _frame, hex) => whyNotRoot(s, hex) },
};

export const hesterCardReasons = Object.fromEntries(
  Object.values(hesterCards).map(({ id, rule }) => [id, { rule, ...onMap[id] }]),
) as Readonly<Record<HesterCardId, Reasons>>;

/** HC-FIRE-1: whatever else is on the hex of a new fire is pushed to a neighbour. */
export const newFireReasons: Reasons = {
  rule: 'HC-FIRE-1',
  pick: (_s, { step }) => (step === 1 ? undefined : fire('onlyFromFire')),
  aim(s, _frame, from, to) {
    if (distance(from, to) !== 1) return fire('notAdjacent');
    if (hasFire(s, to)) return fire('fireThere');
    const owner = haintOwnerAt(s, from);
    return (owner === undefined ? undefined : whyNotEnter(s, owner, to)) ?? fire('cubeLaid');
  },
};

/** HC-EAT-1; HC-OQ-33: the Protectors give a path token back from the map. */
export const devourReasons: Reasons = {
  rule: 'HC-EAT-1',
  pick: (_s, { step }) => (step === 1 ? undefined : refuse('noPathThere', undefined, 'HC-OQ-33')),
};
