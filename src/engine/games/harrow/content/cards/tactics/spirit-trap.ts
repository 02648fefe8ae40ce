import type { Seat } from '../../../../../kernel/game.ts';
import { neighbours } from '../../../county.ts';
import { hasUnits, hesterHex, legendHexes } from '../../../rules/occupancy.ts';
import { canUseAny } from '../../../rules/usable.ts';
import { opponent } from '../../../state/players.ts';
import { noPoints } from '../../../state/tokens.ts';
import type { HarrowState } from '../../../state.ts';
import type { Tactic } from '../card.ts';

const tokens = (s: HarrowState, seat: Seat): number => Math.ceil(s.seats[seat].wild / 2);

/** With a unit next to an enemy legend, half of the wild tokens act, rounded up (HC-TAC-20). */
export const spiritTrap: Tactic = {
  id: 't_spirit_trap',
  rule: 'HC-TAC-6',
  canPlay(s, seat) {
    if (s.seats[seat].wild === 0 || !canUseAny(s, seat, tokens(s, seat))) return false;
    // HC-OQ-52: any one enemy legend, Hester among them
    const legends = [...legendHexes(s, opponent(seat)), hesterHex(s)];
    return legends.some((at) => at !== undefined && neighbours[at].some((hex) => hasUnits(s, seat, hex)));
  },
  play(s, seat) {
    s.flow.push({ kind: 'points', seat, points: noPoints(), any: tokens(s, seat) });
  },
};
