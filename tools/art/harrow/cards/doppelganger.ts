import { mix } from '../../ink/colour.ts';
import { comb, rays } from '../../ink/cuts.ts';
import { circ, D, pp, wob } from '../../ink/geometry.ts';
import { seed } from '../../ink/random.ts';
import { clip, F, FS } from '../../ink/svg.ts';
import { ground, pale } from '../../shell/cards/ground.ts';
import { shape, strokes } from '../../shell/cards/strokes.ts';
import { C } from '../inks.ts';
import { HAZE } from './goblin-skin.ts';

/** A hand mirror: half the face in it is somebody else's. */
export function doppelganger(): string {
  seed(351);
  const glass = circ(50, 38, 28, 34, 32);
  const wood = mix(C.bog, C.ember, 0.3);
  const girl =
    F(shape('M50 20 Q38 24 36 40 Q38 58 50 64'), pale) +
    F(strokes(['M36 36 Q42 32 49 38', 3.4]) + D(circ(43, 42, 2.2)) + strokes(['M44 56 L50 55', 2.4]), C.ink);
  const goblin =
    F(shape('M50 20 Q62 24 64 40 Q62 58 50 64'), mix(C.kammi, C.ink, 0.1)) +
    F(shape('M64 34 L80 18 Q78 38 65 46'), mix(C.kammi, C.paper, 0.25)) +
    F(shape('M52 43 Q58 35 64 39 Q58 47 52 43'), C.lit) +
    F(shape('M57.4 38 Q59 41 57.4 44.4 Q56 41 57.4 38'), C.ink) +
    F(shape('M50 54 Q58 56 63 48 Q61 61 50 60'), C.eggshell) +
    F(
      strokes(['M53 54 L53 60', 1.5], ['M56.6 54 L57 59', 1.5], ['M60 52 L60.6 57', 1.5], ['M51 36 Q58 32 65 35', 3]),
      C.ink,
    );
  const reflected =
    F(shape('M50 12 C33 11 28 30 28 48 L22 76 L78 76 L72 48 C72 30 67 11 50 12'), C.ink) +
    girl +
    goblin +
    F(strokes(['M28 24 L44 7', 3], ['M29 32 L53 6', 2]), C.gleam);
  return (
    ground(C.kammi, 0.4, { x: 50, y: 40, clear: 40, fade: 50 }, 90) +
    F(rays(50, 38, 38, 62, 28, 3.8), HAZE) +
    FS(shape('M44 72 L56 72 L58 105 L42 105'), wood, C.ink, 3) +
    F(comb(pp('M53 74 L55 104'), 10, 5, 8, 2), C.ink) +
    FS(D(wob(circ(50, 38, 36, 36, 40), 1)), wood, C.ink, 3) +
    F(comb(circ(50, 38, 35, 50, 39).slice(0, 24), 225, 7, 18, 2, { spread: 40 }), C.ink) +
    FS(D(glass), C.moon, C.ink, 3) +
    clip(glass, reflected) +
    F(strokes(['M22 26 Q28 8 46 3', 2.6]), C.lit)
  );
}
