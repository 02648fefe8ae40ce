import type { Seat } from '../../../kernel/game.ts';
import type { Emit } from '../events.ts';
import { traitsOf } from '../factions/factions.ts';
import type { Clearing } from '../state/places.ts';
import { mapOf, type RootState } from '../state.ts';
import { queueTriggers } from './triggers.ts';

/** RT-2.2.1. */
export const adjacentTo = (s: RootState, at: Clearing): readonly Clearing[] => mapOf(s).paths[at];

/** RT-4.2-1, RT-4.2.1: where warriors of this clearing may go; `realm` is where they rule. */
export function moveTargets(s: RootState, from: Clearing, realm: readonly boolean[]): readonly Clearing[] {
  const around = adjacentTo(s, from);
  return realm[from] ? around : around.filter((to) => realm[to]);
}

/** What others' rules make of warriors of `owner` that have come (RT-8.2.6-1). `mover` is whoever moved them. */
export function entered(s: RootState, mover: Seat, at: Clearing, owner: Seat = mover): void {
  for (let seat = 0; seat < s.sides.length; seat++) {
    const set = traitsOf(s.sides[seat]).onEntered?.(s, seat, { mover, owner, at });
    if (set) queueTriggers(s, set);
  }
}

export function moveWarriors(
  s: RootState,
  owner: Seat,
  from: Clearing,
  to: Clearing,
  count: number,
  emit: Emit,
  seat: Seat = owner,
): void {
  const { warrior } = s.sides[owner].on;
  if (!warrior || warrior[from] < count) throw new Error(`no ${count} warriors at ${from}`);
  warrior[from] -= count;
  warrior[to] += count;
  emit({ type: 'moved', seat, owner, from, to, count });
}
