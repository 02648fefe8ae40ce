import { mix } from '../../ink/colour.ts';
import { comb } from '../../ink/cuts.ts';
import { circ, cr, D, pp, wob } from '../../ink/geometry.ts';
import { seed } from '../../ink/random.ts';
import { clip, F, FS, S, shadow } from '../../ink/svg.ts';
import { C, seatInk, suitInk } from '../inks.ts';
import { put } from '../signs/sign.ts';
import { suitSigns } from '../signs/suits.ts';
import { die } from './die-cut.ts';

export function base(suit: keyof typeof suitInk): string {
  seed(924);
  const green = seatInk.wa;
  const mound = cr(pp('M-54 0 -50 -30 -34 -58 -8 -72 18 -70 40 -52 52 -26 54 0 20 3 -20 3'));
  const fork = pp(
    'M23 -56 L23 -92 Q8 -97 6 -112 L5 -130 L13 -130 L15 -114 Q18 -104 27 -103 Q36 -104 39 -114 L41 -130 L49 -130 L48 -112 Q46 -97 31 -92 L31 -56',
  );
  return (
    shadow(58, 12, 2) +
    die(
      [
        [fork, C.ray],
        [mound, green],
      ],
      { w: 5.5 },
    ) +
    clip(
      mound,
      F(D(circ(40, -4, 44, 24)), C.ink) +
        F(comb(pp('M-50 -26 Q-36 -62 2 -74'), 60, 18, 12, 5), mix(green, C.paper, 0.5)) +
        F(comb(pp('M10 -72 Q40 -60 52 -20'), 120, 14, 8, 4), mix(green, C.ink, 0.2)),
    ) +
    FS(D(wob(circ(-2, -27, 27, 30), 0.8, 0.1, 4)), suitInk[suit], C.ink, 5) +
    S(D(circ(-2, -27, 24, 26)), C.paper, 2.6) +
    put(suitSigns[suit], -2, -27, 38, C.ink, suitInk[suit])
  );
}
