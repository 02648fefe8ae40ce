import { neighbours } from '../../../county.ts';
import { hasUnits } from '../../../rules/occupancy.ts';
import { noPoints, opponent } from '../../../state.ts';
import type { Tactic } from '../card.ts';

/** With a unit next to the enemy legend, half of the wild tokens act, rounded up (HC-TAC-20). */
export const spiritTrap: Tactic = {
  id: 't_spirit_trap',
  rule: 'HC-TAC-6',
  canPlay(s, seat) {
    const { wild } = s.seats[seat];
    return wild > 0 && neighbours[s.seats[opponent(seat)].legendHex].some((hex) => hasUnits(s, seat, hex));
  },
  play(s, seat) {
    s.flow.push({ kind: 'points', seat, points: noPoints(), any: Math.ceil(s.seats[seat].wild / 2) });
  },
};
