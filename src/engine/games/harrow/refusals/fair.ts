import { fairCards } from '../content/fair/cards.ts';
import { questNests } from '../content/fair/quests.ts';
import { distance, type Hex, neighbours } from '../county.ts';
import type { Frame, FrameOf } from '../flow.ts';
import { isShown } from '../rules/fair/arrows.ts';
import { requireFair, soughtHex } from '../rules/fair/fair.ts';
import { nestAt, recallHexes } from '../rules/fair/nests.ts';
import { isThorned } from '../rules/fair/truce.ts';
import { haintOwnerAt } from '../rules/hester/infection.ts';
import { creepingAt, looseHaints, looseLegends } from '../rules/nails.ts';
import { hasFire, hasUnits, hesterHex, isOccupied, legendsAt } from '../rules/occupancy.ts';
import type { FairCardId, QuestId } from '../state/fair.ts';
import { fairSeat, hesterSeat } from '../state/players.ts';
import type { HarrowState } from '../state.ts';
import { whyNotEnter } from './entering.ts';
import { type Refusal, refuse } from './keys.ts';
import type { Reasons } from './reasons.ts';

/** HC-FAIR-16: why no nest may be on the hex. */
function whyNotNestOn(s: HarrowState, hex: Hex, rule = 'HC-FAIR-16'): Refusal | undefined {
  if (isOccupied(s, hex)) return refuse('unitThere', undefined, rule);
  if (hasFire(s, hex)) return refuse('fireThere', undefined, rule);
  return nestAt(requireFair(s), hex) === undefined ? undefined : refuse('nestThere', undefined, rule);
}

function whyNotNest(s: HarrowState, { nests }: FrameOf<'fair'>, hex: Hex): Refusal {
  const fair = requireFair(s);
  if (nests === 0) return refuse('nestPlayed');
  if (fair.ready.length > 0) return whyNotNestOn(s, hex) ?? refuse('notNow', undefined, 'HC-FAIR-15');
  if (recallHexes(fair).length === 0) return refuse('noNestLeft');
  return refuse(nestAt(fair, hex) === undefined ? 'noNestReady' : 'noOfferThere', undefined, 'HC-FAIR-17');
}

/** Why a click on a hex does nothing while the Fair Folk, or others about their nests, decide. */
export function whyNotFairHex(s: HarrowState, frame: Frame, hex: Hex): Refusal {
  switch (frame.kind) {
    case 'stow':
      return refuse('itemHiddenThere');
    case 'fair':
      return whyNotNest(s, frame, hex);
    case 'visit':
      return refuse('notVisited');
    case 'arrow':
      return refuse('decideFirst', undefined, 'HC-FAIR-25');
    case 'redeem':
      return refuse('decideFirst', undefined, 'HC-FVH-7');
    default:
      return refuse('notNow', undefined, 'HC-FAIR-30');
  }
}

/** HC-FAIR-15, 21: why the card cannot be played. */
export function whyNotFairCard(s: HarrowState, frame: Frame, card: FairCardId): Refusal {
  if (frame.seat !== fairSeat) return refuse('cardNotYourTurn', undefined, 'HC-FAIR-15');
  if (frame.kind !== 'fair') return refuse('decideFirst', undefined, 'HC-FAIR-15');
  if (fairCards[card].cost > requireFair(s).cubes) return refuse('searchDear', { count: fairCards[card].cost });
  return refuse(fairCards[card].canPlay(s) ? 'notNow' : 'fairCardIdle', undefined, 'HC-FAIR-21');
}

/** HC-FAIR-15, 19: why the quest cannot be completed. */
export function whyNotQuest(s: HarrowState, frame: Frame, quest: QuestId): Refusal {
  if (frame.seat !== fairSeat) return refuse('cardNotYourTurn', undefined, 'HC-FAIR-15');
  if (frame.kind !== 'fair') return refuse('decideFirst', undefined, 'HC-FAIR-15');
  if (frame.quests === 0) return refuse('questCompleted');
  return refuse(questNests(s, quest).length === 0 ? 'questUnmet' : 'notNow', undefined, 'HC-FAIR-19');
}

/** HC-FAIR-42: why the offer cannot be used now. */
export function whyNotOffer(s: HarrowState, seat: number): Refusal {
  return refuse(s.active === seat ? 'offerMidAction' : 'offerNotYourTurn');
}

/** Why no haint can be moved from the hex; `hester`: only infected ones are hers. */
function whyNoHaintFrom(s: HarrowState, seat: number, hex: Hex, rule: string): Refusal {
  const owner = haintOwnerAt(s, hex);
  if (owner === undefined) return refuse('noHaintThere', undefined, rule);
  if (isThorned(s, owner, hex)) return refuse('thorned');
  if (seat === hesterSeat)
    return refuse(creepingAt(s, owner, hex) > 0 ? 'noWayOut' : 'noInfectedThere', undefined, rule);
  if (looseHaints(s, owner, hex) === 0) return refuse('nailed');
  return refuse(owner === seat ? 'notEnemyHaint' : 'noWayOut', undefined, rule);
}

