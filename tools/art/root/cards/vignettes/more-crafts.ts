import { mix } from '../../../ink/colour.ts';
import { comb, gouge, hatch } from '../../../ink/cuts.ts';
import { circ, D, pp, rect, wob } from '../../../ink/geometry.ts';
import { seed } from '../../../ink/random.ts';
import { clip, F, FS, G, S } from '../../../ink/svg.ts';
import { disc, glow } from '../../../shell/cards/ground.ts';
import { hill, pine } from '../../../shell/cards/land.ts';
import { shape, strokes } from '../../../shell/cards/strokes.ts';
import { leaf, leafInk } from '../../../shell/leaf.ts';
import { C, lighter, pale, type Suit, suitInk } from '../../inks.ts';
import { W } from '../../signs/stuff.ts';
import { thing } from '../../signs/things.ts';
import { dark, light } from './parts.ts';

/** A pack with a rolled blanket. */
export const knapsack = (): string => {
  seed(1144);
  const pack = pp('M26 36 Q50 28 74 36 Q84 64 76 92 Q50 98 24 92 Q16 64 26 36');
  return (
    dark('fox') +
    glow(50, 50, 34, light('fox')) +
    FS(D(pack), W.leather, C.ink, 3.4) +
    clip(
      pack,
      F(shape('M56 28 L90 30 L90 100 L52 100 Q66 64 56 28'), C.ink, 'opacity=".72"') +
        F(gouge(pp('M30 44 Q24 64 29 86'), 4), W.straw),
    ) +
    FS(shape('M24 36 Q50 26 76 36 L74 60 Q50 70 26 60'), mix(W.leather, C.paper, 0.25), C.ink, 3) +
    F(hatch(pp('M56 32 L76 36 L74 60 L54 66'), 78, 5, 2.4), C.ink) +
    FS('M36 56H44V76H36ZM56 56H64V76H56Z', W.planks, C.ink, 2.4) +
    F('M37 66h6v5h-6zM57 66h6v5h-6z', C.gold) +
    FS('M16 22Q14 12 24 12H76Q86 12 84 22Q86 34 76 34H24Q14 34 16 22Z', suitInk.fox, C.ink, 3) +
    F(shape('M52 14 L80 14 L82 32 L48 32'), C.ink, 'opacity=".6"') +
    S('M34 12V34M66 12V34', C.ink, 5) +
    S('M34 12V34M66 12V34', W.straw, 2) +
    S(D(circ(22, 23, 5.5)), pale, 2) +
    hill(100, 2)
  );
};

/** Boot and staff before a road. */
export const travelGear = (suit: Suit): string => {
  seed(1145);
  return (
    dark(suit, 60, 30) +
    disc(64, 30, 30, light(suit)) +
    disc(64, 30, 20, C.core) +
    hill(70, 6, mix(leafInk.olive, C.ink, 0.5)) +
    F(shape('M60 68 Q66 74 54 82 Q40 90 54 104 L98 104 Q74 88 72 78 Q74 72 66 68'), mix(C.road, C.paper, 0.2)) +
    pine(90, 74, 30) +
    pine(78, 72, 20) +
    S('M18 104Q14 60 20 8', C.ink, 9) +
    S('M18 104Q14 60 20 8', W.shaft, 4.4) +
    FS(D(circ(20, 10, 6)), W.shaft, C.ink, 3) +
    G(42, 66, 0.72, thing('boot', 0, 0, 100), 4) +
    leaf(26, 34, 0.34, 30, leafInk.rust)
  );
};

