import { mix } from '../../../ink/colour.ts';
import { gouge } from '../../../ink/cuts.ts';
import { cr, D, type Point, pp } from '../../../ink/geometry.ts';
import { seed } from '../../../ink/random.ts';
import { F, FS, G } from '../../../ink/svg.ts';
import { shape } from '../../../shell/cards/strokes.ts';
import { C } from '../../inks.ts';
import { fir } from '../../title/silhouettes.ts';
import { lightAt } from './night.ts';

const hill = cr(pp('M-8 106 -8 78 14 70 36 80 58 72 82 82 108 74 108 106'));
const star: readonly Point[] = Array.from({ length: 16 }, (_, i): Point => {
  const angle = (i / 16) * 6.2832 - Math.PI / 2;
  const r = i % 2 ? 4.6 : i % 4 === 0 ? 20 : 10;
  return [50 + Math.cos(angle) * r, 24 + Math.sin(angle) * r];
});

/** A silver arrow under one star. */
export function trueNorth(): string {
  seed(374);
  const arrow =
    FS(shape('M0 -54 L26 -8 L10 -12 L10 46 L0 36 L-10 46 L-10 -12 L-26 -8'), C.silver, C.ink, 5.4) +
    F(shape('M0 -50 L24 -10 L9 -13 L9 42 L0 34'), mix(C.silver, C.night, 0.55)) +
    F(gouge(pp('M-5 -28 L-5 3 L-5 34'), 3.4), C.white);
  return (
    lightAt(50, 24, 19, 84) +
    FS(D(star), C.white, C.ink, 2) +
    FS(D(hill), mix(C.forest, C.ink, 0.6), C.ink, 2.6) +
    F([10, 22, 76, 90].map((x, i) => fir(x, 84, 22 + (i % 2) * 6)).join(''), C.ink) +
    G(50, 66, 0.52, arrow)
  );
}
