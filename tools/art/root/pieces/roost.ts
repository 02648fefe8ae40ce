import { mix } from '../../ink/colour.ts';
import { gouge } from '../../ink/cuts.ts';
import { circ, D, pp, wob } from '../../ink/geometry.ts';
import { seed } from '../../ink/random.ts';
import { clip, F, FS, shadow } from '../../ink/svg.ts';
import { C, seatInk } from '../inks.ts';
import { factionSigns } from '../signs/factions.ts';
import { put } from '../signs/sign.ts';
import { die } from './die-cut.ts';
import { hatchRight, wall } from './marquise-buildings.ts';

export function roost(): string {
  seed(923);
  const blue = seatInk.ed;
  const stem = pp('M-14 0 L-10 -34 L10 -34 L16 0');
  const nest = wob(
    pp('M-56 -58 L-46 -52 L-50 -44 L-34 -34 L-30 -26 L0 -22 L30 -26 L34 -34 L50 -42 L46 -52 L58 -58 L30 -56 L-30 -56'),
    2,
    0.2,
    6,
  );
  const house = pp('M-28 -54 L-28 -78 L-36 -78 L0 -122 L36 -78 L28 -78 L28 -54');
  const twig = mix(C.bark, C.paper, 0.28);
  return (
    shadow(30, 11, 2) +
    die(
      [
        [stem, C.bark],
        [house, wall],
        [nest, twig],
      ],
      { w: 5.5 },
    ) +
    clip(
      house,
      F('M-40 -76L0 -126L40 -76L24 -76L0 -104L-24 -76Z', blue) +
        F('M2 -126L42 -76L26 -76L2 -104Z', mix(blue, C.ink, 0.55)) +
        hatchRight(12, -76, 32, -50),
    ) +
    FS(D(circ(-2, -72, 10)), C.ink, C.ink, 2) +
    F(D(circ(-4, -74, 4)), C.lit) +
    FS(D(nest), twig, C.ink, 5) +
    clip(
      nest,
      F(
        ['M-52 -54 Q-10 -40 40 -48', 'M-44 -44 Q0 -32 44 -46', 'M-36 -36 Q0 -24 36 -36']
          .map((d) => gouge(pp(d), 5))
          .join(''),
        C.ink,
      ) +
        F(
          ['M-48 -50 Q-20 -42 6 -44', 'M-38 -38 Q-12 -31 10 -33'].map((d) => gouge(pp(d), 3.6)).join(''),
          mix(C.road, C.paper, 0.3),
        ),
    ) +
    FS('M-10 -26H12V-4L1 -12L-10 -4Z', blue, C.ink, 4) +
    put(factionSigns.ed, 1, -18, 14, C.paper, blue)
  );
}
