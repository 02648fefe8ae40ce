import { trackOf } from '../legend-tracks/legend-tracks.ts';
import type { Tile } from './tile.ts';

/** HC-BON-18, HC-TRK-37 */
export const firstScroll: Tile = {
  id: 'b_first_scroll',
  rule: 'HC-BON-18',
  use(s, seat) {
    if (!firstScroll.isIdle(s, seat)) trackOf(s, seat).openFirst(s, seat);
  },
  isIdle: (s, seat) => !trackOf(s, seat).canUseFirst(s, seat),
};
