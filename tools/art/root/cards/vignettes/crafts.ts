import { mix } from '../../../ink/colour.ts';
import { comb, gouge, hatch } from '../../../ink/cuts.ts';
import { circ, D, line, pp, rect } from '../../../ink/geometry.ts';
import { seed } from '../../../ink/random.ts';
import { clip, F, FS, G, S } from '../../../ink/svg.ts';
import { disc, glow } from '../../../shell/cards/ground.ts';
import { hill, pine } from '../../../shell/cards/land.ts';
import { shape, strokes } from '../../../shell/cards/strokes.ts';
import { leaf, leafInk } from '../../../shell/leaf.ts';
import { C, pale, type Suit, suitInk } from '../../inks.ts';
import { W } from '../../signs/stuff.ts';
import { suitMark } from '../../signs/suits.ts';
import { thing } from '../../signs/things.ts';
import { dark, light } from './parts.ts';

export const anvil = (): string => {
  seed(1119);
  const iron = pp('M4 46 L34 42 L92 42 L92 54 Q70 58 66 68 L72 84 L30 84 L38 68 Q34 58 4 46');
  return (
    dark('fox', 52, 44) +
    glow(54, 36, 28, C.ember) +
    disc(54, 38, 18, C.gold) +
    FS('M22 84H80L84 100H18Z', W.planks, C.ink, 3) +
    FS(D(iron), W.iron, C.ink, 3.4) +
    clip(
      iron,
      F(hatch(pp('M56 40 L100 40 L100 90 L50 90'), 66, 5, 2.6), C.ink) + F(gouge(line(10, 46, 88, 45, 8), 3), W.gleam),
    ) +
    FS('M36 34H72V42H36Z', C.ember, C.ink, 2.6) +
    F('M40 35H66V39H40Z', C.core) +
    G(70, 12, 0.66, thing('hammer', 0, 0, 100), 206) +
    F(strokes(['M34 34 L18 22', 3], ['M32 38 L12 36', 2.6], ['M40 30 L34 12', 3], ['M48 28 L50 10', 2.6]), C.lit)
  );
};
export const tea = (suit: Suit): string => {
  seed(1120);
  return (
    dark(suit, 50, 52) +
    glow(48, 50, 32, light(suit)) +
    F(strokes(['M40 34 Q30 22 40 12 Q46 6 40 -2', 6], ['M56 34 Q48 24 56 14 Q62 8 58 0', 6]), pale) +
    FS('M70 48Q92 44 90 62Q88 76 66 76', 'none', C.ink, 11) +
    S('M70 48Q90 44 88 62Q86 74 66 74', pale, 4.4) +
    FS('M20 42H74Q76 78 58 86H36Q18 78 20 42Z', pale, C.ink, 3.4) +
    clip(
      pp('M20 42 L74 42 Q76 78 58 86 L36 86 Q18 78 20 42'),
      F(shape('M52 40 L80 40 L76 90 L46 90 Q60 70 52 40'), C.ink) +
        F(comb(pp('M52 44 Q60 66 48 86'), 184, 9, 11, 2), C.ink),
    ) +
    FS(D(circ(47, 42, 27, 26, 7)), leafInk.amber, C.ink, 3) +
    suitMark(suit, 35, 64, 18, suitInk[suit], pale) +
    FS('M14 88H80Q70 98 47 98Q24 98 14 88Z', mix(suitInk[suit], C.paper, 0.3), C.ink, 3) +
    F(strokes(['M38 42 Q30 36 26 30', 3.4], ['M46 42 Q50 34 46 28', 3.4], ['M54 42 Q62 36 66 30', 3.4]), W.timber) +
    leaf(20, 22, 0.3, -40, leafInk.olive) +
    leaf(84, 26, 0.3, 30, leafInk.rust)
  );
};
export const steelFox = (): string => {
  seed(1121);
  const shield = pp('M24 26 Q50 16 76 26 Q80 62 50 90 Q20 62 24 26');
  return `${dark('fox') + glow(50, 50, 34, light('fox')) + G(50, 50, 1.06, thing('sword', 0, 0, 100))}<g transform="translate(100 0) scale(-1 1)">${G(50, 50, 1.06, thing('sword', 0, 0, 100))}</g>${FS(D(shield), suitInk.fox, C.ink, 4)}${clip(shield, F(shape('M50 10 L90 10 L90 96 L50 96'), mix(suitInk.fox, C.ink, 0.5)) + F(hatch(rect(56, 10, 30, 84), 70, 5, 2), C.ink))}${S(D(pp('M29 30 Q50 22 71 30 Q74 60 50 82 Q26 60 29 30')), C.gold, 2)}${suitMark('fox', 50, 50, 36, pale, suitInk.fox)}`;
};
export const trail = (): string => {
  seed(1122);
  return (
    dark('rabbit', 66, 24, 20) +
    disc(68, 26, 22, light('rabbit')) +
    disc(68, 26, 15, C.core) +
    hill(54, 8, mix(leafInk.olive, C.ink, 0.45)) +
    hill(64, -6, C.ink) +
    F(
      shape('M66 52 Q74 58 60 66 Q40 76 58 104 L100 104 Q70 78 78 66 Q84 58 70 52'),
      mix(suitInk.rabbit, C.paper, 0.4),
    ) +
    pine(14, 62, 32) +
    pine(28, 60, 24) +
    pine(92, 60, 30) +
    G(32, 74, 0.6, thing('bag', 0, 0, 80)) +
    F(strokes(['M64 84 Q67 81 71 84', 3.4], ['M74 95 Q78 92 83 95', 3.6], ['M62 73 Q65 71 68 73', 2.8]), C.ink)
  );
};
export const bake = (): string => {
  seed(1123);
  const crust = pp('M14 56 Q16 32 50 30 Q84 32 86 56 Q50 66 14 56');
  return (
    dark('rabbit') +
    glow(50, 44, 32, mix(suitInk.rabbit, C.core, 0.35)) +
    F(strokes(['M36 28 Q28 18 36 10 Q42 4 36 -4', 5], ['M52 26 Q44 16 52 8', 5], ['M66 28 Q60 18 66 10', 5]), pale) +
    FS('M14 56L24 84Q50 92 76 84L86 56Q50 68 14 56Z', W.tin, C.ink, 3.4) +
    F(hatch(pp('M56 60 L86 56 L76 86 L52 90'), 76, 5, 2.4), C.ink) +
    FS(D(crust), W.crust, C.ink, 3.4) +
    clip(
      crust,
      S('M22 60L44 30M40 62L62 30M60 62L78 34M30 34L52 64M48 30L70 62M18 46L34 62', W.lattice, 3) +
        F(shape('M62 28 L90 28 L90 66 L60 66 Q70 48 62 28'), C.ink, 'opacity=".6"'),
    ) +
    [
      [22, 92],
      [36, 96],
      [66, 96],
    ]
      .map(([x, y]) => FS(D(circ(x, y, 10, 18, 4)), C.gold, C.ink, 2.2))
      .join('') +
    FS(D(circ(82, 82, 12)), C.gold, C.ink, 3) +
    suitMark('rabbit', 82, 82, 14, W.sepia, C.gold)
  );
};
export const bow = (suit: Suit): string => {
  seed(1124);
  return (
    dark(suit) +
    glow(50, 48, 34, light(suit)) +
    G(48, 52, 1.06, thing('crossbow', 0, 0, 100), -12) +
    FS(D(circ(80, 82, 14)), pale, C.ink, 2.6) +
    FS(D(circ(80, 82, 9)), C.red, C.ink, 2) +
    F(D(circ(80, 82, 4)), pale) +
    hill(99, 1)
  );
};
