import { requireFair } from '../../../rules/fair/fair.ts';
import { hesterSeat } from '../../../state/players.ts';
import type { HarrowState } from '../../../state.ts';
import type { FairCard } from './card.ts';

/** Everybody else who is played: automatic factions take no turns of their own (HC-OQ-47). */
function others(s: HarrowState): number[] {
  const factions = s.solo === undefined ? s.seats.map((_, seat) => seat) : [];
  return s.hester === undefined ? factions : [...factions, hesterSeat];
}

/** HC-FFC-4, HC-OQ-47: nobody may attack or infect until every other player has ended a turn. */
export const catchBreath: FairCard = {
  id: 'f_catch_breath',
  rule: 'HC-FFC-4',
  cost: 3,
  canPlay: (s) => requireFair(s).truce.length < others(s).length,
  play(s, emit) {
    const seats = others(s);
    requireFair(s).truce = seats;
    emit({ type: 'truceBegan', seats });
  },
};
