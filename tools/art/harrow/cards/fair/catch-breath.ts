import { comb, gouge } from '../../../ink/cuts.ts';
import { D, pp } from '../../../ink/geometry.ts';
import { seed } from '../../../ink/random.ts';
import { clip, F, FS, G } from '../../../ink/svg.ts';
import { shape } from '../../../shell/cards/strokes.ts';
import { C } from '../../inks.ts';
import { symbol } from '../../pieces/symbols.ts';
import { lightAt } from './night.ts';

const profile = pp(
  'M-4 4 L24 6 C34 10 37 20 36 30 C42 38 48 44 47 49 C44 52 40 52 38 54 C41 58 43 60 41 63 C37 65 36 66 37 69 C40 72 39 75 35 77 C36 84 32 90 22 90 C18 94 18 98 18 104 L-4 104',
);
/** Place, size and turn of each. */
const moths = [
  [60, 62, 26, 0],
  [78, 42, 19, 24],
  [80, 76, 15, -20],
  [92, 60, 10, 10],
] as const;

/** Two lips hold back a breath that is made of moths. */
export function catchBreath(): string {
  seed(373);
  const features =
    gouge(pp('M18 34 Q26 30 33 35'), 3.4) +
    gouge(pp('M20 40 Q27 43 33 40'), 2.6) +
    gouge(pp('M29 64 Q36 65 41 63'), 2.8);
  return (
    lightAt(70, 54, 31) +
    FS(D(profile), C.frost, C.ink, 3) +
    clip(
      profile,
      F(shape('M-6 0 L14 4 Q24 30 16 50 Q22 74 10 106 L-6 106'), C.ink) +
        F(comb(pp('M16 8 Q24 30 17 50 Q22 74 12 100'), 8, 11, 18, 2.4), C.ink),
    ) +
    F(features, C.ink) +
    moths.map(([x, y, size, turn]) => G(x, y, 1, symbol('moth', 0, 0, size, C.ink, C.silver), turn)).join('')
  );
}