/** What is owed lies under a knife. */
export const racket = (): string => {
  seed(1146);
  const purse = pp('M26 58 Q12 76 20 92 Q40 100 60 92 Q66 76 52 58');
  return (
    dark('fox', 46, 46) +
    disc(48, 46, 38, light('fox')) +
    disc(48, 48, 26, C.gold) +
    F(shape('M-4 84 L104 84 L104 104 L-4 104'), C.ink) +
    F(strokes(['M2 92 Q50 88 98 92', 2.6], ['M10 99 Q50 96 90 99', 2]), W.timber) +
    FS(D(purse), W.leather, C.ink, 3.4) +
    clip(purse, F(shape('M42 54 L70 54 L70 100 L36 100 Q52 76 42 54'), C.ink, 'opacity=".7"')) +
    FS(shape('M24 58 Q38 64 54 58 L58 46 Q48 50 40 44 Q30 50 22 46'), mix(W.leather, C.paper, 0.25), C.ink, 3) +
    S('M24 58Q38 64 54 58', C.red, 4) +
    FS(shape('M70 14 L82 14 L82 46 L70 46'), W.planks, C.ink, 3) +
    FS('M60 44H92V52H60Z', W.brass, C.ink, 3) +
    FS(shape('M70 52 L82 52 L80 78 L76 88 L72 78'), W.blade, C.ink, 3) +
    F(shape('M77 54 L81 54 L80 77 L77 84'), W.shadedSteel) +
    [
      [68, 92],
      [84, 90],
      [92, 97],
    ]
      .map(([x, y]) => FS(D(circ(x, y, 8, 16, 3.6)), C.gold, C.ink, 2))
      .join('')
  );
};

/** A lit door at the end of a path. */
export const visit = (): string => {
  seed(1147);
  const mound = pp('M-4 78 Q20 26 58 24 Q92 30 104 78 L104 104 L-4 104');
  return (
    dark('rabbit', 54, 20, 16) +
    disc(20, 18, 10, C.core) +
    FS(D(mound), mix(leafInk.olive, C.ink, 0.3), C.ink, 3) +
    clip(
      mound,
      F(comb(pp('M4 70 Q22 32 56 27'), 60, 13, 20, 2.6, { spread: 30 }), lighter(leafInk.olive, 0.45)) +
        F(hatch(pp('M74 24 L104 40 L104 104 L84 104'), 60, 6, 2.8), C.ink),
    ) +
    F(shape('M48 84 L66 84 Q64 94 84 104 L30 104 Q50 94 48 84'), C.gold) +
    FS('M40 86V62Q56 40 72 62V86Z', W.timber, C.ink, 3.4) +
    FS('M46 86V64Q56 50 66 64V86Z', C.core, C.ink, 2.4) +
    G(
      56,
      86,
      0.3,
      F('M-14 0Q-16 -30 0 -34Q16 -30 14 0ZM-8 -30Q-16 -64 -5 -64Q0 -50 0 -36Q4 -60 14 -60Q14 -42 6 -30Z', C.ink),
    ) +
    FS(D(circ(30, 66, 7)), C.core, C.ink, 2.6) +
    FS(D(circ(82, 66, 7)), C.core, C.ink, 2.6) +
    S('M30 59V73M23 66H37M82 59V73M75 66H89', C.ink, 2) +
    G(20, 90, 0.4, thing('boot', 0, 0, 80))
  );
};

/** A sack that looks back. */
export const mouseSack = (): string => {
  seed(1148);
  const sack = pp('M30 46 Q12 68 18 92 Q50 102 82 92 Q88 68 70 46');
  return (
    dark('mouse', 50, 52) +
    glow(50, 54, 34, light('mouse')) +
    FS(D(circ(30, 30, 15)), W.mouseFur, C.ink, 3.4) +
    F(D(circ(30, 30, 8)), mix(C.red, C.paper, 0.3)) +
    FS(D(circ(70, 30, 15)), C.ink, C.ink, 3.4) +
    F(D(circ(70, 30, 7)), mix(C.red, C.ink, 0.3)) +
    FS(shape('M30 50 Q30 26 50 26 Q70 26 70 50 L68 60 L32 60'), W.mouseFur, C.ink, 3.4) +
    F(shape('M52 27 Q70 28 69 50 L68 60 L51 60 Q56 42 52 27'), C.ink) +
    F(shape('M34 44 Q41 36 48 45 Q41 50 34 44'), C.core) +
    F(shape('M66 44 Q59 36 53 45 Q60 50 66 44'), C.lit) +
    F(D(circ(41, 43.6, 2.2)) + D(circ(60, 43.6, 2)), C.ink) +
    FS(D(sack), W.straw, C.ink, 3.4) +
    clip(
      sack,
      F(shape('M58 44 L92 44 L92 104 L52 104 Q72 72 58 44'), C.ink, 'opacity=".72"') +
        F(gouge(pp('M28 56 Q20 72 24 88'), 4) + gouge(pp('M38 56 Q33 74 36 92'), 3), pale),
    ) +
    FS(shape('M22 52 Q50 62 78 52 L80 42 Q50 54 20 42'), mix(W.straw, C.ink, 0.2), C.ink, 3) +
    FS(D(wob(rect(34, 68, 16, 14), 0.6, 0.1, 3)), C.red, C.ink, 2.4) +
    S('M36 66L34 70M48 66L50 70M36 84L34 80M48 84L50 80', C.ink, 2)
  );
};

