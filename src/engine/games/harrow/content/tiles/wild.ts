import type { Tile } from './tile.ts';

/** HC-BON-15: a wild token, not its action. */
export const wild: Tile = {
  id: 'b_wild',
  rule: 'HC-BON-15',
  use(s, seat, emit) {
    if (wild.isIdle(s, seat)) return;
    s.wildSupply--;
    s.seats[seat].wild++;
    emit({ type: 'wildTaken', seat, wild: s.seats[seat].wild });
  },
  isIdle: (s) => s.wildSupply === 0,
};
