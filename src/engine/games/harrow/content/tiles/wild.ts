import type { Tile } from './tile.ts';

/** HC-BON-15: a wild token, not its action. */
export const wild: Tile = {
  id: 'b_wild',
  rule: 'HC-BON-15',
  use(s, seat, emit) {
    if (s.wildSupply === 0) return;
    s.wildSupply--;
    s.seats[seat].wild++;
    emit({ type: 'wildTaken', seat, wild: s.seats[seat].wild });
  },
};
