import { mix } from '../../../ink/colour.ts';
import { hatch, rays } from '../../../ink/cuts.ts';
import { circ, D, pp, rect, wob } from '../../../ink/geometry.ts';
import { seed } from '../../../ink/random.ts';
import { clip, F, FS, G, S } from '../../../ink/svg.ts';
import { disc, glow, lamp } from '../../../shell/cards/ground.ts';
import { hill, pine } from '../../../shell/cards/land.ts';
import { shape, strokes } from '../../../shell/cards/strokes.ts';
import { C, pale, type Suit, suitInk } from '../../inks.ts';
import { W } from '../../signs/stuff.ts';
import { suitMark } from '../../signs/suits.ts';
import { thing } from '../../signs/things.ts';
import { dark, light } from './parts.ts';

/** Somebody small in the dark, feet at the origin. */
const onlooker = (x: number, y: number, k: number): string =>
  G(
    x,
    y,
    k,
    F(
      `${D(circ(-9, -50, 9))}${D(circ(9, -50, 9))}M-12 -44Q0 -56 12 -44Q18 -34 9 -28Q24 -18 22 6H-22Q-24 -18 -9 -28Q-18 -34 -12 -44Z`,
      C.ink,
    ),
  );

/** A bowl that goes round. */
export const fundraising = (suit: Suit): string => {
  seed(1151);
  const bowl = pp('M10 52 Q50 64 90 52 Q86 84 62 90 L38 90 Q14 84 10 52');
  const coin = (x: number, y: number): string =>
    FS(D(circ(x, y, 9)), C.gold, C.ink, 2.6) + S(D(circ(x, y, 5.4)), W.minted, 1.6);
  return (
    dark(suit, 50, 42) +
    glow(50, 44, 34, light(suit)) +
    [
      [36, 48],
      [52, 44],
      [66, 49],
      [50, 52],
    ]
      .map(([x, y]) => coin(x, y))
      .join('') +
    coin(46, 18) +
    coin(64, 28) +
    F(strokes(['M46 0 L46 6', 3], ['M64 10 L64 16', 3]), C.core) +
    FS(D(bowl), W.timber, C.ink, 3.4) +
    clip(
      bowl,
      F(shape('M56 50 L96 50 L90 96 L48 96 Q66 74 56 50'), C.ink, 'opacity=".72"') +
        F(strokes(['M16 62 Q22 78 36 84', 4]), W.straw),
    ) +
    S('M10 52Q50 64 90 52', C.ink, 6) +
    S('M10 52Q50 64 90 52', W.shaft, 2.6) +
    suitMark(suit, 40, 75, 18, pale, W.timber) +
    hill(99, 2)
  );
};

/** A sealed letter on its way. */
export const errand = (suit: Suit): string => {
  seed(1152);
  const letter = wob(rect(-34, -24, 68, 48), 0.8, 0.08, 4);
  return (
    dark(suit, 50, 42) +
    lamp(50, 44, 38, light(suit), C.core) +
    hill(88, 4) +
    G(
      50,
      46,
      1,
      FS(D(letter), pale, C.ink, 3.4) +
        F(hatch(rect(4, -22, 30, 44), 76, 5, 2), mix(C.bog, C.paper, 0.2)) +
        S('M-34 -24L0 4L34 -24', C.ink, 3.4) +
        S('M-34 24L-10 0M34 24L10 0', C.ink, 2.4) +
        FS(D(circ(0, 6, 12)), C.red, C.ink, 2.8) +
        suitMark(suit, 0, 6, 14, pale, C.red),
      -9,
    ) +
    F(strokes(['M2 40 L14 38', 3], ['M0 52 L12 52', 2.6], ['M4 64 L16 62', 3]), C.core) +
    F(strokes(['M22 94 Q26 90 31 94', 3.6], ['M44 97 Q48 93 53 97', 3.6], ['M66 94 Q70 90 75 94', 3.6]), light(suit))
  );
};

/** A laden cart. */
export const logistics = (suit: Suit): string => {
  seed(1153);
  const wheel = (x: number): string =>
    FS(D(circ(x, 82, 15)), W.shaft, C.ink, 3.4) +
    F(D(circ(x, 82, 9)), C.ink) +
    S(`M${x - 9} 82H${x + 9}M${x} 73V91M${x - 6} 76L${x + 6} 88M${x - 6} 88L${x + 6} 76`, W.shaft, 2.2) +
    FS(D(circ(x, 82, 3.4)), W.brass, C.ink, 2);
  return (
    dark(suit, 50, 36) +
    disc(52, 40, 38, light(suit)) +
    disc(52, 40, 26, C.core) +
    F(shape('M-4 90 Q50 84 104 92 L104 104 L-4 104'), C.ink) +
    pine(6, 92, 34) +
    G(34, 44, 0.56, thing('bag', 0, 0, 80)) +
    G(62, 44, 0.62, thing('bag', 0, 0, 80)) +
    FS('M40 22H58V42H40Z', W.planks, C.ink, 3) +
    S('M40 32H58M49 22V42', C.ink, 2) +
    FS(shape('M14 56 L88 56 L82 76 L20 76'), W.timber, C.ink, 3.4) +
    S('M17 66H85', C.ink, 2.6) +
    F(shape('M58 58 L86 58 L81 74 L54 74'), C.ink, 'opacity=".6"') +
    S('M84 72L104 62', C.ink, 7) +
    S('M84 72L104 62', W.shaft, 3) +
    wheel(34) +
    wheel(70)
  );
};

