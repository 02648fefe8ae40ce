import type { Seat } from '../../../../../kernel/game.ts';
import { canUseAny } from '../../../rules/usable.ts';
import { noPoints } from '../../../state/tokens.ts';
import type { HarrowState } from '../../../state.ts';
import type { Tactic } from '../card.ts';

const most = 3;

const tokens = (s: HarrowState, seat: Seat): number => Math.min(most, s.seats[seat].wild);

/** After the jar's action: up to three wild tokens act (HC-TAC-20). */
export const hauntingVision: Tactic = {
  id: 't_haunting_vision',
  rule: 'HC-TAC-12',
  afterAction: true,
  canPlay: (s, seat) => s.seats[seat].wild > 0 && canUseAny(s, seat, tokens(s, seat)),
  play(s, seat) {
    s.flow.push({ kind: 'points', seat, points: noPoints(), any: tokens(s, seat) });
  },
};
