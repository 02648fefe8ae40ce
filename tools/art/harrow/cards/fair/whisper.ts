import { comb, gouge, hatch } from '../../../ink/cuts.ts';
import { D, pp } from '../../../ink/geometry.ts';
import { seed } from '../../../ink/random.ts';
import { clip, F, FS, G } from '../../../ink/svg.ts';
import { shape, strokes } from '../../../shell/cards/strokes.ts';
import { C } from '../../inks.ts';
import { symbol } from '../../pieces/symbols.ts';
import { lightAt } from './night.ts';

const ear = pp(
  'M66 104 C64 92 56 84 50 72 C42 56 44 30 62 20 C78 12 96 20 98 40 C100 54 92 62 88 72 C86 84 88 94 90 104',
);
const hollow =
  'M62 66 C54 52 56 36 66 30 C78 24 90 32 89 44 C88 54 80 56 78 64 C76 72 72 76 68 74 C72 66 74 60 76 54 C82 48 82 38 74 36 C64 36 60 50 62 66';

/** A moth that whispers into an ear. */
export function whisper(): string {
  seed(382);
  const breath = strokes(['M40 46 Q46 44 52 46', 2.4], ['M39 54 Q46 53 53 55', 2.4], ['M41 62 Q47 62 53 65', 2.2]);
  return (
    lightAt(26, 50, 24) +
    FS(D(ear), C.frost, C.ink, 3) +
    clip(
      ear,
      F(hatch(pp('M84 10 L110 10 L110 110 L74 110 Q92 60 84 10'), 68, 4.2, 2.1), C.ink) +
        F(comb(pp('M48 60 Q46 40 58 24'), 20, 9, 12, 2.2), C.ink),
    ) +
    F(shape(hollow), C.ink) +
    F(gouge(pp('M60 60 C56 48 60 36 70 32'), 2), C.frost) +
    F(breath, C.frost) +
    G(23, 52, 1, symbol('moth', 0, 0, 44, C.ink, C.silver), 14)
  );
}
