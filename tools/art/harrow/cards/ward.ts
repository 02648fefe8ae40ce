import { seed } from '../../ink/random.ts';
import { G } from '../../ink/svg.ts';
import { disc, glow } from '../../shell/cards/ground.ts';
import { C } from '../inks.ts';
import { protectorsHaint } from '../pieces/haint.ts';
import { emberGround } from './ember-ground.ts';
import { rootArms } from './root-arms.ts';

/** A haint asleep in a cradle of roots. */
export function ward(): string {
  seed(333);
  const light = emberGround(50, 58, 62) + glow(50, 56, 22, C.ray, { reach: 14 }) + disc(50, 56, 16, C.lit);
  const held = G(50, 80, 0.4, protectorsHaint());
  seed(344);
  return (
    light +
    held +
    rootArms([
      ['M50 106 C8 100 2 70 13 46 C18 34 24 28 36 18', 19],
      ['M50 106 C92 100 98 70 87 46 C82 34 76 28 64 18', 19],
      ['M10 60 C14 36 26 18 48 8', 11],
      ['M90 60 C86 36 74 18 52 8', 11],
      ['M14 78 C28 92 40 88 46 80', 9],
      ['M86 78 C72 92 60 88 54 80', 9],
      ['M16 44 C22 46 26 44 32 38', 6],
      ['M84 44 C78 46 74 44 68 38', 6],
      ['M20 92 C34 98 66 98 80 92', 13, 0.3],
    ])
  );
}
