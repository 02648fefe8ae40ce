import { nestsForQuest, quests } from '../content/fair/quests.ts';
import { searchCubeLimit } from '../content/fair/supplies.ts';
import { type Hex, hexCount } from '../county.ts';
import { isPossible } from '../rules/fair/arrows.ts';
import { hiddenCard } from '../state/cards.ts';
import { type FairState, items } from '../state/fair.ts';
import type { HarrowState } from '../state.ts';

/** In the measure of the factions' worth, where a point is ten. */
const worth = {
  item: 34,
  /** Every halving of the hexes where the item may be. */
  halving: 5,
  /** Quests in hand by the nests they have: the fourth one completes it. */
  quest: [0, 0.3, 1, 2.2, 4.2],
  nest: 0.3,
  offer: 0.4,
  cube: 0.8,
  spareCube: 0.1,
  cubeInTree: 0.25,
  field: 1,
  truce: 0.8,
  thorn: 0.4,
} as const;

/** Hexes where the item sought may be, for all that is open on the table. */
export function possibleHexes(s: HarrowState, fair: FairState): Hex[] {
  const hexes: Hex[] = [];
  for (let hex = 0; hex < hexCount; hex++) if (isPossible(s, fair, hex)) hexes.push(hex);
  return hexes;
}

function questWorth(s: HarrowState, fair: FairState): number {
  const hexes = fair.nests.map(({ hex }) => hex);
  let value = 0;
  for (const quest of fair.quests) {
    if (quest === hiddenCard) continue;
    value += worth.quest[Math.min(nestsForQuest, quests[quest].progress(s, hexes))];
  }
  return value;
}

/** How well the Fair Folk stand, whoever asks. */
export function fairWorth(s: HarrowState, fair: FairState): number {
  const kept = Math.min(fair.cubes, searchCubeLimit);
  const possible = fair.found === items.length ? 1 : Math.max(1, possibleHexes(s, fair).length);
  return (
    worth.item * fair.found +
    worth.halving * Math.log2(hexCount / possible) +
    questWorth(s, fair) +
    worth.nest * fair.nests.length +
    worth.offer * fair.nests.filter(({ offer }) => offer !== undefined).length +
    worth.cube * kept +
    worth.spareCube * (fair.cubes - kept) +
    worth.cubeInTree * (s.tree.inside.at(-1) ?? 0) +
    worth.field * fair.fields.filter(Boolean).length +
    worth.truce * fair.truce.length +
    worth.thorn * fair.thorns.length
  );
}
