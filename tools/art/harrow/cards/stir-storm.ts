import { mix } from '../../ink/colour.ts';
import { gouge } from '../../ink/cuts.ts';
import { circ, D, line, wob } from '../../ink/geometry.ts';
import { seed } from '../../ink/random.ts';
import { clip, F, FS, G } from '../../ink/svg.ts';
import { ground, pale } from '../../shell/cards/ground.ts';
import { spiral } from '../../shell/cards/strokes.ts';
import { C } from '../inks.ts';
import { bolt } from './fire.ts';
import { fist } from './hands.ts';

/** A stick stirs a whorl of cloud. */
export function stirStorm(): string {
  seed(309);
  const pool = circ(50, 60, 40, 36, 30);
  const stick =
    FS('M-5 0L-2 -60L4 -60L6 0Q6 8 0 8Q-6 8 -5 0Z', mix(C.bog, C.ember, 0.2), C.ink, 2.6) +
    F(gouge(line(-1, -50, -2, 0, 4), 2), pale);
  return (
    ground(C.storm, 0.5, { x: 50, y: 56, clear: 40, fade: 50 }) +
    FS(D(wob(pool, 1.4)), mix(C.storm, C.ink, 0.3), C.ink, 3) +
    clip(pool, F(spiral(50, 60, 42, 9, 6, { arms: 3, squash: 0.74 }), C.moon)) +
    bolt(16, 76, 0.5) +
    bolt(86, 74, 0.5) +
    G(50, 60, 1, stick) +
    fist(52, 16, 0.5, pale, 176)
  );
}
