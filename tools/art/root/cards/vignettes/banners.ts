import { gouge, hatch } from '../../../ink/cuts.ts';
import { circ, D, line, pp, rect, wob } from '../../../ink/geometry.ts';
import { seed } from '../../../ink/random.ts';
import { clip, F, FS, S } from '../../../ink/svg.ts';
import { glow } from '../../../shell/cards/ground.ts';
import { hill, house } from '../../../shell/cards/land.ts';
import { leafInk } from '../../../shell/leaf.ts';
import { C, lighter, pale, type Suit, suitInk } from '../../inks.ts';
import { W } from '../../signs/stuff.ts';
import { suitMark } from '../../signs/suits.ts';
import { dark, light } from './parts.ts';

export const dominance = (suit: Suit): string => {
  seed(1105);
  const cloth = wob(pp('M30 14 L84 20 Q78 32 84 42 Q78 50 84 60 L30 56'), 0.8, 0.1, 4);
  return (
    dark(suit, 50, 40) +
    glow(50, 42, 34, light(suit), { reach: 24, count: 30 }) +
    hill(84, 8) +
    S('M28 92V6', C.ink, 7) +
    S('M28 92V6', W.shaft, 3) +
    FS(D(circ(28, 6, 4)), C.gold, C.ink, 2) +
    FS(D(cloth), suitInk[suit], C.ink, 3) +
    clip(
      cloth,
      F(hatch(rect(60, 10, 30, 54), 84, 5, 2.2), C.ink) +
        F(gouge(line(34, 18, 34, 54, 6), 2.4), lighter(suitInk[suit], 0.6)),
    ) +
    suitMark(suit, 54, 38, 30, pale, suitInk[suit]) +
    [
      [56, 82],
      [72, 86],
      [88, 84],
    ]
      .map(([x, y]) => FS(D(circ(x, y, 6, 20, 3)), leafInk.gold, C.ink, 2))
      .join('') +
    house(12, 92, 0.34)
  );
};
