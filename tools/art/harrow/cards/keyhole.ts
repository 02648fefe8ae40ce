import { mix } from '../../ink/colour.ts';
import { comb, engrave } from '../../ink/cuts.ts';
import { circ, D, pp, wob } from '../../ink/geometry.ts';
import { noise, seed } from '../../ink/random.ts';
import { clip, F, FS } from '../../ink/svg.ts';
import { field } from '../../shell/cards/ground.ts';
import { shape, strokes } from '../../shell/cards/strokes.ts';
import { C } from '../inks.ts';
import { eye } from './eye.ts';
import { GOBLIN } from './goblin-skin.ts';

const hole = pp(
  'M50 12 C30 12 19 28 21 45 C23 56 31 62 36 66 L27 98 L73 98 L64 66 C69 62 77 56 79 45 C81 28 70 12 50 12',
);
const rivets = [
  [12, 13],
  [88, 13],
  [12, 91],
  [88, 91],
] as const;

/** An eye at a keyhole. */
export function keyhole(): string {
  seed(352);
  const door = engrave(field, 90, 5.4, (x, y) => 0.25 + 0.4 * noise(x * 0.3, y * 0.03), { wave: 2, wl: 20 });
  const plate = wob(circ(50, 52, 47), 2);
  const inside =
    F(D(hole), mix(C.kammi, C.ink, 0.72)) +
    F(shape('M18 66 C18 26 34 14 50 14 C66 14 82 26 82 66 Q66 74 50 72 Q34 74 18 66'), GOBLIN) +
    F(comb(pp('M62 16 Q84 30 78 64'), 200, 16, 20, 2.4), C.ink) +
    F(comb(pp('M30 70 Q50 64 70 70'), 90, 34, 12, 2.8, { spread: 10 }), GOBLIN) +
    eye(50, 44, 24, C.kammi) +
    F(shape('M50 33 Q55 44 50 56 Q45 44 50 33'), C.ink) +
    F(D(circ(43.6, 39, 2.6)), C.gleam) +
    F(strokes(['M23 34 Q50 14 77 34', 6.4], ['M28 58 Q50 68 72 58', 3]), C.ink);
  return (
    F(D(field), mix(C.bog, C.ink, 0.5)) +
    F(door, C.ink) +
    FS(D(plate), mix(C.mountain, C.bog, 0.4), C.ink, 3) +
    F(comb(circ(50, 52, 46, 60).slice(0, 28), 225, 9, 26, 2.2, { spread: 40 }), C.ink) +
    F(strokes(['M9 42 Q14 18 34 9', 2.8]), mix(C.mountain, C.paper, 0.5)) +
    FS(D(hole), C.ink, C.lit, 2.6) +
    clip(hole, inside) +
    rivets
      .map(([x, y]) => FS(D(circ(x, y, 4)), C.mountain, C.ink, 2) + F(D(circ(x - 1.2, y - 1.2, 1.2)), C.paper))
      .join('')
  );
}
