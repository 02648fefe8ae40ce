import { mix } from '../../ink/colour.ts';
import { gouge, hatch } from '../../ink/cuts.ts';
import { circ, cr, D, pp, rect, tr } from '../../ink/geometry.ts';
import { clip, F, S } from '../../ink/svg.ts';
import { C, seatInk } from '../inks.ts';
import { die } from './die-cut.ts';

export function thief(): string {
  const cloak = pp('M0 -92 Q26 -92 30 -68 Q42 -44 36 0 L-34 0 Q-38 -40 -28 -66 Q-22 -92 0 -92');
  const sack = cr(pp('M26 -98 50 -104 70 -84 72 -56 52 -40 30 -48 22 -70'));
  const ears = pp(
    'M-28 -116 Q-14 -120 -8 -106 Q0 -110 8 -106 Q14 -120 28 -116 Q32 -98 28 -86 L38 -74 L22 -66 L0 -56 L-22 -66 L-38 -74 L-28 -86 Q-32 -98 -28 -116',
  );
  const tail = pp('M-26 -6 Q-58 -2 -64 -28 Q-66 -46 -54 -54 Q-42 -50 -46 -34 Q-44 -24 -26 -24');
  return (
    die(
      [
        [tail, C.stone],
        [sack, mix(C.road, C.bark, 0.25)],
        [cloak, mix(seatInk.vb, C.ink, 0.25)],
        [ears, mix(C.stone, C.paper, 0.35)],
      ],
      { w: 5.5 },
    ) +
    clip(tail, F(D(rect(-70, -44, 40, 8)) + D(rect(-70, -28, 44, 8)) + D(rect(-54, -14, 10, 20)), C.ink)) +
    clip(sack, F(hatch(tr(sack, 16, 10), 62, 7, 3.6), C.ink) + S('M30 -92Q44 -84 60 -96', C.ink, 4)) +
    clip(
      cloak,
      F(hatch(pp('M8 -66 L44 -66 L44 4 L10 4 Q18 -30 8 -66'), 76, 7, 4), C.ink) +
        F(
          gouge(pp('M-22 -46 Q-26 -22 -22 -4'), 6) + gouge(pp('M-8 -44 Q-10 -20 -8 -4'), 5),
          mix(C.stone, C.paper, 0.5),
        ),
    ) +
    clip(
      ears,
      F('M3 -120L40 -120L40 -50L2 -50Q8 -70 3 -84Z', mix(C.stone, C.ink, 0.55)) +
        F('M-36 -84Q-16 -94 0 -84Q16 -94 36 -84L28 -70Q10 -68 0 -78Q-10 -68 -28 -70Z', C.ink) +
        F('M-10 -70Q0 -76 10 -70L0 -57Z', C.bone),
    ) +
    F('M-22 -80L-8 -77Q-12 -72 -17 -73ZM22 -80L8 -77Q12 -72 17 -73Z', C.lit) +
    F(D(circ(0, -61, 4.6, 12)), C.ink) +
    F('M-24 -64Q0 -48 24 -64L26 -54Q0 -36 -26 -54Z', C.red)
  );
}
