import { mix } from '../../../ink/colour.ts';
import { hatch } from '../../../ink/cuts.ts';
import { circ, D, pp } from '../../../ink/geometry.ts';
import { seed } from '../../../ink/random.ts';
import { F, FS, G, S } from '../../../ink/svg.ts';
import { lamp } from '../../../shell/cards/ground.ts';
import { hill } from '../../../shell/cards/land.ts';
import { shape, strokes } from '../../../shell/cards/strokes.ts';
import { C, pale, type Suit, suitInk } from '../../inks.ts';
import { W } from '../../signs/stuff.ts';
import { dark, light } from './parts.ts';

export const shed = (): string => {
  seed(1131);
  return (
    dark('fox', 50, 40) +
    lamp(50, 44, 40, light('fox'), C.gold) +
    hill(88, 3) +
    FS('M20 88V48L14 48L48 20L86 50L80 50V88Z', W.planks, C.ink, 3) +
    S('M28 46V88M38 38V88M48 30V88M58 36V88M68 44V88', C.ink, 2) +
    FS('M40 88V60H58V88Z', C.ink, C.ink, 2) +
    F(hatch(pp('M52 24 L86 50 L80 88 L64 88'), 70, 5, 2.4), C.ink) +
    FS('M14 48L48 20L86 50L80 53L48 28L20 51Z', C.ink, C.ink, 2) +
    FS('M60 30L72 24L78 40Z', light('fox'), C.ink, 2) +
    S('M86 88L72 30M94 88L80 30M74 40H84M77 52H88M80 64H90M83 76H93', C.ink, 3)
  );
};
export const bear = (suit: Suit): string => {
  seed(1132);
  return (
    dark(suit, 52, 34) +
    lamp(52, 40, 38, light(suit), C.core) +
    FS(
      shape(
        'M30 104 Q22 70 34 50 Q28 40 34 32 Q30 22 38 20 Q44 18 47 26 Q54 22 60 26 Q64 18 70 22 Q76 28 70 34 Q76 44 70 52 Q84 66 80 104',
      ),
      C.ink,
      C.ink,
      3,
    ) +
    FS(
      shape('M32 60 Q12 50 10 24 Q16 20 20 26 Q26 44 40 50', 'M72 58 Q92 48 92 22 Q86 18 82 24 Q78 42 66 50'),
      C.ink,
      C.ink,
      3,
    ) +
    F(
      strokes(
        ['M10 24 L6 14', 3],
        ['M14 22 L13 11', 3],
        ['M18 24 L20 14', 3],
        ['M92 22 L96 12', 3],
        ['M88 20 L89 10', 3],
        ['M84 24 L82 14', 3],
      ),
      pale,
    ) +
    F(shape('M42 34 L50 37 L44 39', 'M64 34 L56 37 L62 39'), C.red) +
    FS(shape('M44 46 Q53 42 62 46 Q58 58 53 58 Q48 58 44 46'), C.red, C.ink, 2) +
    F(shape('M46 46 L49 52 L51 46', 'M55 46 L58 52 L60 46'), pale) +
    F(strokes(['M34 64 Q30 82 34 98', 3], ['M42 66 Q38 84 42 100', 2.4]), mix(suitInk[suit], C.ink, 0.3)) +
    G(
      50,
      99,
      0.36,
      F('M-10 0Q-12 -24 0 -26Q12 -24 10 0ZM-6 -24Q-12 -50 -4 -50Q0 -40 0 -28Q2 -44 10 -48Q12 -36 4 -24Z', pale),
    )
  );
};
export const escort = (): string => {
  seed(1133);
  const walker = (x: number, k: number): string =>
    G(
      x,
      80,
      k,
      F(
        `${D(circ(-8, -50, 8))}${D(circ(8, -50, 8))}M-11 -44Q0 -54 11 -44Q16 -34 8 -28Q20 -18 18 0H-18Q-18 -20 -8 -28Q-16 -34 -11 -44Z`,
        C.ink,
      ),
    );
  return (
    dark('mouse', 50, 40) +
    lamp(50, 46, 38, light('mouse'), C.core) +
    F(shape('M-4 80 L104 80 L104 104 L-4 104'), C.ink) +
    walker(24, 0.8) +
    walker(80, 0.8) +
    walker(52, 0.5) +
    S('M36 80V26M92 80V26', C.ink, 3) +
    FS('M32 28L36 14L40 28ZM88 28L92 14L96 28Z', W.spike, C.ink, 2) +
    FS('M42 80H62V66H42Z', W.timber, C.ink, 2.4) +
    F(strokes(['M6 92 Q40 86 94 92', 3], ['M14 98 Q50 94 86 98', 2.4]), mix(suitInk.mouse, C.gold, 0.5))
  );
};
