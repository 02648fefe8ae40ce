import { mix } from '../../ink/colour.ts';
import { hatch, rays } from '../../ink/cuts.ts';
import { D, pp, rect } from '../../ink/geometry.ts';
import { seed } from '../../ink/random.ts';
import { clip, F, FS, G, S } from '../../ink/svg.ts';
import { ground, lamp } from '../../shell/cards/ground.ts';
import { shape, strokes } from '../../shell/cards/strokes.ts';
import { C } from '../inks.ts';
import { familyHaint } from '../pieces/haint.ts';

const jar = pp('M24 34 L76 34 Q84 38 84 48 L82 88 Q80 96 72 96 L28 96 Q20 96 18 88 L16 48 Q16 38 24 34');

/** A haint of the Family caught in a jar. */
export function spiritTrap(): string {
  seed(306);
  const lid =
    FS(shape('M22 18 Q50 12 78 18 L79 32 Q50 37 21 32'), mix(C.mountain, C.paper, 0.25), C.ink, 3) +
    S('M32 17V33M42 16V34M52 16V34M62 16V34M71 17V33', C.ink, 2);
  return (
    ground(C.prot, 0.5, { x: 50, y: 60, clear: 34, fade: 50 }, 90) +
    F(rays(50, 62, 34, 56, 24, 3.4), C.ember) +
    FS(D(jar), mix(C.prot, C.ink, 0.6), C.ink, 3.4) +
    clip(jar, lamp(50, 66, 30, C.ember, C.lit)) +
    G(50, 92, 0.44, familyHaint()) +
    clip(jar, F(hatch(rect(70, 30, 16, 70), 90, 3.6, 1.8), C.ink)) +
    F(strokes(['M23 46 Q21 66 24 86', 4.4], ['M29 42 L29 54', 2.6]), C.paper) +
    lid
  );
}
