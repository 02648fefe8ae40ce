import { mix } from '../../ink/colour.ts';
import { comb } from '../../ink/cuts.ts';
import { pp } from '../../ink/geometry.ts';
import { seed } from '../../ink/random.ts';
import { F, FS } from '../../ink/svg.ts';
import { shape, strokes } from '../../shell/cards/strokes.ts';
import { C } from '../inks.ts';
import { emberGround } from './ember-ground.ts';
import { rootArms } from './root-arms.ts';

/** A foot of roots comes down and the ground cracks. */
export function stompingGround(): string {
  seed(341);
  const cracks = strokes(
    ['M30 86 L22 95 L27 105', 5],
    ['M60 86 L69 94 L63 105', 5],
    ['M14 83 L5 92 L8 99', 3.6],
    ['M83 84 L92 93 L88 101', 3.6],
    ['M46 88 L44 96 L49 103', 3.6],
  );
  const bark = strokes(['M43 2 Q40 30 45 58', 3], ['M51 0 Q53 30 49 60', 2.6], ['M58 6 Q61 30 56 52', 2.2]);
  return (
    emberGround(50, 50, 86) +
    FS(shape('M-4 82 L20 79 L30 87 L46 78 L58 87 L72 79 L104 84 L104 104 L-4 104'), mix(C.bog, C.ink, 0.3), C.ink, 3) +
    F(cracks, C.lit) +
    rootArms([
      ['M50 -8 C43 20 55 40 46 72', 40, 0.22],
      ['M42 58 C34 76 20 76 8 79', 17],
      ['M47 62 C44 80 36 84 28 90', 14],
      ['M52 62 C56 80 62 84 68 90', 14],
      ['M56 58 C66 74 80 74 93 76', 17],
      ['M26 74 C20 70 14 70 8 66', 6],
      ['M74 72 C80 68 86 68 92 64', 6],
    ]) +
    F(bark, mix(C.bog, C.paper, 0.5)) +
    F(comb(pp('M2 80 Q50 74 98 80'), -90, 11, 20, 2.6, { spread: 80 }), C.ray)
  );
}
