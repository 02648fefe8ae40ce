import { mix } from '../../ink/colour.ts';
import { gouge, hatch } from '../../ink/cuts.ts';
import { circ, cr, D, pp } from '../../ink/geometry.ts';
import { clip, F, FS, S } from '../../ink/svg.ts';
import { C } from '../inks.ts';
import { die } from './die-cut.ts';

export function ranger(): string {
  const cloak = pp('M0 -84 Q28 -84 34 -50 L46 0 L-44 0 L-32 -50 Q-28 -84 0 -84');
  const hood = pp(
    'M-30 -126 L-14 -108 Q0 -114 14 -108 L28 -128 Q36 -104 32 -84 Q30 -66 16 -58 L-14 -58 Q-30 -66 -32 -84 Q-36 -104 -30 -126',
  );
  const muzzle = cr(pp('M-20 -92 -14 -104 2 -104 16 -94 16 -76 8 -60 -4 -48 -16 -60 -22 -76'));
  const stock = pp('M-52 -42 L-52 -34 L30 -32 L48 -22 L50 -40 L30 -42');
  const bow = pp('M-22 -78 Q-66 -64 -66 -38 Q-66 -12 -22 2 L-20 -6 Q-52 -18 -52 -38 Q-52 -58 -20 -70');
  const green = mix(C.fir, C.ink, 0.05);
  return (
    die(
      [
        [cloak, green],
        [hood, green],
        [bow, C.road],
        [stock, mix(C.bark, C.paper, 0.3)],
      ],
      { w: 5.5 },
    ) +
    FS(D(cloak), green, C.ink, 5) +
    clip(
      cloak,
      F(hatch(pp('M6 -80 L50 -80 L50 4 L10 4 Q18 -40 6 -80'), 76, 7, 4), C.ink) +
        F(
          gouge(pp('M-22 -46 Q-32 -22 -30 -4'), 6) + gouge(pp('M-10 -30 Q-14 -16 -12 -4'), 5),
          mix(green, C.paper, 0.5),
        ),
    ) +
    FS(D(hood), green, C.ink, 5) +
    clip(hood, F('M8 -130L40 -130L38 -54L12 -54Z', C.ink)) +
    FS(D(muzzle), mix(C.stone, C.paper, 0.45), C.ink, 4.5) +
    clip(muzzle, F('M-1 -108L30 -108L30 -40L-3 -40Q4 -60 -1 -76Z', C.ink)) +
    F('M-17 -86L-5 -82Q-8 -76 -14 -78ZM13 -86L4 -82Q7 -77 11 -79Z', C.lit) +
    FS(D(circ(-4, -54, 6, 14, 5)), C.ink, C.ink, 2) +
    FS(D(bow), C.road, C.ink, 4) +
    FS(D(stock), mix(C.bark, C.paper, 0.3), C.ink, 4) +
    S('M-21 -74L4 -38L-21 -2', C.ink, 6) +
    S('M-21 -74L4 -38L-21 -2', C.paper, 2.6)
  );
}
