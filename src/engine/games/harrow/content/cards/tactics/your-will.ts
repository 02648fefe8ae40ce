import { effectFrame } from '../../../flow.ts';
import { canUseAny } from '../../../rules/usable.ts';
import { noPoints } from '../../../state/tokens.ts';
import { bothHalves, inEitherOrder } from '../../halves.ts';
import { trackOf } from '../../legend-tracks/legend-tracks.ts';
import type { Tactic } from '../card.ts';

/** One SPAWN, MOVE or STRENGTHEN, and the first scroll of the legend track (HC-TRK-37). */
export const yourWill: Tactic = {
  id: 't_your_will',
  rule: 'HC-TAC-14',
  canPlay: (s, seat) => canUseAny(s, seat, 1) || trackOf(s, seat).canUseFirst(s, seat),
  play(s, seat) {
    s.flow.push(effectFrame(seat, 't_your_will', bothHalves));
  },
  effect: inEitherOrder({
    by: 't_your_will',
    points: noPoints(),
    any: 1,
    isScroll: true,
    can: (s, seat) => trackOf(s, seat).canUseFirst(s, seat),
    other: (s, seat) => trackOf(s, seat).openFirst(s, seat),
  }),
};
