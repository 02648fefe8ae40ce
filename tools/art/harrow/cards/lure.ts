import { circ, D } from '../../ink/geometry.ts';
import { seed } from '../../ink/random.ts';
import { F, FS, G, S } from '../../ink/svg.ts';
import { glow, ground, pale } from '../../shell/cards/ground.ts';
import { shape, strokes } from '../../shell/cards/strokes.ts';
import { C } from '../inks.ts';
import { familyHaint } from '../pieces/haint.ts';
import { HAZE } from './goblin-skin.ts';

const hook = 'M44 -4L44 56Q44 84 28 84Q13 84 13 68';

/** A hook, and a haint drawn to it. */
export function lure(): string {
  seed(360);
  const deep = ground(C.kammi, 0.5, { x: 62, y: 50, clear: 24, fade: 54 }, 90) + glow(66, 44, 23, HAZE, { reach: 18 });
  const bait = G(70, 88, 0.5, familyHaint());
  seed(365);
  return (
    deep +
    S(hook, C.ink, 10.5) +
    S(hook, C.silver, 5.4) +
    FS(shape('M13 54 L5 76 Q13 69 22 71'), C.silver, C.ink, 2.4) +
    S(D(circ(44, 12, 6)), C.ink, 8.4) +
    S(D(circ(44, 12, 6)), C.silver, 3.2) +
    F(strokes(['M41.6 22 L41.6 54', 1.8], ['M40 66 Q36 78 28 79', 1.6]), C.gleam) +
    bait +
    F(strokes(['M3 97 Q14 90 25 97', 3], ['M30 99 Q43 92 55 99', 3], ['M66 99 Q80 93 94 98', 3]), pale)
  );
}
