import { mix } from '../../ink/colour.ts';
import { comb } from '../../ink/cuts.ts';
import { circ, D, wob } from '../../ink/geometry.ts';
import { seed } from '../../ink/random.ts';
import { F, FS, G, S } from '../../ink/svg.ts';
import { glow, ground, pale } from '../../shell/cards/ground.ts';
import { shape, strokes } from '../../shell/cards/strokes.ts';
import { C } from '../inks.ts';
import { HAZE } from './goblin-skin.ts';

const lying = (x: number, y: number): string =>
  FS(D(circ(x, y + 4.4, 19, 26, 8)), mix(C.plains, C.ink, 0.5), C.ink, 2.4) +
  FS(D(circ(x, y, 19, 26, 8)), C.plains, C.ink, 2.4) +
  S(D(circ(x, y, 13, 22, 5)), C.ink, 1.4);

const skull = 'M-22 -8 Q-22 -34 0 -34 Q22 -34 22 -8 Q22 4 12 8 L12 22 L-12 22 L-12 8 Q-22 4 -22 -8';

/** A red coin that drips. */
export function bloodMoney(): string {
  seed(353);
  const face =
    F(shape(skull), pale) +
    F('M-15 -8Q-8 -16 -3 -7Q-7 4 -14 0ZM15 -8Q8 -16 3 -7Q7 4 14 0ZM0 0L3 7L-3 7Z', C.ink) +
    S('M-5 13V22M1 13V22M7 13V22', C.ink, 2.8);
  return (
    ground(C.kammi, 0.45, { x: 50, y: 40, clear: 26, fade: 50 }) +
    glow(50, 36, 27, HAZE, { reach: 16 }) +
    [lying(32, 92), lying(35, 85), lying(31, 78), lying(71, 92), lying(68, 85)].join('') +
    FS(D(wob(circ(50, 38, 25), 0.6)), C.prot, C.ink, 3.4) +
    F(comb(circ(50, 38, 24, 60).slice(0, 26), 225, 8, 20, 2.2, { spread: 50 }), C.ink) +
    S(D(circ(50, 38, 20)), C.ink, 1.6) +
    G(50, 42, 0.46, face) +
    F(strokes(['M30 32 Q34 20 46 16', 2.6]), C.lit) +
    FS(
      shape('M45 60 Q46 66 50 66 Q54 66 55 60 Q57 66 58 72 Q58 80 54 80 Q50 80 50 73 Q49 70 46 70 Q42 68 45 60'),
      C.prot,
      C.ink,
      1.8,
    ) +
    FS(shape('M50 86 Q55 94 50 98 Q45 94 50 86'), C.prot, C.ink, 1.8)
  );
}
