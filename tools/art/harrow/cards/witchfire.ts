import { mix } from '../../ink/colour.ts';
import { hatch } from '../../ink/cuts.ts';
import { pp } from '../../ink/geometry.ts';
import { seed } from '../../ink/random.ts';
import { F, FS } from '../../ink/svg.ts';
import { glow, ground, pale } from '../../shell/cards/ground.ts';
import { shape, strokes } from '../../shell/cards/strokes.ts';
import { C } from '../inks.ts';
import { flame } from './fire.ts';

const palm =
  'M34 104 L32 92 Q12 88 6 72 Q6 64 14 66 Q20 76 32 76 Q44 82 56 78 L60 60 Q64 54 69 58 L69 70 L74 54 Q79 49 83 54 L80 70 L86 60 Q91 56 94 61 L88 80 Q82 94 68 98 L66 104';

/** A flame in a palm. */
export function witchfire(): string {
  seed(305);
  const folds = strokes(['M34 88 Q50 94 64 84', 3], ['M69 70 L67 80', 2.4], ['M80 70 L77 80', 2.4]);
  return (
    ground(C.ember, 0.55, { x: 50, y: 40, clear: 24, fade: 50 }) +
    glow(50, 38, 26, mix(C.ember, C.ink, 0.15), { reach: 20, count: 28 }) +
    flame(50, 66, 0.74) +
    FS(shape(palm), pale, C.ink, 3) +
    F(hatch(pp('M62 72 L94 62 L86 84 L66 104 L52 104'), -50, 4, 2) + folds, C.ink)
  );
}
