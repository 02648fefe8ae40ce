import { mix } from '../../ink/colour.ts';
import { hatch, rays } from '../../ink/cuts.ts';
import { circ, D, pp } from '../../ink/geometry.ts';
import { seed } from '../../ink/random.ts';
import { clip, F, FS, S } from '../../ink/svg.ts';
import { ground } from '../../shell/cards/ground.ts';
import { strokes } from '../../shell/cards/strokes.ts';
import { C } from '../inks.ts';

const bell = pp('M50 14 C32 16 32 40 28 58 Q26 68 16 76 L84 76 Q74 68 72 58 C68 40 68 16 50 14');

/** A cracked bell in full swing. */
export function soundFury(): string {
  seed(327);
  const bronze =
    F(hatch(pp('M52 10 L90 10 L90 80 L56 80 Q60 40 52 10'), 80, 4.4, 2.4), C.ink) +
    F(strokes(['M40 26 Q36 48 32 66', 5]), C.lit) +
    S('M26 66H76M34 30H66', C.ink, 2.4);
  const swinging =
    FS(D(circ(50, 82, 8)), C.ink, C.ink, 2) +
    FS(D(bell), mix(C.ember, C.bog, 0.35), C.ink, 3.4) +
    clip(bell, bronze) +
    S('M50 14V4', C.ink, 6) +
    F(strokes(['M60 76 L56 64 L62 58 L57 46', 3]), C.ink);
  return (
    ground(C.fam, 0.4, { x: 50, y: 50, clear: 28, fade: 50 }) +
    F(rays(50, 50, 34, 62, 26, 5), mix(C.fam, C.moon, 0.6)) +
    `<g transform="rotate(-14 50 20)">${swinging}</g>` +
    S('M8 54Q2 66 8 78M92 40Q98 52 94 66', C.moon, 3)
  );
}
