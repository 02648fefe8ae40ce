import { mix } from '../../ink/colour.ts';
import { comb, rays } from '../../ink/cuts.ts';
import { D, line, pp, wob } from '../../ink/geometry.ts';
import { seed } from '../../ink/random.ts';
import { clip, F, FS, S } from '../../ink/svg.ts';
import { disc, ground, pale } from '../../shell/cards/ground.ts';
import { shape, strokes } from '../../shell/cards/strokes.ts';
import { C } from '../inks.ts';

const mouth = pp('M50 18 C76 16 90 36 87 60 C84 84 66 94 50 94 C34 94 16 84 13 60 C10 36 24 16 50 18');
const upperTeeth = 'M8 14H92L88 50L82 38L77 54L70 38L64 47L58 37L53 53L46 37L40 46L33 37L27 55L20 38L14 48Z';
const lowerTeeth = 'M8 98L14 66L20 78L26 66L33 80L40 72L46 83L53 73L60 82L67 71L73 80L79 66L84 78L92 64V98Z';
const upperGum = 'M8 12 L92 12 L92 36 Q50 22 8 36';
const lowerGum = 'M8 100 L92 100 L92 80 Q50 94 8 80';
const tongue = 'M28 82 Q30 60 50 62 Q70 60 72 82 L72 98 L28 98';

/** A mouth, wide open. */
export function holler(): string {
  seed(310);
  const gum = mix(C.prot, C.ink, 0.35);
  const inside =
    disc(50, 56, 24, mix(C.prot, C.ink, 0.72)) +
    FS(shape(tongue), C.prot, C.ink, 2) +
    F(strokes(['M50 66 Q48 74 50 84', 2.6]), C.ink) +
    FS(upperTeeth + lowerTeeth, pale, C.ink, 2) +
    F(shape(upperGum, lowerGum), gum) +
    F(comb(line(12, 31, 88, 31, 4), 90, 9, 22, 1.6) + comb(line(14, 86, 86, 86, 4), 270, 7, 20, 1.5), C.ink);
  return (
    ground(C.prot, 0.2, { x: 50, y: 56, clear: 34, fade: 44 }) +
    F(rays(50, 56, 38, 68, 30, 5), mix(C.prot, C.ember, 0.7)) +
    FS(D(wob(mouth, 1)), C.ink, C.ink, 9) +
    clip(mouth, inside) +
    S(D(wob(mouth, 0.8)), C.ink, 6.4) +
    S(D(wob(mouth, 0.8)), C.prot, 3)
  );
}
