import type { Seat } from '../../../kernel/game.ts';
import type { Emit } from '../events.ts';
import { traitsOf } from '../factions/factions.ts';
import type { CountedKind } from '../state/pieces.ts';
import type { Clearing } from '../state/places.ts';
import type { RootState } from '../state.ts';
import { freeSlots } from './pieces.ts';

/** RT-6.2.2-1 and its like: may the seat place pieces there at all? */
export function mayPlace(s: RootState, seat: Seat, at: Clearing): boolean {
  for (let other = 0; other < s.sides.length; other++) {
    if (other !== seat && traitsOf(s.sides[other]).forbids?.(s, other, at)) return false;
  }
  return true;
}

/** A building of the seat: placing is allowed and a slot is free (RT-2.2.3). */
export const mayBuild = (s: RootState, seat: Seat, at: Clearing): boolean =>
  freeSlots(s, at) > 0 && mayPlace(s, seat, at);

/** RT-G.1.31, RT-1.5.4-2: as many as there are, and told if there are any; how many it was. */
export function place(s: RootState, seat: Seat, piece: CountedKind, at: Clearing, wanted: number, emit: Emit): number {
  const { on, left } = s.sides[seat];
  const there = on[piece];
  const count = Math.min(wanted, left[piece] ?? 0);
  if (!there || count === 0) return 0;
  there[at] += count;
  left[piece] = (left[piece] ?? 0) - count;
  emit({ type: 'placed', seat, piece, at, count });
  return count;
}
