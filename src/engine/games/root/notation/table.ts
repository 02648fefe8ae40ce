import { join, type Notes, readFields, readNames, readOneOf } from '../../../kit/json.ts';
import { sum } from '../../../kit/sum.ts';
import { traitsOf } from '../factions/factions.ts';
import { hidden, questIds } from '../state/cards.ts';
import { itemIds, itemSupply } from '../state/items.ts';
import { countedKinds } from '../state/pieces.ts';
import { placeNames } from '../state/places.ts';
import { mapOf, type RootState } from '../state.ts';
import { readByName } from './parts.ts';

/** What lies under a ruin where nobody plays whom it is for. */
export const empty = 'empty';

/** RT-NO-5: pieces not on the map are in the supply. A piece that leaves the game was there once it is set up. */
export function countSupplies(s: RootState): void {
  s.sides.forEach((side, seat) => {
    const traits = traitsOf(side);
    const aside = traits.aside?.(s, seat);
    for (const kind of countedKinds) {
      const piece = traits.pieces[kind];
      if (!piece) continue;
      const isSetUp = !s.flow.some((frame) => frame.kind === 'setUp' && frame.seat === seat && frame.step === 0);
      const left = piece.count - sum(side.on[kind] ?? []) - (aside?.[kind] ?? 0);
      side.left[kind] = piece.to === 'box' && isSetUp ? 0 : left;
    }
  });
}

/** The items on the map: as told, or what is not with anybody. */
export function readSupply(s: RootState, value: unknown, notes: Notes): void {
  if (value !== undefined) {
    s.supply = readByName(value, 'supply', itemIds, 2, notes);
    return;
  }
  s.supply = itemSupply.map((n, kind) => {
    const crafted = sum(s.sides.map((side) => side.crafted[kind]));
    const made = sum(s.sides.map((side, seat) => traitsOf(side).craftedItems?.(s, seat)[kind] ?? 0));
    return Math.max(0, n - crafted - made);
  });
}

export function readRuins(s: RootState, value: unknown, notes: Notes): void {
  if (value === undefined) return;
  const { ruins } = mapOf(s);
  const told = readFields(
    value,
    'ruins',
    ruins.map((at) => placeNames[at]),
    notes,
  );
  s.ruins = ruins.flatMap((at) => {
    const name = placeNames[at];
    if (told[name] === undefined) return [];
    const item = readOneOf(told[name], join('ruins', name), [...itemIds, hidden, empty], empty, notes);
    return [{ at, items: item === empty ? [] : [item] }];
  });
}

export function readQuests(s: RootState, value: unknown, notes: Notes): void {
  if (value === undefined) {
    const done = s.sides.flatMap(({ own }) => ('quests' in own ? own.quests : []));
    const rest = [...s.quests.deck, ...s.quests.open.toReversed()].filter((quest) => !done.includes(quest));
    if (s.quests.open.length > 0) s.quests = { open: rest.splice(-3).reverse(), deck: rest };
    return;
  }
  const told = readFields(value, 'quests', ['open', 'deck'], notes);
  const names = [...questIds, hidden] as const;
  s.quests.open = readNames(told.open, 'quests.open', names, notes);
  const done = s.sides.flatMap(({ own }) => ('quests' in own ? own.quests : []));
  s.quests.deck =
    told.deck === undefined
      ? questIds.filter((quest) => !s.quests.open.includes(quest) && !done.includes(quest))
      : readNames(told.deck, 'quests.deck', names, notes);
}
