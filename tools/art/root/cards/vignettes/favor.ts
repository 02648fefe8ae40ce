import { seed } from '../../../ink/random.ts';
import { G } from '../../../ink/svg.ts';
import { glow } from '../../../shell/cards/ground.ts';
import { hill } from '../../../shell/cards/land.ts';
import { C, type Suit } from '../../inks.ts';
import { suitMark } from '../../signs/suits.ts';
import { thing } from '../../signs/things.ts';
import { dark, light } from './parts.ts';

export const favor = (suit: Suit): string => {
  seed(1110);
  return (
    dark(suit, 50, 44) +
    glow(50, 44, 38, light(suit), { reach: 26, count: 36 }) +
    G(50, 46, 0.74, suitMark(suit, 0, 0, 100, C.ink, C.gold)) +
    [14, 32, 68, 86].map((x, i) => G(x, 88 + (i % 3 ? 4 : 0), 1, thing('torch', 0, 0, 34))).join('') +
    hill(98, 2)
  );
};
