import { sum } from '../../kit/sum.ts';
import { cards, standardDeck } from './content/cards/cards.ts';
import { allQuests, questOf } from './content/quests.ts';
import { traitsOf } from './factions/factions.ts';
import { freeSlots } from './rules/pieces.ts';
import { scores } from './rules/points.ts';
import { type CardId, cardIds } from './state/cards.ts';
import { itemIds, itemSupply } from './state/items.ts';
import { countedKinds } from './state/pieces.ts';
import { placeNames } from './state/places.ts';
import { mapOf, type RootState } from './state.ts';

const isCount = (n: number): boolean => Number.isInteger(n) && n >= 0;

/** RT-1.5.1: pieces on the map, in the supply and aside are as many as exist; what goes to the box is gone. */
function pieceBreaks(s: RootState): string[] {
  const out: string[] = [];
  for (let seat = 0; seat < s.sides.length; seat++) {
    const side = s.sides[seat];
    const traits = traitsOf(side);
    const aside = traits.aside?.(s, seat);
    for (const kind of countedKinds) {
      const piece = traits.pieces[kind];
      const there = side.on[kind];
      if (!piece || !there) continue;
      const left = side.left[kind] ?? 0;
      if (!there.every(isCount)) out.push(`${side.faction} ${kind}: no counts`);
      const found = sum(there) + Math.max(left, 0) + (aside?.[kind] ?? 0);
      const isRight = piece.to === 'box' ? found <= piece.count : found === piece.count;
      if (!isRight) out.push(`${side.faction} ${kind}: ${found} of ${piece.count}`);
    }
  }
  for (let at = 0; at < mapOf(s).suits.length; at++) {
    if (freeSlots(s, at) < 0) out.push(`${placeNames[at]}: more buildings than slots`);
  }
  return out;
}

/** Every card of the deck that lies anywhere. */
export function allCards(s: RootState): CardId[] {
  const out = [...s.deck, ...s.discard, ...s.available];
  for (let seat = 0; seat < s.sides.length; seat++) {
    const side = s.sides[seat];
    out.push(...side.hand, ...side.effects, ...(traitsOf(side).keeps?.(s, seat) ?? []));
    if (side.dominance !== undefined) out.push(side.dominance);
  }
  for (const frame of s.flow) if (frame.kind === 'favor') out.push(frame.card);
  return out;
}

/** RT-DATA-4: every card is somewhere, and exactly once. */
function cardBreaks(s: RootState): string[] {
  const found = new Map<CardId, number>();
  const all = allCards(s);
  for (const card of all) found.set(card, (found.get(card) ?? 0) + 1);
  const whole = standardDeck(s.sides.length);
  if (all.length !== whole.length) return [`${all.length} cards of ${whole.length}`];
  const isInDeck = (card: (typeof cardIds)[number]) => s.sides.length > 2 || cards[card].kind !== 'dominance';
  return cardIds
    .filter((card) => (found.get(card) ?? 0) !== (isInDeck(card) ? cards[card].copies : 0))
    .map((card) => `${card}: ${found.get(card) ?? 0} of ${cards[card].copies}`);
}

/** RT-DATA-8: no item is made; those dropped are out of the game. */
function itemBreaks(s: RootState): string[] {
  const most = [4, 4, 3, 2, 4, 2, 3, 1];
  const found = [...s.supply];
  for (let seat = 0; seat < s.sides.length; seat++) {
    const side = s.sides[seat];
    const held = traitsOf(side).holdsItems?.(s, seat);
    for (let kind = 0; kind < found.length; kind++) found[kind] += side.crafted[kind] + (held?.[kind] ?? 0);
  }
  for (const { items } of s.ruins) for (const item of items) if (item !== 'hidden') found[itemIds.indexOf(item)]++;
  return itemIds.flatMap((item, kind) => {
    const isRight = found[kind] <= most[kind] && s.supply[kind] <= itemSupply[kind] && isCount(s.supply[kind]);
    return isRight ? [] : [`${item}: ${found[kind]} of ${most[kind]}`];
  });
}

function questBreaks({ quests, sides, flow }: RootState): string[] {
  const done = sides.flatMap(({ own }) => ('quests' in own ? own.quests : []));
  const all = [...quests.open, ...quests.deck, ...done];
  const isRight = new Set(all).size === all.length && (all.length === 0 || all.length === allQuests().length);
  const owed = flow.flatMap((frame) => (frame.kind === 'reward' ? [frame.quest] : []));
  const isDone = owed.every((quest) => questOf(quest) !== undefined && done.includes(quest));
  return isRight && isDone ? [] : ['quests are lost or doubled'];
}

/** RT-OQ-2, RT-3.3.1-1, RT-3.3.2. */
function pointBreaks(s: RootState): string[] {
  return s.sides.flatMap((side, seat) => {
    const out = isCount(side.points) ? [] : [`${side.faction}: ${side.points} points`];
    if (!scores(s, seat) && side.points !== 0) out.push(`${side.faction}: points beside a dominance card`);
    if (new Set(side.effects).size !== side.effects.length) out.push(`${side.faction}: a card crafted twice`);
    if (!side.crafted.every(isCount)) out.push(`${side.faction}: fewer items than none`);
    return out;
  });
}

/** What must hold in every position; a line for each thing that does not. */
export function invariantBreaks(s: RootState): string[] {
  return [
    ...pieceBreaks(s),
    ...cardBreaks(s),
    ...itemBreaks(s),
    ...questBreaks(s),
    ...pointBreaks(s),
    ...s.sides.flatMap((side, seat) => traitsOf(side).invariantBreaks(s, seat)),
  ];
}
