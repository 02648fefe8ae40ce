import { type CardId, cardIds } from '../../state/cards.ts';
import type { ItemId } from '../../state/items.ts';
import type { CardSuit, Suit } from '../../state/suits.ts';

/** RT-4.1.1: so many crafting pieces of each suit, and so many of any. */
export interface Cost {
  readonly suits: readonly number[];
  readonly any: number;
}

/** What becomes of a card: its item is taken, its effect stays, it is resolved at once, or it is never crafted. */
export type CardKind = 'item' | 'effect' | 'favor' | 'ambush' | 'dominance';

export interface Card {
  readonly suit: CardSuit;
  readonly kind: CardKind;
  /** How many of them are in the deck. */
  readonly copies: number;
  /** RT-2.1.5, RT-3.3: ambush and dominance cards have none. */
  readonly cost?: Cost;
  readonly item?: ItemId;
  readonly points: number;
}

/** `F F R ?` as a cost. */
function costOf(text: string): Cost {
  const suits = [0, 0, 0];
  let any = 0;
  for (const sign of text.split(' ')) {
    if (sign === '?') any++;
    else suits['FRM'.indexOf(sign)]++;
  }
  return { suits, any };
}

const item = (suit: CardSuit, what: ItemId, cost: string, points: number): Card => ({
  suit,
  kind: 'item',
  copies: 1,
  cost: costOf(cost),
  item: what,
  points,
});

const effect = (suit: CardSuit, cost: string, copies: number): Card => ({
  suit,
  kind: 'effect',
  copies,
  cost: costOf(cost),
  points: 0,
});

const favor = (suit: CardSuit, cost: string): Card => ({
  suit,
  kind: 'favor',
  copies: 1,
  cost: costOf(cost),
  points: 0,
});

const ambush = (suit: CardSuit, copies: number): Card => ({ suit, kind: 'ambush', copies, points: 0 });

const dominance = (suit: CardSuit): Card => ({ suit, kind: 'dominance', copies: 1, points: 0 });

/** RT-DATA-4. */
export const cards: Readonly<Record<Exclude<CardId, 'hidden'>, Card>> = {
  b_ambush: ambush('bird', 2),
  b_dominance: dominance('bird'),
  b_armorers: effect('bird', 'F', 2),
  b_sappers: effect('bird', 'M', 2),
  b_brutal_tactics: effect('bird', 'F F', 2),
  b_royal_claim: effect('bird', '? ? ? ?', 1),
  b_birdy_bindle: item('bird', 'bag', 'M', 1),
  b_woodland_runners: item('bird', 'boot', 'R', 1),
  b_arms_trader: item('bird', 'sword', 'F F', 2),
  b_crossbow: item('bird', 'crossbow', 'F', 1),
  f_ambush: ambush('fox', 1),
  f_dominance: dominance('fox'),
  f_favor: favor('fox', 'F F F'),
  f_stand_and_deliver: effect('fox', 'M M M', 2),
  f_tax_collector: effect('fox', 'F R M', 3),
  f_knapsack: item('fox', 'bag', 'M', 1),
  f_travel_gear: item('fox', 'boot', 'R', 1),
  f_root_tea: item('fox', 'tea', 'M', 2),
  f_protection_racket: item('fox', 'coin', 'R R', 3),
  f_foxfolk_steel: item('fox', 'sword', 'F F', 2),
  f_anvil: item('fox', 'hammer', 'F', 2),
  r_ambush: ambush('rabbit', 1),
  r_dominance: dominance('rabbit'),
  r_favor: favor('rabbit', 'R R R'),
  r_better_burrow_bank: effect('rabbit', 'R R', 2),
  r_cobbler: effect('rabbit', 'R R', 2),
  r_command_warren: effect('rabbit', 'R R', 2),
  r_smugglers_trail: item('rabbit', 'bag', 'M', 1),
  r_visit_to_friends: item('rabbit', 'boot', 'R', 1),
  r_root_tea: item('rabbit', 'tea', 'M', 2),
  r_bake_sale: item('rabbit', 'coin', 'R R', 3),
  m_ambush: ambush('mouse', 1),
  m_dominance: dominance('mouse'),
  m_favor: favor('mouse', 'M M M'),
  m_codebreakers: effect('mouse', 'M', 2),
  m_scouting_party: effect('mouse', 'M M', 2),
  m_mouse_in_a_sack: item('mouse', 'bag', 'M', 1),
  m_travel_gear: item('mouse', 'boot', 'R', 1),
  m_root_tea: item('mouse', 'tea', 'M', 2),
  m_investments: item('mouse', 'coin', 'R R', 3),
  m_sword: item('mouse', 'sword', 'F F', 2),
  m_crossbow: item('mouse', 'crossbow', 'F', 1),
};

const unknown: Card = { suit: 'bird', kind: 'ambush', copies: 0, points: 0 };

export const cardOf = (card: CardId): Card => (card === 'hidden' ? unknown : cards[card]);

export const suitOf = (card: CardId): CardSuit => cardOf(card).suit;

export const isBird = (card: CardId): boolean => card !== 'hidden' && suitOf(card) === 'bird';

/** RT-2.1.1: birds are wild. */
export function matches(card: CardId, suit: Suit): boolean {
  if (card === 'hidden') return false;
  const own = suitOf(card);
  return own === suit || own === 'bird';
}

export const isDominance = (card: CardId): boolean => cardOf(card).kind === 'dominance';

const wholeDeck = cardIds.flatMap((card) => new Array<CardId>(cards[card].copies).fill(card));
const deckOfTwo = wholeDeck.filter((card) => !isDominance(card));

/** RT-5.1.3: the whole deck in the order of its list; two players have no dominance cards. */
export const standardDeck = (players: number): CardId[] => [...(players > 2 ? wholeDeck : deckOfTwo)];
