import { D, pp } from '../../ink/geometry.ts';
import { seed } from '../../ink/random.ts';
import { F, FS, S } from '../../ink/svg.ts';
import { glow } from '../../shell/cards/ground.ts';
import { shape, strokes } from '../../shell/cards/strokes.ts';
import { C } from '../inks.ts';
import { emberGround } from './ember-ground.ts';
import { flame } from './fire.ts';
import { serpent } from './serpent.ts';

const head = pp('M11 40 Q8 24 22 16 L33 15 L48 24 Q49 29 44 31 L30 38 Q18 44 11 40');

function snake(colour: string): string {
  return (
    serpent('M4 108 Q-4 82 15 74 Q33 64 21 50 Q15 42 20 33', 11.5, colour) +
    FS(D(head), colour, C.ink, 2.8) +
    F(shape('M13 39 L30 34 L46 28 Q46 30 43 31.4 L30 38 Q20 42.6 13 39'), C.ink) +
    FS(shape('M22 23 L35 21.6 Q33 29 26 28 Q22 27 22 23'), C.lit, C.ink, 1.8) +
    F(shape('M29 22 Q30.6 25 29 28 Q27.4 25 29 22') + strokes(['M18 22 Q26 15 38 19', 3.4]), C.ink) +
    S('M47 27L53 28M53 28L56 25.6M53 28L56 31', C.prot, 1.9)
  );
}

/** Two snakes, red and blue, meet over one fire. */
export function drawTogether(): string {
  seed(340);
  return (
    emberGround(50, 52, 64) +
    glow(50, 62, 16, C.ray, { reach: 16 }) +
    flame(49, 88, 0.7) +
    snake(C.prot) +
    `<g transform="translate(100) scale(-1 1)">${snake(C.fam)}</g>`
  );
}
