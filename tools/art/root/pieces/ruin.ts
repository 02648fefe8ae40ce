import { mix } from '../../ink/colour.ts';
import { gouge } from '../../ink/cuts.ts';
import { circ, D, pp } from '../../ink/geometry.ts';
import { seed } from '../../ink/random.ts';
import { clip, F, FS, S, shadow } from '../../ink/svg.ts';
import { C } from '../inks.ts';
import { die } from './die-cut.ts';

export function ruin(): string {
  seed(925);
  const stones = pp(
    'M-50 0 L-48 -74 L-38 -84 L-32 -66 L-22 -72 L-18 -48 Q0 -66 16 -46 L20 -60 L30 -52 L34 -34 L46 -30 L50 0',
  );
  const arch = pp('M-20 0 L-20 -22 Q-2 -46 16 -22 L16 0');
  const grey = mix(C.stone, C.paper, 0.2);
  return (
    shadow(54, 12, 2) +
    die([[stones, grey]], { w: 5.5 }) +
    clip(
      stones,
      F('M22 -64L54 -60L54 4L24 4Z', C.ink) +
        F('M-30 -70L-18 -80L-16 -46L-24 0L-30 0Z', mix(grey, C.ink, 0.45)) +
        S('M-46 -54H-34M-48 -36H-32M-40 -36V-20M-48 -20H-28M30 -22H46M28 -10H40', C.ink, 3.4),
    ) +
    FS(D(arch), C.ink, C.ink, 3) +
    F(
      ['M-44 -66 Q-52 -44 -40 -28 Q-34 -16 -42 -2', 'M18 -50 Q24 -36 20 -22'].map((d) => gouge(pp(d), 4)).join(''),
      mix(C.moss, C.ink, 0.3),
    ) +
    F(
      [
        [-46, -56],
        [-42, -40],
        [-36, -28],
        [-42, -14],
        [22, -42],
        [20, -28],
      ]
        .map(([x, y]) => D(circ(x, y, 5, 10, 4)))
        .join(''),
      mix(C.moss, C.paper, 0.15),
    )
  );
}
