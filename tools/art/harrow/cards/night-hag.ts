import { mix } from '../../ink/colour.ts';
import { circ, D, rect } from '../../ink/geometry.ts';
import { seed } from '../../ink/random.ts';
import { F, FS } from '../../ink/svg.ts';
import { hill, house, pine } from '../../shell/cards/land.ts';
import { shape, strokes } from '../../shell/cards/strokes.ts';
import { C } from '../inks.ts';
import { emberGround } from './ember-ground.ts';

const figure =
  'M50 5 C26 7 18 34 20 56 L3 80 L21 73 L13 94 L33 81 L39 98 L50 84 L61 98 L67 81 L87 94 L79 73 L97 80 L80 56 C82 34 74 7 50 5';

/** A face of hair and dark over a sleeping village. */
export function nightHag(): string {
  seed(338);
  const hair = strokes(
    ['M29 28 Q22 52 13 74', 2.4],
    ['M37 17 Q26 50 25 80', 2.4],
    ['M44 12 Q34 28 31 44', 2],
    ['M63 17 Q74 50 75 80', 2.4],
    ['M71 28 Q78 52 87 74', 2.4],
  );
  return (
    emberGround(50, 46, 76) +
    F(D(rect(-2, 82, 104, 20)), C.ember) +
    FS(shape(figure), C.ink, C.ink, 3) +
    F(hair, mix(C.bog, C.paper, 0.35)) +
    F(shape('M32 42 Q41 34 48 46 Q40 52 32 42', 'M68 42 Q59 34 52 46 Q60 52 68 42'), C.lit) +
    F(D(circ(41, 44, 2.4)) + D(circ(59, 44, 2.4)), C.prot) +
    F(strokes(['M41 63 Q50 57 59 63', 3.4], ['M45 69 Q50 67 55 69', 1.8]), C.ember) +
    hill(98, 1) +
    house(15, 99, 0.38) +
    pine(33, 99, 14) +
    house(50, 101, 0.26) +
    pine(66, 99, 12) +
    pine(75, 99, 16) +
    house(88, 99, 0.32)
  );
}