/** Money that grows. */
export const investments = (): string => {
  seed(1149);
  const stack = (x: number, n: number): string =>
    Array.from({ length: n }, (_, i) => {
      const y = 92 - i * 7;
      return (
        FS(`M${x - 15} ${y}V${y + 5}A15 5 0 0 0 ${x + 15} ${y + 5}V${y}Z`, W.brass, C.ink, 2) +
        FS(D(circ(x, y, 15, 20, 5)), C.gold, C.ink, 2)
      );
    }).join('');
  return (
    dark('mouse', 50, 44) +
    glow(52, 40, 30, light('mouse')) +
    hill(99, 2) +
    stack(20, 2) +
    stack(80, 4) +
    stack(50, 3) +
    S('M50 76Q48 52 54 30', C.ink, 8) +
    S('M50 76Q48 52 54 30', leafInk.olive, 3.6) +
    FS(
      shape('M50 58 Q30 60 24 42 Q44 38 50 58', 'M51 48 Q74 50 82 30 Q58 28 51 48', 'M54 32 Q44 18 56 4 Q68 18 54 32'),
      mix(leafInk.olive, C.lit, 0.25),
      C.ink,
      3,
    ) +
    F(strokes(['M48 56 Q38 52 30 46', 2.4], ['M54 46 Q66 42 76 34', 2.4], ['M55 28 Q54 18 56 10', 2.2]), C.ink)
  );
};

/** A sword in a stump. */
export const stumpSword = (): string => {
  seed(1150);
  const stump = pp('M22 72 Q50 62 78 72 L84 96 L94 104 L6 104 L16 96');
  return (
    dark('mouse', 50, 36) +
    glow(50, 38, 34, light('mouse'), { reach: 22, count: 32 }) +
    FS(shape('M44 8 L56 8 L56 74 L50 84 L44 74'), W.blade, C.ink, 3.4) +
    F(shape('M51 10 L55 10 L55 73 L51 80'), W.shadedSteel) +
    FS('M28 22H72V31H28Z', leafInk.gold, C.ink, 3) +
    FS('M45 2H55V22H45Z', W.timber, C.ink, 3) +
    FS(D(circ(50, 0, 7)), leafInk.gold, C.ink, 3) +
    FS(D(stump), W.planks, C.ink, 3.4) +
    clip(
      stump,
      F(shape('M58 62 L100 62 L100 104 L54 104 Q66 84 58 62'), C.ink, 'opacity=".75"') +
        F(gouge(pp('M26 78 Q24 90 18 100'), 3.4) + gouge(pp('M38 80 Q37 92 34 102'), 3), W.straw),
    ) +
    FS(D(circ(50, 72, 28, 30, 8)), W.shaft, C.ink, 3) +
    S(D(circ(50, 72, 18, 24, 5)), W.planks, 2) +
    F(shape('M43 66 L57 66 L53 77 L47 77'), C.ink) +
    FS(shape('M44 60 L56 60 L56 70 L50 77 L44 70'), W.blade, C.ink, 2.4)
  );
};
