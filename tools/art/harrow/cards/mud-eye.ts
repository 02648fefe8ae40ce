import { mix } from '../../ink/colour.ts';
import { circ, D, n1, pp, wob } from '../../ink/geometry.ts';
import { seed } from '../../ink/random.ts';
import { F, FS, S } from '../../ink/svg.ts';
import { shape, strokes } from '../../shell/cards/strokes.ts';
import { C } from '../inks.ts';
import { emberGround } from './ember-ground.ts';
import { eye } from './eye.ts';

const shore = 'M-4 50 Q30 42 60 46 Q84 48 104 44';

/** A cattail leaning by dx. */
const reed = (x: number, y: number, dx: number, h = 40): string =>
  S(`M${x} ${y}Q${x} ${n1(y - h * 0.55)} ${x + dx} ${y - h}`, C.ink, 2.6) +
  F(D(circ(x + dx * 0.8, y - h * 0.84, 3.2, 14, 8)), C.ink);

/** An eye opens in the mud. */
export function mudEye(): string {
  seed(334);
  const mud = wob(pp(`${shore} L104 104 L-4 104`), 1, 0.1, 4);
  const rings = [
    [47, 26, C.bog],
    [38, 19.5, mix(C.bog, C.ink, 0.65)],
  ] as const;
  const lid = 'M20 74 Q50 44 80 74 Q73 69 67 72 Q61 63 53 68 Q45 61 38 69 Q31 67 20 74';
  return (
    emberGround(50, 30, 66) +
    F(D(mud), mix(C.bog, C.ink, 0.35)) +
    S(shore, C.ink, 3) +
    reed(8, 56, -3) +
    reed(17, 54, 4, 34) +
    reed(90, 54, -4) +
    reed(97, 56, 3, 30) +
    rings.map(([rx, ry, fill]) => FS(D(wob(circ(50, 74, rx, 34, ry), 1.2)), fill, C.ink, 2.6)).join('') +
    F(
      strokes(['M8 70 Q12 60 22 56', 2.8], ['M76 93 Q90 88 94 78', 2.8], ['M20 89 Q28 95 40 97', 2.8]),
      mix(C.bog, C.paper, 0.5),
    ) +
    eye(50, 74, 28, C.ember) +
    FS(D(circ(50, 74, 6.2, 18)), C.ray, C.ink, 1.6) +
    F(shape('M50 64 Q53.6 74 50 84 Q46.4 74 50 64'), C.ink) +
    F(D(circ(45, 70, 2.2)), C.eggshell) +
    FS(shape(lid), mix(C.bog, C.ink, 0.1), C.ink, 2.2) +
    F(strokes(['M27 69 Q50 49 73 69', 2.2]), mix(C.bog, C.paper, 0.4))
  );
}
