import { mix } from '../../ink/colour.ts';
import { comb, engrave, rays } from '../../ink/cuts.ts';
import { circ, D, pp } from '../../ink/geometry.ts';
import { seed } from '../../ink/random.ts';
import { clip, F, FS, G } from '../../ink/svg.ts';
import { field } from '../../shell/cards/ground.ts';
import { shape, strokes } from '../../shell/cards/strokes.ts';
import { C } from '../inks.ts';

const blade = pp('M66 2 Q84 34 60 66 L46 54 Q54 26 66 2');
const edge = 'M66 2 Q84 34 60 66 L54 60 Q68 34 66 2';

/** A knife in the dark, and two eyes. */
export function knifeDark(): string {
  seed(329);
  const dim = mix(C.fam, C.ink, 0.2);
  const sheen = engrave(field, -30, 4.8, (x, y) => Math.max(0, Math.min(0.6, 0.6 - Math.hypot(x - 70, y - 20) / 60)), {
    wave: 2,
    wl: 30,
  });
  const eyes =
    F(shape('M-14 0 Q-6 -7 4 0 Q-6 4 -14 0', 'M12 0 Q20 -7 30 0 Q20 4 12 0'), C.moon) +
    F(D(circ(-5, -1, 1.8)) + D(circ(21, -1, 1.8)), C.ink);
  return (
    F(D(field), C.ink) +
    F(sheen, dim) +
    FS(D(blade), C.moon, mix(C.fam, C.moon, 0.4), 1.4) +
    clip(blade, F(shape(edge), dim) + F(comb(pp('M66 6 Q68 34 55 60'), 175, 6, 12, 1.8), C.ink)) +
    FS('M38 54L66 74L62 80L34 60Z', mix(C.mountain, C.paper, 0.3), C.ink, 2) +
    FS(shape('M44 66 L54 74 L34 102 L20 92'), mix(C.bog, C.ember, 0.1), C.ink, 2.4) +
    F(strokes(['M44 70 L28 92', 2.4]), C.lit) +
    G(18, 34, 0.8, eyes) +
    F(rays(72, 18, 3, 12, 8, 2.4), C.gleam)
  );
}
