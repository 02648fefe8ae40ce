import { mix } from '../../../ink/colour.ts';
import { gouge, hatch } from '../../../ink/cuts.ts';
import { circ, D, pp } from '../../../ink/geometry.ts';
import { seed } from '../../../ink/random.ts';
import { clip, F, FS, G, S } from '../../../ink/svg.ts';
import { disc, glow, lamp } from '../../../shell/cards/ground.ts';
import { hill } from '../../../shell/cards/land.ts';
import { shape, strokes } from '../../../shell/cards/strokes.ts';
import { leaf, leafInk } from '../../../shell/leaf.ts';
import { C, lighter, pale } from '../../inks.ts';
import { W } from '../../signs/stuff.ts';
import { suitMark } from '../../signs/suits.ts';
import { thing } from '../../signs/things.ts';
import { dark, light } from './parts.ts';

/** All that one owns, tied in a cloth on a stick. */
export const bindle = (): string => {
  seed(1141);
  const cloth = pp('M34 28 Q56 14 76 30 Q90 52 74 72 Q52 84 34 66 Q22 46 34 28');
  return (
    dark('bird') +
    glow(54, 48, 34, light('bird')) +
    S('M8 98L64 22', C.ink, 10) +
    S('M8 98L64 22', W.shaft, 5) +
    FS(D(cloth), C.red, C.ink, 3.4) +
    clip(
      cloth,
      F(
        [
          [42, 40],
          [56, 54],
          [44, 62],
          [66, 38],
          [68, 64],
        ]
          .map(([x, y]) => D(circ(x, y, 4.6)))
          .join(''),
        pale,
      ) +
        F(shape('M62 16 L96 20 L96 88 L54 84 Q76 56 62 16'), C.ink, 'opacity=".7"') +
        F(hatch(pp('M52 20 L66 18 L72 80 L56 84'), 76, 5, 2), C.ink),
    ) +
    FS(shape('M54 26 Q44 6 30 12 Q36 22 50 28', 'M58 26 Q70 4 84 12 Q76 24 60 30'), C.red, C.ink, 3) +
    F(gouge(pp('M40 30 Q32 46 40 62'), 4), lighter(C.red, 0.5)) +
    leaf(18, 28, 0.34, -30, leafInk.gold) +
    hill(100, 2)
  );
};

/** A boot with the wings of whoever wears it. */
export const runners = (): string => {
  seed(1142);
  const wing = pp('M40 52 Q20 50 6 30 Q8 42 12 46 Q2 44 -2 40 Q4 56 14 58 Q6 60 2 58 Q12 70 36 68');
  return (
    dark('bird', 54, 44) +
    disc(56, 44, 38, light('bird')) +
    disc(56, 44, 26, mix(C.gold, C.core, 0.4)) +
    F(shape('M-4 92 Q40 78 104 86 L104 104 L-4 104'), C.ink) +
    F(strokes(['M4 96 Q40 88 98 94', 2.6]), light('bird')) +
    G(58, 52, 0.76, thing('boot', 0, 0, 100), -12) +
    FS(D(wing), pale, C.ink, 3) +
    F(strokes(['M34 58 Q18 54 8 40', 2.6], ['M34 64 Q20 62 8 54', 2.4]), C.ink) +
    F(strokes(['M78 82 L98 78', 3], ['M76 90 L94 90', 2.6]), pale)
  );
};

/** Three blades on the wall of a trader. */
export const armsTrader = (): string => {
  seed(1143);
  const blade = (x: number, turn: number): string => G(x, 48, 0.72, thing('sword', 0, 0, 116), turn);
  return (
    dark('bird', 50, 44, 30) +
    lamp(50, 44, 38, light('bird'), mix(C.gold, C.core, 0.3)) +
    blade(26, -58) +
    blade(74, -18) +
    blade(50, -38) +
    FS('M2 66H98V78H2Z', W.planks, C.ink, 3) +
    F(strokes(['M8 71 Q50 68 92 72', 2.2]), W.straw) +
    FS('M10 78H20V104H10ZM80 78H90V104H80Z', W.planks, C.ink, 3) +
    FS(D(circ(50, 72, 7)), C.gold, C.ink, 2.4) +
    suitMark('bird', 50, 72, 10, C.ink, C.gold)
  );
};
