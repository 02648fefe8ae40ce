import { gouge } from '../../../ink/cuts.ts';
import { circ, D, type Point, pp } from '../../../ink/geometry.ts';
import { seed } from '../../../ink/random.ts';
import { F, FS, G } from '../../../ink/svg.ts';
import { C } from '../../inks.ts';
import { smallNest } from '../../pieces/small-nest.ts';
import { lightAt } from './night.ts';

/** Half a turn round the middle, with a head; the other half is the same upside down. */
function halfTurn(): string {
  const way = circ(0, 0, 34, 40)
    .slice(23, 37)
    .map(([x, y]): Point => [x, y * 0.82]);
  const shaft = gouge(way, 7, { jit: 0.04, wf: (t) => 3 + 4.6 * t });
  const head = D(pp('M20 -26 L38 -18 L33 2 L28 -8'));
  return FS(shaft, C.frost, C.ink, 2.6) + FS(head, C.frost, C.ink, 2.6) + F(shaft, C.frost);
}

/** Two nests that change places. */
export function swap(): string {
  seed(376);
  return (
    lightAt(50, 50, 18) +
    G(50, 50, 1, halfTurn()) +
    G(50, 50, 1, halfTurn(), 180) +
    G(18, 57, 0.3, smallNest()) +
    G(82, 60, 0.3, smallNest())
  );
}
