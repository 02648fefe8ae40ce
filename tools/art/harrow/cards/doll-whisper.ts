import { mix } from '../../ink/colour.ts';
import { comb, hatch } from '../../ink/cuts.ts';
import { circ, D, pp } from '../../ink/geometry.ts';
import { seed } from '../../ink/random.ts';
import { clip, F, FS, S } from '../../ink/svg.ts';
import { disc, ground, pale } from '../../shell/cards/ground.ts';
import { shape, strokes } from '../../shell/cards/strokes.ts';
import { C } from '../inks.ts';
import { GOBLIN, HAZE } from './goblin-skin.ts';

const dress = pp('M24 50 L6 70 L13 79 L24 68 L15 105 L47 105 L40 68 L52 74 L57 65 L40 50');
const outerEar = 'M106 4 C82 0 66 12 68 34 C70 47 80 47 80 58 C80 72 88 80 106 76';

/** A rag doll whispers into an ear. */
export function dollWhisper(): string {
  seed(358);
  const cloth = F(hatch(pp('M34 48 L60 48 L56 106 L36 106'), 70, 4.4, 2.2), C.ink);
  const stitches = S('M21 25l8 8M29 25l-8 8M38 25l8 8M46 25l-8 8', C.ink, 3);
  return (
    ground(C.kammi, 0.35, { x: 36, y: 44, clear: 24, fade: 56 }, 20) +
    disc(34, 42, 34, HAZE, 2) +
    FS(D(dress), C.prot, C.ink, 3) +
    clip(dress, cloth) +
    S('M32 70v0M32 80v0M32 90v0', C.lit, 4) +
    F(comb(pp('M15 20 Q32 0 52 20'), -90, 13, 16, 3.4, { spread: 70 }), mix(C.bog, C.ink, 0.3)) +
    FS(D(circ(33, 31, 20)), pale, C.ink, 3) +
    F(
      comb(
        circ(33, 31, 19, 40)
          .slice(36)
          .concat(circ(33, 31, 19, 40).slice(0, 9)),
        200,
        7,
        11,
        1.8,
      ),
      C.ink,
    ) +
    stitches +
    F(strokes(['M27 43 Q38 46 47 40', 3]), C.ink) +
    S('M31 41l1 6M36 41.6l1 5.4M41 40l2 5', C.ink, 1.6) +
    FS(shape(outerEar), GOBLIN, C.ink, 3) +
    F(comb(pp('M72 18 Q68 34 76 44 Q84 50 82 62'), 8, 7, 13, 2), C.ink) +
    F(shape('M106 18 C90 14 80 22 81 35 C82 44 90 44 90 55 L106 58'), C.ink) +
    F(strokes(['M100 25 C91 25 88 33 92 41', 3.2]), GOBLIN) +
    F(strokes(['M55 32 Q60 29 66 32', 3], ['M56 39 Q62 39 68 41', 3], ['M54 46 Q60 49 66 51', 3]), C.lit)
  );
}
