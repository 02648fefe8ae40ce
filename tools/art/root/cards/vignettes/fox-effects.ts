import { mix } from '../../../ink/colour.ts';
import { circ, D, pp } from '../../../ink/geometry.ts';
import { seed } from '../../../ink/random.ts';
import { clip, F, FS, G, S } from '../../../ink/svg.ts';
import { disc } from '../../../shell/cards/ground.ts';
import { hill } from '../../../shell/cards/land.ts';
import { shape, strokes } from '../../../shell/cards/strokes.ts';
import { C, lighter, pale, suitInk } from '../../inks.ts';
import { W } from '../../signs/stuff.ts';
import { thing } from '../../signs/things.ts';
import { dark, light } from './parts.ts';

export const stand = (): string => {
  seed(1112);
  const head = pp(
    'M30 48 L18 24 Q34 30 40 36 L60 36 Q66 30 82 24 L70 48 Q76 56 70 66 L54 88 Q50 92 46 88 L30 66 Q24 56 30 48',
  );
  return (
    dark('fox', 50, 40) +
    disc(50, 42, 36, light('fox')) +
    disc(50, 42, 25, C.gold) +
    FS(D(pp('M-2 104 Q10 76 36 74 L64 74 Q90 76 102 104')), C.ink, C.ink, 3) +
    F(strokes(['M8 98 Q18 84 36 80', 3], ['M20 102 Q26 92 40 86', 2.4]), lighter(suitInk.fox, 0.2)) +
    FS(D(head), suitInk.fox, C.ink, 3) +
    clip(
      head,
      F(shape('M52 20 L100 20 L100 100 L50 100 Q55 76 51 60'), C.ink) + F(shape('M32 68 Q44 66 48 92 L34 90'), pale),
    ) +
    F(shape('M26 48 Q50 42 74 48 Q74 62 60 60 Q52 58 50 56 Q48 58 40 60 Q26 62 26 48'), C.ink) +
    F(shape('M33 52 Q40 48 45 54 Q39 57 33 52'), C.core) +
    F(shape('M67 52 Q60 48 55 54 Q61 57 67 52'), C.lit) +
    F(D(circ(39.6, 52.8, 1.8)) + D(circ(60.6, 52.8, 1.8)), C.ink) +
    F(D(circ(50, 87, 3.6)), C.ink) +
    FS(D(pp('M8 38 Q28 30 32 30 Q34 6 52 8 Q70 6 70 30 Q80 30 94 38 Q50 46 8 38')), W.felt, C.ink, 3) +
    F(shape('M32 28 Q50 36 70 28 L70 22 Q50 30 32 22'), C.red) +
    F(strokes(['M38 22 Q40 14 48 12', 2.6], ['M16 36 Q26 33 32 33', 2.4]), W.feltCut) +
    G(74, 82, 0.62, thing('crossbow', 0, 0, 90), -58)
  );
};
export const tax = (): string => {
  seed(1113);
  const sleeve = pp('M104 2 L104 44 L74 50 L66 26 L84 8');
  const paw = pp(
    'M74 26 Q60 22 50 30 Q38 34 34 44 Q36 50 44 46 Q38 54 40 60 Q48 60 52 52 Q50 60 54 64 Q62 62 62 54 Q68 56 76 48',
  );
  const stack = (x: number, n: number): string =>
    Array.from({ length: n }, (_, i) => {
      const y = 92 - i * 7;
      return (
        FS(`M${x - 15} ${y}V${y + 5}A15 5 0 0 0 ${x + 15} ${y + 5}V${y}Z`, W.brass, C.ink, 2) +
        FS(D(circ(x, y, 15, 20, 5)), C.gold, C.ink, 2)
      );
    }).join('');
  return (
    dark('fox', 46, 50) +
    disc(46, 52, 38, light('fox')) +
    disc(46, 54, 26, C.gold) +
    hill(98, 2) +
    stack(72, 2) +
    stack(22, 3) +
    stack(48, 4) +
    FS(D(circ(42, 60, 9)), C.gold, C.ink, 2.4) +
    S(D(circ(42, 60, 5.6)), W.minted, 1.4) +
    FS(D(sleeve), mix(suitInk.fox, C.ink, 0.4), C.ink, 3) +
    S('M72 48L66 28', C.gold, 4) +
    FS(D(paw), suitInk.fox, C.ink, 3) +
    clip(paw, F(shape('M58 46 L80 40 L78 70 L50 70'), C.ink)) +
    F(strokes(['M50 34 Q46 40 44 46', 2.6], ['M58 36 Q54 44 52 52', 2.6], ['M66 38 Q63 46 62 54', 2.6]), C.ink) +
    F(strokes(['M36 48 L31 56', 3], ['M42 58 L39 66', 3], ['M55 62 L54 70', 3]), pale)
  );
};
