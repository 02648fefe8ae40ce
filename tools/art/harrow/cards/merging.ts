import { mix } from '../../ink/colour.ts';
import { hatch, rays } from '../../ink/cuts.ts';
import { D, mirror, pp } from '../../ink/geometry.ts';
import { seed } from '../../ink/random.ts';
import { F, FS } from '../../ink/svg.ts';
import { ground, pale } from '../../shell/cards/ground.ts';
import { shape, spiral } from '../../shell/cards/strokes.ts';
import { C } from '../inks.ts';

/** The left face: brow, nose, lips and chin on its left edge. */
const profile = pp(
  'M48 10 C30 9 18 22 17 38 Q18 43 15 48 L7 60 Q6 64 12 65 L10 70 L14 73 L11 77 Q15 80 14 84 Q16 92 27 91 L35 89 L34 104 L64 104 L60 44 Q60 18 48 10',
);
const cheek = pp('M34 18 C20 26 18 42 20 58 L28 72 L34 104 L20 104');

/** Two profiles turn into one spiral. */
export function merging(): string {
  seed(326);
  const eyes = shape('M20 48 Q28 42 34 49 Q27 53 20 48', 'M80 48 Q72 42 66 49 Q73 53 80 48');
  return (
    ground(C.fam, 0.4, { x: 50, y: 50, clear: 26, fade: 50 }, 90) +
    F(rays(50, 46, 34, 58, 28, 4), mix(C.fam, C.moon, 0.5)) +
    FS(D(profile), mix(pale, C.moon, 0.5), C.ink, 3) +
    FS(D(mirror(profile, 50)), C.fam, C.ink, 3) +
    F(hatch(mirror(cheek, 50), 70, 4, 2), C.ink) +
    F(shape('M50 22 Q64 40 58 66 L50 104 L42 66 Q36 40 50 22'), C.ink) +
    F(spiral(50, 46, 15, 8, 3.6, { arms: 2, squash: 1.3 }), C.moon) +
    F(eyes, C.ink)
  );
}
