import { mix } from '../../../ink/colour.ts';
import { gouge } from '../../../ink/cuts.ts';
import { circ, cr, D, line, pp } from '../../../ink/geometry.ts';
import { F, FS, G, S } from '../../../ink/svg.ts';
import { C } from '../../inks.ts';
import { flame } from '../../pieces/flame.ts';
import { hesterShade } from '../../title/figures.ts';

const mud = cr(pp('M-92 32 L-26 27 L34 30 L92 26 L92 80 L-92 80'));
const guest = pp('M26 36 Q27 12 37 -2 Q37 -14 45 -20 Q54 -14 53 -2 Q63 12 65 36');

const reed = (x: number, y: number, h: number, lean: number): string =>
  S(`M${x} ${y}Q${x} ${y - h * 0.6} ${x + lean} ${y - h}`, C.ink, 1.8) +
  F(D(circ(x + lean * 0.9, y - h * 0.86, 2.2, 10, 5.4)), C.ink);

/** A bowl on the mud, with its steam. */
const bowl = (x: number, y: number, k: number): string =>
  G(
    x,
    y,
    k,
    FS('M-12 -9H12Q11 2 4 2H-4Q-11 2 -12 -9Z', mix(C.bog, C.ink, 0.2), C.ink, 2.2) +
      F(D(circ(0, -9, 11, 18, 2.6)), C.ray) +
      F(gouge(pp('M-4 -14 Q-8 -20 -3 -25 Q0 -29 -4 -33'), 2.4) + gouge(pp('M5 -14 Q1 -19 6 -24'), 2), C.core),
  );

/** Night IV: Hester and one guest at a fire in the mud, three bowls set out. */
export const mudFeast = (): string =>
  reed(-70, 32, 34, -3) +
  reed(-63, 32, 24, 3) +
  reed(72, 30, 34, 3) +
  reed(66, 30, 22, -3) +
  F(D(mud), C.ink) +
  F(
    gouge(line(-20, 38, 18, 29, 5), 7, { a: 0.8, b: 0.8 }) + gouge(line(18, 38, -20, 29, 5), 7, { a: 0.8, b: 0.8 }),
    C.ink,
  ) +
  G(-1, 33, 0.5, flame(false)) +
  G(-44, 36, 0.46, hesterShade()) +
  F(D(guest), C.ink) +
  F('M38 -6q4 -4 6 2q-5 2 -6 -2zM52 -6q-4 -4 -6 2q5 2 6 -2z', C.lit) +
  bowl(-24, 47, 0.72) +
  bowl(24, 47, 0.72) +
  bowl(0, 53, 0.8) +
  F(
    gouge(line(-58, 45, -40, 45, 4, 1.4), 1.8) +
      gouge(line(42, 44, 62, 43, 4, 1.4), 1.8) +
      gouge(line(-46, 51, -36, 51, 4, 1), 1.6),
    mix(C.ember, C.ink, 0.4),
  );
