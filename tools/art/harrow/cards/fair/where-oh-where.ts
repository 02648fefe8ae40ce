import { gouge, hatch } from '../../../ink/cuts.ts';
import { D, line, pp } from '../../../ink/geometry.ts';
import { rr, seed } from '../../../ink/random.ts';
import { clip, F, FS, S } from '../../../ink/svg.ts';
import { disc } from '../../../shell/cards/ground.ts';
import { shape } from '../../../shell/cards/strokes.ts';
import { C } from '../../inks.ts';
import { symbol } from '../../pieces/symbols.ts';
import { grey, lightAt, mist } from './night.ts';

const arm = pp('M106 20 L78 24 Q70 22 64 27 L66 33 Q72 31 78 34 L106 44');

/** A lantern held out over a marsh: nothing there. */
export function whereOhWhere(): string {
  seed(371);
  const reeds = Array.from({ length: 13 }, (_, i) =>
    gouge(line(4 + i * 8 + rr(-2, 2), 104, 2 + i * 8 + rr(-5, 5), 74 + rr(-10, 8), 4, 2), 3.2),
  );
  return (
    lightAt(54, 55, 33) +
    disc(54, 56, 22, C.silver, 1.2) +
    FS(D(arm), C.frost, C.ink, 2.6) +
    clip(arm, F(hatch(pp('M60 32 L110 34 L110 50 L60 42'), 70, 4, 2), C.ink)) +
    S('M64 30L55 40', C.ink, 2.4) +
    FS(shape('M46 44 L64 44 L67 66 L43 66', 'M44 66 L66 66 L68 72 L42 72', 'M48 44 L55 37 L62 44'), C.ink, C.ink, 2) +
    FS(shape('M49 47 L61 47 L63 64 L47 64'), C.frost, C.ink, 1.6) +
    symbol('moth', 55, 56, 13, C.ink, C.frost) +
    F(mist(84, 9) + mist(96, 7), grey.mist) +
    F(reeds.join(''), C.ink)
  );
}
