import { mix } from '../../ink/colour.ts';
import { seed } from '../../ink/random.ts';
import { FS, G } from '../../ink/svg.ts';
import { disc, ground, pale } from '../../shell/cards/ground.ts';
import { shape } from '../../shell/cards/strokes.ts';
import { C } from '../inks.ts';
import { flame } from './fire.ts';
import { fist } from './hands.ts';

const crowd = 'M-4 104 L2 84 Q10 74 18 84 Q26 88 30 78 Q40 70 48 78 Q54 72 62 80 Q70 86 78 82 Q88 76 96 84 L104 104';

const torch = (x: number, y: number, turn: number): string =>
  G(
    x,
    y,
    1,
    FS('M-4 44L-5 0L5 0L4 44Z', mix(C.bog, C.ember, 0.15), C.ink, 2.4) +
      FS('M-8 2L-7 -8L7 -8L8 2Z', C.ink, C.ink, 2) +
      flame(0, -4, 0.42),
    turn,
  );

/** Three torches held up out of a crowd. */
export function rally(): string {
  seed(311);
  return (
    ground(C.prot, 0.35, { x: 50, y: 36, clear: 26, fade: 50 }) +
    disc(50, 38, 38, mix(C.prot, C.ember, 0.45), 2) +
    torch(20, 44, -9) +
    torch(80, 44, 9) +
    torch(50, 38, 0) +
    FS(shape(crowd), C.ink, C.ink, 2) +
    fist(27, 85, 0.36, pale, -9) +
    fist(50, 79, 0.4, pale) +
    fist(73, 85, 0.36, pale, 9)
  );
}
