import type { Seat } from '../../../kernel/game.ts';
import type { Emit } from '../events.ts';
import { traitsOf } from '../factions/factions.ts';
import type { CountedKind } from '../state/pieces.ts';
import type { Clearing } from '../state/places.ts';
import type { RootState } from '../state.ts';
import { slotsLeft } from './pieces.ts';

/** RT-6.2.2-1 and its like: may the seat place pieces there at all? */
export function mayPlace(s: RootState, seat: Seat, at: Clearing): boolean {
  for (let other = 0; other < s.sides.length; other++) {
    if (other !== seat && traitsOf(s.sides[other]).forbids?.(s, other, at)) return false;
  }
  return true;
}

/** Where the seat can place buildings: a slot is free (RT-2.2.3) and placing is allowed. */
export function buildSites(s: RootState, seat: Seat): Clearing[] {
  const free = slotsLeft(s);
  const out: Clearing[] = [];
  for (let at = 0; at < free.length; at++) if (free[at] > 0 && mayPlace(s, seat, at)) out.push(at);
  return out;
}

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
