import { seed } from '../../ink/random.ts';
import { glow } from '../../shell/cards/ground.ts';
import { C } from '../inks.ts';
import { emberGround } from './ember-ground.ts';
import { rootArms } from './root-arms.ts';

/** A root that is an arm stretches towards a light. */
export function reach(): string {
  seed(336);
  return (
    emberGround(80, 42, 76) +
    glow(88, 40, 9, C.core, { reach: 12, count: 16, w: 2.6 }) +
    rootArms([
      ['M-8 88 C16 90 26 64 54 56', 26, 0.45],
      ['M50 57 C60 46 64 36 76 30', 10],
      ['M50 57 C64 52 70 44 83 43', 10],
      ['M50 59 C64 62 72 58 82 62', 9],
      ['M46 62 C54 72 62 74 70 82', 9],
      ['M44 56 C42 44 48 34 54 26', 9],
      ['M14 85 C20 95 30 98 42 95', 9],
      ['M24 74 C22 64 14 58 6 58', 8],
      ['M62 47 C62 40 66 34 64 28', 4],
      ['M68 60 C74 66 76 70 84 70', 4],
    ])
  );
}
