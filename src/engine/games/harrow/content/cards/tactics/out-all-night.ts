import type { Tactic } from '../card.ts';

/** Every range is two hexes longer until the end of the turn. */
export const outAllNight: Tactic = {
  id: 't_out_all_night',
  rule: 'HC-TAC-15',
  canPlay: () => true,
  play(s, seat, emit) {
    s.effects.range += 2;
    emit({ type: 'rangeGrown', seat });
  },
};
