import { mix } from '../../ink/colour.ts';
import { comb } from '../../ink/cuts.ts';
import { circ, D, pp } from '../../ink/geometry.ts';
import { seed } from '../../ink/random.ts';
import { clip, F, FS } from '../../ink/svg.ts';
import { glow, ground, pale } from '../../shell/cards/ground.ts';
import { shape, strokes } from '../../shell/cards/strokes.ts';
import { C } from '../inks.ts';

const dog = pp(
  'M4 104 C8 80 18 66 30 56 C26 44 30 28 42 20 L43 6 L55 20 C62 22 66 27 70 30 L90 28 Q95 32 91 39 L74 45 L87 53 Q87 61 78 61 L62 59 C62 70 70 84 74 104',
);
const nape = 'M30 56 C26 44 30 28 42 20 L46 34 Q40 48 48 58 Q44 80 50 104 L0 104';
const terminator = pp('M47 38 Q42 50 48 60 Q45 80 50 102');
const ruff = pp('M30 58 C20 68 10 82 6 102');
const mouth = 'M76 44 L62 43 Q67 53 64 59 L78 60 L72 52';
const teeth = 'M73 45l2.4 7l3.4 -8.4zM82 42l2.2 6.6l3 -8zM79 61l-3 -6.4l-2 6zM85 58l-2.6 -6l-1.4 6z';
const eye = 'M53 33 L65 29.5 Q64 36 57 36.5';

/** A barking dog. */
export function yellowDog(): string {
  seed(301);
  const shade = F(shape(nape), C.ink) + F(comb(terminator, 8, 9, 16, 2.2), C.ink);
  const tongue = shape('M64 57 Q70 52 78 58 Q72 61 65 60');
  return (
    ground(C.prot, 0.3, { x: 50, y: 46, clear: 26, fade: 52 }) +
    glow(54, 42, 30, mix(C.prot, C.ember, 0.6)) +
    F(comb(ruff, 205, 10, 12, 4, { spread: 24 }), C.ink) +
    FS(D(dog), C.plains, C.ink, 3) +
    clip(dog, shade) +
    F(shape(mouth), mix(C.prot, C.ink, 0.6)) +
    F(tongue, C.prot) +
    F(teeth, pale) +
    FS(shape(eye), C.core, C.ink, 1.6) +
    F(D(circ(60, 32.6, 1.9)), C.ink) +
    F(
      D(circ(91, 31, 3)) +
        strokes(
          ['M50 31 Q58 25 68 29', 3.4],
          ['M40 22 Q34 34 38 44', 5],
          ['M56 58 Q60 74 64 88', 2.2],
          ['M60 70 Q64 84 68 98', 2],
        ),
      C.ink,
    )
  );
}
