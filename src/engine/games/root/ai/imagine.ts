import { nextU32, type Rng, seedRng } from '../../../kernel/rng.ts';
import { standardDeck } from '../content/cards/cards.ts';
import { allQuests } from '../content/quests.ts';
import { vizier } from '../factions/eyrie/state.ts';
import { traitsOf } from '../factions/factions.ts';
import { ruinItems } from '../factions/vagabond/characters.ts';
import { shuffle } from '../rules/cards.ts';
import { type CardId, hidden, type QuestId } from '../state/cards.ts';
import type { RootState } from '../state.ts';

/** Every card whose face is seen somewhere. */
function seenCards(s: RootState): CardId[] {
  const open = [...s.discard, ...s.available, ...s.deck];
  s.sides.forEach((side, seat) => {
    open.push(...side.hand, ...side.effects, ...(traitsOf(side).keeps?.(s, seat) ?? []));
    if (side.dominance !== undefined) open.push(side.dominance);
  });
  for (const frame of s.flow) if (frame.kind === 'favor') open.push(frame.card);
  return open.filter((card) => card !== hidden && (card as string) !== vizier);
}

/** What is left of a list once these have been taken out of it, each as often as it is named. */
function without<T>(all: readonly T[], taken: readonly T[]): T[] {
  const left = [...all];
  for (const each of taken) {
    const at = left.indexOf(each);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** Gives every hidden thing of a list a face of those that are left. */
function reveal<T extends string>(list: T[], left: T[]): void {
  list.forEach((each, i) => {
    if (each === hidden) list[i] = left.pop() ?? each;
  });
}

/** Makes up what a seat cannot see: hands, supporters, the deck, quests to come and what lies under ruins. */
export function imagine(draft: RootState, rng: Rng): void {
  draft.rng = seedRng(nextU32(rng));
  const cards = without(standardDeck(draft.sides.length), seenCards(draft));
  shuffle(cards, rng);
  for (const side of draft.sides) {
    reveal(side.hand, cards);
    if ('supporters' in side.own) reveal(side.own.supporters, cards);
  }
  reveal(draft.deck, cards);
  const done = draft.sides.flatMap(({ own }) => ('quests' in own ? own.quests : []));
  const quests = without<QuestId>(allQuests(), [...draft.quests.open, ...done]);
  shuffle(quests, rng);
  reveal(draft.quests.deck, quests);
  const items = [...ruinItems];
  shuffle(items, rng);
  for (const { items: under } of draft.ruins) reveal(under, items);
}
