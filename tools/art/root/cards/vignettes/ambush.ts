import { mix } from '../../../ink/colour.ts';
import { comb, gouge } from '../../../ink/cuts.ts';
import { circ, D, line, pp } from '../../../ink/geometry.ts';
import { rr, seed } from '../../../ink/random.ts';
import { clip, F, FS, G, S } from '../../../ink/svg.ts';
import { disc, glow } from '../../../shell/cards/ground.ts';
import { hill, pine } from '../../../shell/cards/land.ts';
import { shape, strokes } from '../../../shell/cards/strokes.ts';
import { leaf, leafInk } from '../../../shell/leaf.ts';
import { C, lighter, pale, type Suit, suitInk } from '../../inks.ts';
import { W } from '../../signs/stuff.ts';
import { thing } from '../../signs/things.ts';
import { both, dark, light } from './parts.ts';

/** Black grass along the foot of a picture. */
function thicket(y: number, seedOf: number): string {
  seed(seedOf);
  let d = '';
  for (let i = 0; i < 26; i++) {
    const x = i * 4 + rr(-2, 2);
    const edge = Math.abs(x - 50) / 50;
    d += gouge(line(x, 104, x + rr(-8, 8), y - edge * 30 + rr(-6, 10), 5, rr(-4, 4)), 7, {
      wf: (t) => 8 * (1 - t) + 0.6,
    });
  }
  return F(d, C.ink);
}

const brush = (suit: Suit): string =>
  leaf(12, 70, 0.5, 40, mix(suitInk[suit], C.ink, 0.35)) +
  leaf(88, 66, 0.5, -46, mix(leafInk.rust, C.ink, 0.2)) +
  leaf(24, 88, 0.42, 10, leafInk.amber) +
  leaf(78, 90, 0.4, -20, leafInk.gold);

