import { effectFrame } from '../../../flow.ts';
import { noPoints } from '../../../state.ts';
import { bothHalves, inEitherOrder } from '../../halves.ts';
import { trackOf } from '../../legend-tracks/legend-tracks.ts';
import type { Tactic } from '../card.ts';

/** One SPAWN, MOVE or STRENGTHEN, and the first scroll of the legend track (HC-TRK-37). */
export const yourWill: Tactic = {
  id: 't_your_will',
  rule: 'HC-TAC-14',
  canPlay: () => true,
  play(s, seat) {
    s.flow.push(effectFrame(seat, 't_your_will', bothHalves));
  },
  effect: inEitherOrder({
    by: 't_your_will',
    points: noPoints(),
    any: 1,
    can: (s, seat) => trackOf(s, seat).canUseFirst(s, seat),
    other: (s, seat) => trackOf(s, seat).openFirst(s, seat),
  }),
};
