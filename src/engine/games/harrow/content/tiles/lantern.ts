import { chapterOf } from '../chapters/chapters.ts';
import type { Tile } from './tile.ts';

/** HC-BON-10, HC-BON-20, HC-HINT-2: the lantern, and with it the next turn; no effect for its holder. */
export const lantern: Tile = {
  id: 'b_lantern',
  rule: 'HC-BON-10',
  use(s, seat, emit) {
    if (lantern.isIdle(s, seat)) return;
    s.lantern = seat;
    s.effects.again = chapterOf(s).order.lanternPlaysOn;
    emit({ type: 'lanternTaken', seat });
  },
  isIdle: (s, seat) => s.lantern === seat,
};
