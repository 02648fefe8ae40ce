import type { Seat } from '../../../../../kernel/game.ts';
import { opponent } from '../../../state/players.ts';
import type { HarrowState } from '../../../state.ts';
import type { GoblinCard } from '../card.ts';
import { hexesAround } from './reach.ts';

/** HC-EX-52: a cube for each haint of the enemy near the goblin, as far as there are any. */
function owed(s: HarrowState, seat: Seat): number {
  const { haints, cubes } = s.seats[opponent(seat)];
  let near = 0;
  for (const hex of hexesAround(s, 0, 2)) near += haints[hex];
  return Math.min(near, cubes);
}

/** Cubes of the enemy leave the battleground until the end of the turn. */
export const grudge: GoblinCard = {
  id: 'g_grudge',
  rule: 'HC-GOB-12',
  canPlay: (s, seat) => owed(s, seat) > 0,
  play(s, seat, emit) {
    const owner = opponent(seat);
    const cubes = owed(s, seat);
    s.seats[owner].cubes -= cubes;
    s.effects.banished[owner] += cubes;
    emit({ type: 'cubesBanished', seat, owner, cubes });
  },
};
