import type { Seat } from '../../../kernel/game.ts';
import { sum } from '../../../kit/sum.ts';
import { cardOf } from '../content/cards/cards.ts';
import type { Emit } from '../events.ts';
import { traitsOf } from '../factions/factions.ts';
import type { CardId } from '../state/cards.ts';
import { type ItemId, itemIndex } from '../state/items.ts';
import { type Suit, suitIndex, suits } from '../state/suits.ts';
import { mapOf, type RootState } from '../state.ts';
import { lay, takeFrom } from './cards.ts';
import { picks } from './choose.ts';
import { score } from './points.ts';
import { removeAllEnemies } from './removal.ts';

/** RT-4.1.2-3, RT-4.1.4: is there anything to gain by it? */
export function mayCraft(s: RootState, seat: Seat, card: CardId): boolean {
  const { cost, kind, item } = cardOf(card);
  if (cost === undefined) return false;
  if (item !== undefined) return s.supply[itemIndex(item)] > 0;
  return kind !== 'effect' || !s.sides[seat].effects.includes(card);
}

const onlyWay: readonly undefined[] = [undefined];

/** RT-4.1.1: the suits that can pay for the question marks of the cost, told where there is a choice; none: it cannot be paid. */
export function waysToPay(card: CardId, pool: readonly number[]): readonly (readonly Suit[] | undefined)[] {
  const { cost } = cardOf(card);
  if (cost === undefined) return [];
  for (let i = 0; i < pool.length; i++) if (pool[i] < cost.suits[i]) return [];
  if (cost.any === 0) return onlyWay;
  const rest = pool.map((n, i) => n - cost.suits[i]);
  const ways = picks(suits, rest, cost.any).map((way) => way.sort());
  return ways.length === 1 ? [undefined] : ways;
}

function suitsPaid(s: RootState, seat: Seat, card: CardId, chosen: readonly Suit[] | undefined): number[] {
  const pool = traitsOf(s.sides[seat]).craftingPieces(s, seat);
  const cost = cardOf(card).cost ?? { suits: [0, 0, 0], any: 0 };
  const rest = pool.map((n, i) => n - cost.suits[i]);
  const wild = chosen ?? picks(suits, rest, cost.any)[0] ?? [];
  const paid = [...cost.suits];
  for (const suit of wild) paid[suitIndex(suit)]++;
  return paid;
}

/** An item from the map to the player (RT-4.1.2-2). */
function gainItem(s: RootState, seat: Seat, item: ItemId, emit: Emit): void {
  s.supply[itemIndex(item)]--;
  receiveItem(s, seat, item);
  emit({ type: 'itemGained', seat, item, from: 'supply' });
}

export function receiveItem(s: RootState, seat: Seat, item: ItemId): void {
  const side = s.sides[seat];
  const { gainItem } = traitsOf(side);
  if (gainItem) gainItem(s, seat, item);
  else side.crafted[itemIndex(item)]++;
}

/** RT-4.1: the pieces are activated, then the card does what its kind does. */
export function craft(s: RootState, seat: Seat, card: CardId, chosen: readonly Suit[] | undefined, emit: Emit): void {
  const side = s.sides[seat];
  const traits = traitsOf(side);
  const paid = suitsPaid(s, seat, card, chosen);
  if (traits.activate) traits.activate(s, seat, paid, emit);
  else for (let i = 0; i < paid.length; i++) s.activated[i] += paid[i];
  takeFrom(side.hand, card);
  const { kind, item, points, suit } = cardOf(card);
  if (kind === 'effect') {
    side.effects.push(card);
    emit({ type: 'crafted', seat, card, suits: paid });
    return;
  }
  if (kind === 'favor' && suit !== 'bird') {
    s.flow.push({ kind: 'favor', seat, card });
    emit({ type: 'crafted', seat, card, suits: paid });
    removeAllEnemies(s, seat, mapOf(s).bySuit[suit], emit);
    // A win leaves nothing under way.
    if (s.result) lay(s, card);
    return;
  }
  // RT-PE-14: item, points, the look for a winner; the card ends on the discard pile either way.
  lay(s, card);
  emit({ type: 'crafted', seat, card, suits: paid });
  if (item === undefined) return;
  gainItem(s, seat, item, emit);
  score(s, seat, traits.craftPoints?.(s, seat, points) ?? points, 'crafted', emit);
}

/** Is there a piece left to craft with? */
export const canCraft = (s: RootState, seat: Seat): boolean => sum(traitsOf(s.sides[seat]).craftingPieces(s, seat)) > 0;
