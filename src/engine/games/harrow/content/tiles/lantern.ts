import type { Tile } from './tile.ts';

/** HC-BON-10, HC-BON-20: the lantern, and with it the next turn; no effect for its holder. */
export const lantern: Tile = {
  id: 'b_lantern',
  rule: 'HC-BON-10',
  use(s, seat, emit) {
    if (s.lantern === seat) return;
    s.lantern = seat;
    s.effects.again = true;
    emit({ type: 'lanternTaken', seat });
  },
};
