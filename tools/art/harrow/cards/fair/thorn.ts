import { mix } from '../../../ink/colour.ts';
import { gouge } from '../../../ink/cuts.ts';
import { circ, D, line, type Point } from '../../../ink/geometry.ts';
import { seed } from '../../../ink/random.ts';
import { FS, G, S } from '../../../ink/svg.ts';
import { C } from '../../inks.ts';
import { protectorsHaint } from '../../pieces/haint.ts';
import { lightAt } from './night.ts';

const bark = mix(C.brambles, C.silver, 0.5);

/** Part of a waving ring round (50, 74), with a thorn on every third point, now out, now in. */
function cane(rx: number, ry: number, phase: number, from: number, to: number): string {
  const way = circ(0, 0, 1, 60)
    .slice(from, to)
    .map(([x, y], i): Point => {
      const wave = 1 + 0.08 * Math.sin(i * 0.9 + phase);
      return [50 + x * rx * wave, 74 + y * ry * wave];
    });
  const thorns = way.map(([x, y], i) => {
    if (i % 3 !== 1) return '';
    const [dx, dy] = [(x - 50) / rx, (y - 74) / ry];
    return gouge(line(x, y, x + dx * 9 - 2, y + dy * 7 - 10, 4), 9, { jit: 0, wf: (t) => 9 * (1 - t) });
  });
  const d = D(way, false);
  return FS(thorns.join(''), bark, C.ink, 2.6) + S(d, C.ink, 8.4) + S(d, bark, 4);
}

/** Thorns round a haint: it goes nowhere. */
export function thorn(): string {
  seed(383);
  const back = lightAt(50, 42, 30) + cane(37, 17, 0, 29, 61);
  const front = cane(39, 20, 2, 0, 31) + cane(34, 11, 4, 1, 31);
  return back + G(50, 82, 0.58, protectorsHaint()) + front;
}
