import type { Seat } from '../../../../kernel/game.ts';
import { sum } from '../../../../kit/sum.ts';
import { matches } from '../../content/cards/cards.ts';
import type { Emit } from '../../events.ts';
import { discardFrom, distinct } from '../../rules/cards.ts';
import { picks } from '../../rules/choose.ts';
import type { CardId } from '../../state/cards.ts';
import type { Suit } from '../../state/suits.ts';
import { type RootState, sideAs } from '../../state.ts';
import { supporterLimit } from './tracks.ts';

export const basesOnMap = (s: RootState, seat: Seat): number => sum(s.sides[seat].on.base ?? []);

/** RT-8.2.3.I: how many are too many now. */
export function excess(s: RootState, seat: Seat): number {
  if (basesOnMap(s, seat) > 0) return 0;
  return Math.max(0, sideAs(s, seat, 'wa').own.supporters.length - supporterLimit);
}

/** RT-8.2.3.I, RT-OQ-101, RT-OQ-108: a card that has just been laid on a full stack is discarded. */
export function discardLast(s: RootState, seat: Seat, emit: Emit): void {
  const { supporters } = sideAs(s, seat, 'wa').own;
  if (excess(s, seat) > 0) discardFrom(s, seat, supporters, supporters[supporters.length - 1], 'supporters', emit);
}

export const spendSupporter = (s: RootState, seat: Seat, card: CardId, emit: Emit): void =>
  discardFrom(s, seat, sideAs(s, seat, 'wa').own.supporters, card, 'supporters', emit);

/** The supporters in the order of their names, each with how many of it there are. */
export interface Crowd {
  readonly cards: readonly CardId[];
  readonly there: readonly number[];
}

export function crowdOf(supporters: readonly CardId[]): Crowd {
  const cards = distinct(supporters).sort();
  const there = cards.map(() => 0);
  for (const card of supporters) there[cards.indexOf(card)]++;
  return { cards, there };
}

/** RT-OQ-109: every choice of so many supporters of the suit, birds included. */
export function supporterChoices({ cards, there }: Crowd, suit: Suit, count: number): CardId[][] {
  const fitting: CardId[] = [];
  const counts: number[] = [];
  for (let i = 0; i < cards.length; i++) {
    if (!matches(cards[i], suit)) continue;
    fitting.push(cards[i]);
    counts.push(there[i]);
  }
  return picks(fitting, counts, count);
}