/** Somebody speaks by torchlight. */
export const speech = (suit: Suit): string => {
  seed(1154);
  return (
    dark(suit, 50, 34) +
    lamp(50, 38, 36, light(suit), C.core) +
    F(rays(50, 38, 36, 52, 26, 3), light(suit)) +
    FS('M34 58H66L62 92H38Z', W.timber, C.ink, 3.4) +
    F(shape('M52 60 L65 60 L61 91 L50 91'), C.ink, 'opacity=".65"') +
    suitMark(suit, 46, 74, 15, pale, W.timber) +
    onlooker(50, 58, 0.66) +
    F(shape('M58 34 Q72 28 74 12 L79 14 Q78 34 62 42'), C.ink) +
    G(16, 52, 0.5, thing('torch', 0, 0, 100)) +
    G(86, 52, 0.5, thing('torch', 0, 0, 100)) +
    [6, 28, 52, 76, 98].map((x, i) => onlooker(x, 112 + (i % 2) * 5, 0.72)).join('')
  );
};

/** A watch at a gate. */
export const guard = (suit: Suit): string => {
  seed(1155);
  return (
    dark(suit, 50, 42) +
    lamp(50, 48, 36, light(suit), C.core) +
    FS('M-4 0H22V104H-4ZM78 0H104V104H78Z', mix(C.iron, C.ink, 0.25), C.ink, 3) +
    S(
      'M-4 18H22M-4 38H22M-4 58H22M-4 78H22M78 18H104M78 38H104M78 58H104M78 78H104M8 0V18M14 18V38M6 38V58M14 58V78M90 0V18M84 18V38M94 38V58M86 58V78',
      C.ink,
      2.4,
    ) +
    FS(shape('M22 -4 L78 -4 L78 18 Q50 -6 22 18'), mix(C.iron, C.ink, 0.45), C.ink, 3) +
    onlooker(50, 96, 1.24) +
    F(shape('M41 36 L47 38 L42 41', 'M59 36 L53 38 L58 41'), C.lit) +
    S('M74 98V14', C.ink, 6) +
    S('M74 98V14', W.shaft, 2.6) +
    FS('M68 22L74 2L80 22Z', W.spike, C.ink, 2.6) +
    FS(shape('M28 58 Q38 54 48 58 Q48 78 38 86 Q28 78 28 58'), suitInk[suit], C.ink, 3) +
    suitMark(suit, 38, 69, 14, pale, suitInk[suit]) +
    hill(100, 1)
  );
};

/** A mask between two blades. */
export const bandits = (suit: Suit): string => {
  seed(1156);
  const head = pp('M24 44 L16 14 L38 28 Q50 24 62 28 L84 14 L76 44 Q80 62 66 76 Q50 88 34 76 Q20 62 24 44');
  const swords = (turn: number): string => G(50, 50, 1, thing('sword', 0, 0, 132), turn);
  return (
    dark(suit, 50, 46) +
    glow(50, 48, 36, light(suit), { reach: 22, count: 32 }) +
    swords(0) +
    swords(-76) +
    FS(D(head), mix(C.stone, C.paper, 0.3), C.ink, 3.4) +
    clip(head, F(shape('M52 10 L100 10 L100 96 L50 96 Q58 70 52 50'), C.ink)) +
    F(shape('M20 44 Q50 34 80 44 Q80 58 64 58 Q54 56 50 52 Q46 56 36 58 Q20 58 20 44'), C.red) +
    F(shape('M52 38 Q70 39 80 44 Q80 58 64 58 Q56 57 51 53'), mix(C.red, C.ink, 0.55)) +
    F(shape('M30 47 Q38 42 46 50 Q38 54 30 47'), C.core) +
    F(shape('M70 47 Q62 42 54 50 Q62 54 70 47'), C.lit) +
    F(D(circ(39, 48.4, 2)) + D(circ(61, 48.4, 2)), C.ink) +
    F(D(circ(50, 74, 4)), C.ink) +
    hill(99, 2)
  );
};
