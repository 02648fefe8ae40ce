import type { Tile } from './tile.ts';

/** HC-BON-10, HC-BON-20, HC-HINT-2: the lantern, and with it the next turn; no effect for its holder. */
export const lantern: Tile = {
  id: 'b_lantern',
  rule: 'HC-BON-10',
  use(s, seat, emit) {
    if (s.lantern === seat) return;
    s.lantern = seat;
    // HC-3P-4: with Hester in the game she comes next, and the new holder begins after her
    s.effects.again = s.hester === undefined;
    emit({ type: 'lanternTaken', seat });
  },
};