/** Why the haint picked up on `from` cannot go to the hex. */
function whyNoHaintTo(s: HarrowState, from: Hex, to: Hex, rule: string): Refusal {
  if (distance(from, to) !== 1) return refuse('notAdjacent', undefined, rule);
  const owner = haintOwnerAt(s, from);
  return (owner === undefined ? undefined : whyNotEnter(s, owner, to)) ?? refuse('notTowardNest', undefined, rule);
}

const haintReasons = (rule: string): Reasons => ({
  rule,
  pick: (s, { seat }, hex) => whyNoHaintFrom(s, seat, hex, rule),
  aim: (s, _frame, from, to) => whyNoHaintTo(s, from, to, rule),
});

const needsNest = (s: HarrowState, hex: Hex, rule: string): Refusal =>
  refuse(nestAt(requireFair(s), hex) === undefined ? 'noNestThere' : 'noOfferThere', undefined, rule);

/** A nest on the map, mostly one with an offer. */
const nestReasons = (rule: string): Reasons => ({ rule, pick: (s, _frame, hex) => needsNest(s, hex, rule) });

const giftReasons = (rule: string): Reasons => ({
  rule,
  pick: () => refuse('rivalSpawnElsewhere', undefined, rule),
});

const cross: Reasons = {
  rule: 'HC-FFC-2',
  pick(s, { step, left }, hex) {
    if (step === 1) return undefined;
    const { arrows } = requireFair(s);
    if (!isShown(s, arrows[left], hex)) return refuse('notShown');
    return refuse(hex === soughtHex(s) ? 'itemIsThere' : 'crossThere');
  },
};

const own = 'HC-GAP-8';

export const fairReasons = {
  search_field: { rule: 'HC-FAIR-6' },
  quest_reward: nestReasons('HC-FAIR-20'),
  o_move_enemy_haint: haintReasons('HC-OFR-3'),
  o_move_any_haint: haintReasons('HC-OFR-4'),
  o_move1: haintReasons('HC-OFR-9'),
  o_strengthen1: haintReasons('HC-OFR-10'),
  o_spawn1: giftReasons('HC-OFR-5'),
  o_spawn2: giftReasons('HC-OFR-6'),
  o_move2: { rule: 'HC-OFR-7' },
  o_strengthen2: { rule: 'HC-OFR-8' },
  o_move_two_legends: {
    rule: 'HC-OFR-11',
    pick(s, _frame, hex) {
      const owner = s.seats.findIndex((_, seat) => legendsAt(s, seat, hex) > 0);
      if (owner < 0 && hesterHex(s) !== hex) return refuse('noLegendThere', undefined, 'HC-OFR-11');
      const isHeld = owner >= 0 && looseLegends(s, owner).every((loose) => loose.hex !== hex);
      if (isHeld) return refuse(isThorned(s, owner, hex) ? 'thorned' : 'nailed');
      return refuse('movedAlready', undefined, 'HC-OFR-11');
    },
    aim(s, _frame, from, to) {
      if (distance(from, to) !== 1) return refuse('notAdjacent', undefined, 'HC-OFR-11');
      const owner = s.seats.findIndex((_, seat) => legendsAt(s, seat, from) > 0);
      return owner < 0 ? refuse('hexFull') : whyNotEnter(s, owner, to);
    },
  },
  f_where_oh_where: cross,
  f_calming: { rule: 'HC-FFC-3' },
  f_drift: {
    rule: own,
    pick: (s, _frame, hex) =>
      refuse(nestAt(requireFair(s), hex) === undefined ? 'noNestThere' : 'noWayOut', undefined, own),
    aim(s, _frame, from, to) {
      return neighbours[from].includes(to) ? whyNotNestOn(s, to, own) : refuse('notAdjacent', undefined, own);
    },
  },
  f_swap: {
    rule: own,
    pick: (s, _frame, hex) => needsNest(s, hex, own),
    aim: (s, _frame, _from, to) =>
      refuse(nestAt(requireFair(s), to) === undefined ? 'noNestThere' : 'nestThere', undefined, own),
  },
  f_fresh_offer: nestReasons(own),
  f_true_north: nestReasons(own),
  f_bait: haintReasons(own),
  f_omen: { rule: own },
  f_thorn: {
    rule: own,
    pick(s, _frame, hex) {
      if (!s.seats.some((_, seat) => hasUnits(s, seat, hex))) return refuse('noUnitThere', undefined, own);
      return refuse(s.seats.some((_, seat) => isThorned(s, seat, hex)) ? 'thorned' : 'noNestBeside', undefined, own);
    },
  },
} as const satisfies Readonly<Record<string, Reasons>>;
