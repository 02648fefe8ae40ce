import { mix } from '../../ink/colour.ts';
import { seed } from '../../ink/random.ts';
import { F, FS, G, S } from '../../ink/svg.ts';
import { lamp, nightSky, pale } from '../../shell/cards/ground.ts';
import { hill, pine } from '../../shell/cards/land.ts';
import { shape, strokes } from '../../shell/cards/strokes.ts';
import { C } from '../inks.ts';

const mountains = 'M-2 60L18 34L30 46L44 26L60 50L74 38L102 62L102 70L-2 70Z';
const road = 'M26 104 Q40 86 60 80 Q76 76 66 70 Q58 66 64 60 L68 60 Q66 66 76 70 Q92 78 78 87 Q66 93 68 104';
const walker =
  'M47 72L52 71L52 66Q55 64 58 66L58 71L63 72L59 74L63 87L59 86L60 95L56 95L55 87L52 95L48 95L51 86L47 87L51 74Z';

/** A road to the hills, and someone on it. */
export function overYonder(): string {
  seed(313);
  const ridges = strokes(
    ['M44 28 L38 46', 3.4],
    ['M42 32 L32 50', 2.2],
    ['M18 36 L10 54', 3.2],
    ['M74 40 L70 54', 2.8],
  );
  const furrows = strokes(['M2 72 Q20 68 44 72', 2], ['M78 66 Q90 64 100 66', 1.8], ['M2 80 Q14 77 30 79', 1.8]);
  return (
    nightSky(C.prot, mix(C.prot, C.ember, 0.5), 62, 30, 64) +
    lamp(64, 30, 16, C.ember, C.core) +
    F(mountains, C.ink) +
    F(ridges, pale) +
    hill(62, 4, mix(C.forest, C.ink, 0.25)) +
    F(furrows, mix(C.forest, C.paper, 0.25)) +
    FS(shape(road), pale, C.ink, 2.6) +
    pine(10, 98, 36) +
    pine(25, 84, 20) +
    pine(93, 98, 36) +
    G(10, 24, 0.78, F(walker, C.ink) + S('M45 76L44 95', C.ink, 2.4))
  );
}
