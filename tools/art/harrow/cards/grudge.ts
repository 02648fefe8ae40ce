import { hatch, rays } from '../../ink/cuts.ts';
import { pp } from '../../ink/geometry.ts';
import { seed } from '../../ink/random.ts';
import { F, FS, G, S } from '../../ink/svg.ts';
import { ground } from '../../shell/cards/ground.ts';
import { shape } from '../../shell/cards/strokes.ts';
import { C } from '../inks.ts';
import { GOBLIN, HAZE } from './goblin-skin.ts';

const knuckles =
  'M-24 54 L-22 28 Q-38 18 -34 -8 Q-28 -22 -18 -18 Q-8 -28 2 -20 Q12 -26 20 -17 Q32 -16 32 0 L32 14 Q30 26 22 30 L24 54';
const folds = 'M-18 -18Q-14 -6 -18 6M2 -20Q5 -8 1 5M20 -17Q22 -6 18 6M-34 4Q-10 8 6 6Q18 10 10 20Q-2 26 -22 24';

/** Where pieces of crushed cubes fly: x, y, turn, size, whose. */
const shards: readonly (readonly [number, number, number, number, string])[] = [
  [14, 32, 20, 1, C.fam],
  [86, 26, -30, 1.1, C.prot],
  [26, 12, 50, 0.8, C.prot],
  [91, 58, 10, 0.7, C.fam],
  [9, 60, -20, 0.8, C.fam],
  [62, 9, 0, 0.8, C.fam],
  [44, 8, 30, 0.5, C.prot],
];

/** A corner of a cube. */
const shard = (x: number, y: number, turn: number, k: number, ink: string): string =>
  G(x, y, k, FS('M-8 -6L6 -9L9 5L-5 9Z', ink, C.ink, 3) + S('M-5 -3.6L4 -5.6', C.paper, 1.6), turn);

/** A goblin's fist among shards of cubes. */
export function grudge(): string {
  seed(362);
  return (
    ground(C.kammi, 0.3, { x: 50, y: 46, clear: 28, fade: 46 }) +
    F(rays(50, 46, 32, 62, 26, 5.4), HAZE) +
    shards.map((s) => shard(...s)).join('') +
    G(
      50,
      50,
      1.08,
      FS(shape(knuckles), GOBLIN, C.ink, 3.2) +
        S(folds, C.ink, 3) +
        F(hatch(pp('M4 -18 L32 -14 L32 20 L22 54 L6 54'), 66, 4.6, 2.4), C.ink),
    )
  );
}
