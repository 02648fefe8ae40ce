import { comb, gouge } from '../../../ink/cuts.ts';
import { circ, D, line, pp } from '../../../ink/geometry.ts';
import { rr, seed } from '../../../ink/random.ts';
import { F, FS, G } from '../../../ink/svg.ts';
import { disc } from '../../../shell/cards/ground.ts';
import { shape } from '../../../shell/cards/strokes.ts';
import { C } from '../../inks.ts';
import { smallNest } from '../../pieces/small-nest.ts';
import { grey, lightAt } from './night.ts';

/** A stooping cowl whose peak hangs over, and a long sleeve that reaches to the left. */
const cowl = 'M106 10 C92 2 74 4 66 18 C60 28 58 38 62 48 C56 54 50 58 47 64 L66 74 C64 86 60 96 58 106 L106 106';
const hollow = 'M70 22 C62 28 60 40 66 50 C76 52 84 44 84 34 C84 26 78 20 70 22';
const hand =
  'M48 62 C42 60 34 62 26 68 L29 71 L38 68 L28 77 L32 79 L42 71 L38 82 L42 82 L48 73 L50 82 L54 81 L55 72 L60 70';

/** A nest shines in the grass, and a haint comes after it. */
export function bait(): string {
  seed(379);
  const grass = Array.from({ length: 17 }, (_, i) =>
    gouge(line(i * 6.4, 106, i * 6.4 + rr(-4, 4), 92 + rr(-6, 4), 4, 2), 3),
  );
  const folds = comb(pp('M70 74 Q84 80 100 66'), 96, 30, 9, 3.4) + gouge(pp('M66 20 Q76 8 94 8'), 3);
  return (
    lightAt(22, 84, 24, 90) +
    disc(22, 84, 15, C.frost, 1) +
    FS(shape(cowl), grey.mist, C.ink, 3) +
    F(folds, C.ink) +
    F(shape(hollow), C.ink) +
    F('M65 34L72 37L67 40ZM75 36L82 34L79 40Z', C.frost) +
    F(D(circ(69, 37.4, 1)) + D(circ(78.6, 37, 1)), C.ink) +
    FS(shape(hand), C.silver, C.ink, 2) +
    G(21, 100, 0.34, smallNest()) +
    F(grass.join(''), C.ink)
  );
}