export const ambushFox = (): string => {
  seed(1101);
  const head = pp(
    'M50 34 Q40 32 36 36 L18 12 Q14 34 20 52 Q14 62 12 70 L30 74 Q40 92 50 96 Q60 92 70 74 L88 70 Q86 62 80 52 Q86 34 82 12 L64 36 Q60 32 50 34',
  );
  return (
    dark('fox') +
    glow(50, 44, 32, light('fox')) +
    FS(D(head), suitInk.fox, C.ink, 3) +
    clip(
      head,
      F(shape('M52 10 L100 0 L100 104 L50 104 Q56 84 52 74 Q56 60 52 48'), C.ink) +
        F(shape('M30 72 Q42 68 49 90 L50 100 L28 96'), pale) +
        F(comb(pp('M52 36 Q54 60 52 74'), 184, 9, 12, 2), C.ink),
    ) +
    F(both('M24 22 Q22 36 26 44 L33 38'), C.ink) +
    F(shape('M26 54 L44 60 L40 66 Q28 64 26 54'), C.core) +
    F(shape('M74 54 L56 60 L60 66 Q72 64 74 54'), C.lit) +
    F(D(circ(36, 60.6, 2.4)) + D(circ(64, 60.6, 2.4)), C.ink) +
    F(strokes(['M22 52 Q34 50 46 60', 4], ['M54 60 Q66 50 78 52', 3]), C.ink) +
    FS(shape('M44 88 L56 88 L50 95'), C.ink, C.ink, 2) +
    brush('fox') +
    thicket(92, 1111) +
    G(82, 60, 0.5, thing('sword', 0, 0, 90), 12)
  );
};
export const ambushRabbit = (): string => {
  seed(1102);
  const ears = pp(
    'M46 52 Q22 30 26 2 Q42 8 48 46 L54 46 Q56 20 70 10 L92 22 L80 34 Q70 44 58 52 Q76 60 74 78 Q64 96 50 96 Q34 94 28 78 Q28 60 46 52',
  );
  return (
    dark('rabbit') +
    glow(50, 40, 30, mix(suitInk.rabbit, C.core, 0.4)) +
    FS(D(ears), pale, C.ink, 3) +
    clip(
      ears,
      F(shape('M52 0 L100 0 L100 104 L50 104 Q56 80 52 60'), C.ink) +
        F(comb(pp('M52 48 Q55 70 51 94'), 184, 9, 14, 2), C.ink) +
        F(shape('M30 10 Q30 28 44 44 Q42 22 30 10'), mix(C.red, C.paper, 0.3)),
    ) +
    F(D(circ(40, 70, 5.4, 20, 6.4)), C.ink) +
    F(D(circ(38.6, 67.6, 1.8)), C.white) +
    F(D(circ(62, 70, 4.6, 20, 5.6)), C.lit) +
    F(D(circ(62, 70, 2)), C.ink) +
    F(strokes(['M32 60 Q40 58 46 66', 4], ['M56 66 Q62 58 70 62', 3]), C.ink) +
    F(shape('M45 82 L55 82 L50 87'), C.red) +
    S('M84 100Q70 66 84 34', C.ink, 7) +
    S('M84 100Q70 66 84 34', W.leather, 3.4) +
    S('M84 36L84 98', pale, 1.4) +
    brush('rabbit') +
    thicket(96, 1112)
  );
};
export const ambushMouse = (): string => {
  seed(1103);
  const fur = mix(W.mouseFur, C.paper, 0.35);
  const mouse = (x: number, y: number, k: number): string => {
    const face = pp('M-19 -10 Q0 -25 19 -10 Q20 10 3 28 Q0 30 -3 28 Q-20 10 -19 -10');
    return G(
      x,
      y,
      k,
      FS(D(circ(-19, -20, 15)), fur, C.ink, 3.4) +
        F(D(circ(-19, -20, 8)), mix(C.red, C.paper, 0.2)) +
        FS(D(circ(19, -20, 15)), C.ink, C.ink, 3.4) +
        F(D(circ(19, -20, 7)), mix(C.red, C.ink, 0.3)) +
        FS(D(face), fur, C.ink, 3.4) +
        clip(face, F('M2 -30H30V40H0Q5 10 2 -30Z', C.ink) + F(comb(pp('M2 -18 Q5 4 1 24'), 184, 8, 9, 2.2), C.ink)) +
        F('M-14 0Q-8 -8 -2 1Q-9 6 -14 0Z', C.core) +
        F('M14 0Q8 -8 4 1Q9 6 14 0Z', C.lit) +
        F(D(circ(-7.6, -0.4, 2.2)) + D(circ(8.6, -0.4, 2)), C.ink) +
        F(strokes(['M-17 -6 Q-8 -10 0 0', 3.6], ['M3 0 Q9 -9 17 -6', 2.6]), C.ink) +
        F(D(circ(0, 27, 3.6)), C.ink),
    );
  };
  const spear = (x: number, lean: number): string =>
    S(`M${x} 104L${x + lean} 16`, C.ink, 5) +
    S(`M${x} 104L${x + lean} 16`, W.shaft, 2) +
    FS(shape(`M${x + lean - 5} 20 L${x + lean} 0 L${x + lean + 5} 20`), W.blade, C.ink, 2.4);
  return (
    dark('mouse') +
    disc(50, 42, 38, light('mouse')) +
    disc(50, 42, 27, mix(suitInk.mouse, C.core, 0.6)) +
    spear(8, 2) +
    spear(94, -2) +
    spear(50, 0) +
    mouse(25, 42, 0.86) +
    mouse(76, 42, 0.86) +
    mouse(50, 82, 0.8) +
    thicket(116, 1113)
  );
};
export const ambushBird = (): string => {
  seed(1104);
  const wing = 'M50 34 Q36 14 2 10 Q8 18 14 20 L4 24 Q10 32 18 32 L8 38 Q16 46 24 44 L18 52 Q30 56 40 48';
  return (
    dark('bird', 50, 60) +
    disc(50, 52, 38, light('bird')) +
    disc(50, 54, 26, mix(C.gold, C.core, 0.4)) +
    FS(both(wing), C.ink, C.ink, 3) +
    F(
      strokes(['M46 36 Q30 22 10 16', 3], ['M44 42 Q30 32 14 28', 2.6], ['M42 46 Q32 42 18 40', 2.4]),
      lighter(suitInk.bird, 0.5),
    ) +
    FS(shape('M38 40 Q50 26 62 40 L60 56 Q50 66 40 56'), C.ink, C.ink, 3) +
    FS(shape('M42 42 Q50 34 58 42 L56 50 Q50 54 44 50'), pale, C.ink, 2) +
    FS(shape('M46 48 L54 48 L50 60'), C.gold, C.ink, 2) +
    F(shape('M43 43 L49 46 L44 47', 'M57 43 L51 46 L56 47'), C.ink) +
    S('M42 58L36 72M58 58L64 72', C.ink, 5) +
    F(
      strokes(
        ['M36 70 Q30 72 28 80', 4],
        ['M36 70 Q36 76 37 82', 4],
        ['M36 70 Q42 74 44 80', 4],
        ['M64 70 Q58 74 56 80', 4],
        ['M64 70 Q64 76 63 82', 4],
        ['M64 70 Q70 72 72 80', 4],
      ),
      C.gold,
    ) +
    hill(94, 3) +
    pine(12, 96, 20) +
    pine(24, 96, 14) +
    pine(88, 96, 22) +
    G(50, 97, 0.34, F('M-14 0Q-14 -20 0 -22Q14 -20 14 0ZM-22 -22Q0 -14 22 -24Q4 -30 6 -40Q-10 -40 -8 -28Z', C.ink))
  );
};
