import type { Seat } from '../../../kernel/game.ts';
import { sum } from '../../../kit/sum.ts';
import { nestsForQuest, quests } from '../content/fair/quests.ts';
import { searchCubeLimit } from '../content/fair/supplies.ts';
import { distance, type Hex, hexCount } from '../county.ts';
import { isPossible } from '../rules/fair/arrows.ts';
import { isThorned } from '../rules/fair/truce.ts';
import { hexesOf } from '../rules/occupancy.ts';
import { waysTo } from '../rules/solo/march.ts';
import { goalOf } from '../rules/solo/objective.ts';
import { hiddenCard } from '../state/cards.ts';
import { type FairState, items, type QuestId, questIds } from '../state/fair.ts';
import type { HarrowState } from '../state.ts';
import { expectedOut } from './fights.ts';
import { forceOf } from './threats.ts';

/** In the measure of the factions' worth, where a point is ten. */
const worth = {
  item: 14,
  /** Every arrow or guess that is no longer needed to find the item sought. */
  step: 6,
  /** Quests in hand by the nests they have: the fourth one completes it. */
  quest: [0, 0.4, 1.2, 2.6, 5],
  /** Those that may be drawn, of what they would be worth in hand. */
  drawn: 0.35,
  nest: 0.3,
  offer: 0.5,
  cube: 0.8,
  spareCube: 0.1,
  cubeInTree: 0.25,
  field: 1,
  truce: 0.8,
  thorn: 0.4,
  /** A visit brings an arrow and a guess, if the Fair Folk have the cubes. */
  visit: 9,
  enemyCube: 0.12,
} as const;

/** Hexes where the item sought may be, for all that is open on the table. */
export function possibleHexes(s: HarrowState, fair: FairState): Hex[] {
  const hexes: Hex[] = [];
  for (let hex = 0; hex < hexCount; hex++) if (isPossible(s, fair, hex)) hexes.push(hex);
  return hexes;
}

/** `[n]`: how many arrows and guesses it takes to find an item that may be on n hexes, if every arrow halves them. */
export const stepsToFind: readonly number[] = (() => {
  const steps = [0, 1];
  for (let n = 2; n <= hexCount; n++) {
    const half = Math.floor(n / 2);
    const arrow = (half * steps[half] + (n - half) * steps[n - half]) / n;
    const guess = ((n - 1) * steps[n - 1]) / n;
    steps.push(1 + Math.min(arrow, guess));
  }
  return steps;
})();

const worthOfQuest = (s: HarrowState, quest: QuestId, hexes: readonly Hex[]): number =>
  worth.quest[Math.min(nestsForQuest, quests[quest].together(s, hexes).length)];

/** What nests on these hexes are worth: for the quests in hand, and a little for all that may still be drawn. */
export function nestingWorth(s: HarrowState, fair: FairState, hexes: readonly Hex[]): number {
  let value = 0;
  let drawn = 0;
  for (const quest of questIds) {
    const own = worthOfQuest(s, quest, hexes);
    if (fair.quests.includes(quest)) value += own;
    else drawn += own;
  }
  return value + (worth.drawn * drawn) / questIds.length;
}

/** HC-FVH-5: of hexes so many steps from a group, how likely it ends its march there. */
const endsAt: readonly number[] = [0, 0.4, 0.45, 0.25, 0.1];
const endsAtGoal = 0.6;
/** Whoever is played comes only if it pays. */
const strolls = 0.08;

/** How likely units of the seat come to each hex next. */
export function comingTo(s: HarrowState, seat: Seat): number[] {
  const chances = new Array<number>(hexCount).fill(0);
  const units = hexesOf(s, seat);
  const goal = s.solo === undefined ? undefined : goalOf(s, seat);
  const ways = goal === undefined ? undefined : waysTo(s, seat, goal);
  for (const from of units) {
    if (isThorned(s, seat, from)) continue;
    for (let hex = 0; hex < hexCount; hex++) {
      const way = distance(from, hex);
      if (ways === undefined) {
        if (way === 1) chances[hex] = Math.max(chances[hex], strolls);
        continue;
      }
      if (way >= endsAt.length || way + ways[hex] !== ways[from]) continue;
      const chance = hex === goal && way > 0 ? endsAtGoal : endsAt[way];
      chances[hex] = Math.max(chances[hex], chance);
    }
  }
  return chances;
}

/** HC-FAIR-43: how likely the Fair Folk have as many cubes out of the tree as the taker. */
function outbids(s: HarrowState, fair: FairState, taker: Seat): number {
  const own = expectedOut({ dropped: fair.cubes, inside: s.tree.inside.at(-1) ?? 0 });
  const lead = own - expectedOut(forceOf(s, taker));
  return 1 / (1 + Math.exp(-1.1 * (lead + 0.5)));
}

/** What it brings to be visited by the seat. */
export const baitWorth = (s: HarrowState, fair: FairState, taker: Seat): number =>
  worth.visit * outbids(s, fair, taker);

/** HC-FAIR-40: what the offers lying about may bring. */
function visitsWorth(s: HarrowState, fair: FairState): number {
  const laid = fair.nests.filter(({ offer }) => offer !== undefined);
  if (laid.length === 0) return 0;
  let value = 0;
  s.seats.forEach((_, seat) => {
    const chances = comingTo(s, seat);
    let coming = 0;
    for (const { hex } of laid) coming += chances[hex];
    value += baitWorth(s, fair, seat) * coming;
  });
  return value;
}

/** How many arrows and guesses the item sought still takes. */
export function stepsMissing(s: HarrowState): number {
  const { fair } = s;
  if (fair === undefined || fair.found === items.length) return 0;
  return stepsToFind[Math.max(1, possibleHexes(s, fair).length)];
}

/** A search cube wins a visit now and then. */
const stepsOfCube = 0.12;

/** Steps that are as good as made: visits, and quests with most of their nests. */
export function stepsUnderWay(s: HarrowState): number {
  const { fair } = s;
  if (fair === undefined) return 0;
  const hexes = fair.nests.map(({ hex }) => hex);
  const nesting = fair.quests.includes(hiddenCard) ? 0 : nestingWorth(s, fair, hexes);
  return (visitsWorth(s, fair) + nesting) / worth.step + stepsOfCube * (fair.cubes + (s.tree.inside.at(-1) ?? 0));
}

/** How well the Fair Folk stand, whoever asks. */
export function fairWorth(s: HarrowState, fair: FairState): number {
  const kept = Math.min(fair.cubes, searchCubeLimit);
  const possible = fair.found === items.length ? 0 : Math.max(1, possibleHexes(s, fair).length);
  const isHidden = fair.quests.includes(hiddenCard);
  const hexes = fair.nests.map(({ hex }) => hex);
  return (
    worth.item * fair.found +
    worth.step * (stepsToFind[hexCount] * (fair.found + 1) - stepsToFind[possible]) +
    (isHidden ? 0 : nestingWorth(s, fair, hexes)) +
    worth.nest * fair.nests.length +
    worth.offer * fair.nests.filter(({ offer }) => offer !== undefined).length +
    worth.cube * kept +
    worth.spareCube * (fair.cubes - kept) +
    worth.cubeInTree * (s.tree.inside.at(-1) ?? 0) +
    worth.field * fair.fields.filter(Boolean).length +
    worth.truce * fair.truce.length +
    worth.thorn * fair.thorns.length +
    visitsWorth(s, fair) -
    worth.enemyCube * sum(s.seats.map(({ cubes }) => cubes))
  );
}
