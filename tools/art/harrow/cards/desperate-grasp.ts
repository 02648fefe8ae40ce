import { mix } from '../../ink/colour.ts';
import { comb } from '../../ink/cuts.ts';
import { pp } from '../../ink/geometry.ts';
import { seed } from '../../ink/random.ts';
import { F, FS } from '../../ink/svg.ts';
import { disc, glow } from '../../shell/cards/ground.ts';
import { shape } from '../../shell/cards/strokes.ts';
import { C } from '../inks.ts';
import { emberGround } from './ember-ground.ts';
import { rootArms } from './root-arms.ts';

/** A hand of roots closes round a coal. */
export function desperateGrasp(): string {
  seed(343);
  const behind = rootArms([
    ['M46 70 C32 56 26 40 36 20', 11],
    ['M56 70 C70 58 76 40 66 20', 11],
    ['M51 62 C50 50 46 38 50 14', 10],
  ]);
  const coal =
    FS(shape('M38 30 L47 22 L58 24 L64 34 L60 46 L48 50 L38 43'), mix(C.prot, C.ink, 0.5), C.ink, 2.6) +
    F(shape('M41 32 L48 26 L57 28 L60 35 L57 43 L48 46 L41 41'), C.ember) +
    F(shape('M44 34 L49 30 L55 32 L56 37 L53 41 L47 42'), C.lit) +
    F(shape('M47 36 L50 33 L53 36 L50 39'), C.core);
  return (
    emberGround(50, 40, 62) +
    glow(50, 34, 19, C.ray, { reach: 20 }) +
    disc(50, 34, 14, C.lit) +
    behind +
    coal +
    rootArms([
      ['M50 110 C44 92 56 82 50 62', 25, 0.3],
      ['M44 70 C26 66 20 48 30 38 C34 34 40 36 44 40', 10, 0.8],
      ['M56 70 C74 66 80 48 70 38 C66 34 60 37 57 41', 10, 0.8],
      ['M49 66 C44 58 44 52 50 46', 9, 0.7],
      ['M44 80 C30 82 20 78 13 68', 9],
      ['M56 82 C68 86 76 84 84 76', 8],
    ]) +
    F(comb(pp('M16 102 Q50 88 84 102'), -90, 9, 18, 2.8, { spread: 70 }), C.ember)
  );
}
