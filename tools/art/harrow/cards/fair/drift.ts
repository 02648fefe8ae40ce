import { gouge } from '../../../ink/cuts.ts';
import { cr, D, type Point, rect } from '../../../ink/geometry.ts';
import { seed } from '../../../ink/random.ts';
import { F, G } from '../../../ink/svg.ts';
import { disc } from '../../../shell/cards/ground.ts';
import { strokes } from '../../../shell/cards/strokes.ts';
import { C } from '../../inks.ts';
import { smallNest } from '../../pieces/small-nest.ts';
import { grey, lightAt } from './night.ts';

const shore = 62;

/** A nest that drifts on dark water, away from the moon. */
export function drift(): string {
  seed(375);
  const ripples = Array.from({ length: 8 }, (_, i) => {
    const y = shore + 4 + i * 5;
    const way = Array.from({ length: 9 }, (_, k): Point => [-6 + k * 14, y + (k % 2 ? 1.4 : -1.4)]);
    return gouge(cr(way, false, 4), 1.2 + i * 0.16, { a: 0.7, b: 0.7 });
  });
  const path = Array.from({ length: 7 }, (_, i) =>
    gouge(
      [
        [64 - i * 1.5, shore + 3 + i * 3],
        [70, shore + 3 + i * 3],
        [77 + i * 1.5, shore + 3 + i * 3],
      ],
      2,
    ),
  );
  const wake = strokes(['M62 76 Q74 73 88 66', 2.6], ['M60 82 Q78 80 96 74', 2.4], ['M62 88 Q80 88 100 84', 2.2]);
  return (
    lightAt(70, 34, 21) +
    disc(70, 34, 14, C.frost, 1) +
    F(D(rect(0, shore, 100, 40)), C.night) +
    F(ripples.join(''), grey.haze) +
    F(path.join(''), C.silver) +
    F(wake, C.frost) +
    G(38, 90, 0.52, smallNest())
  );
}
