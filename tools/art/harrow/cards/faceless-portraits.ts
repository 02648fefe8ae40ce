import { mix } from '../../ink/colour.ts';
import { comb, engrave } from '../../ink/cuts.ts';
import { circ, D, wob } from '../../ink/geometry.ts';
import { seed } from '../../ink/random.ts';
import { clip, F, FS } from '../../ink/svg.ts';
import { field, ground } from '../../shell/cards/ground.ts';
import { shape, spiral, strokes } from '../../shell/cards/strokes.ts';
import { C } from '../inks.ts';

/** A framed portrait with a spiral for a face. */
export function facelessPortraits(): string {
  seed(324);
  const wallpaper = engrave(field, 90, 10, () => 0.35);
  const canvas = circ(50, 48, 28, 32, 36);
  const face = circ(50, 46, 14, 24, 18);
  const frameShade = comb(circ(50, 48, 37, 50, 45).slice(0, 26), 225, 8, 20, 2.2, { spread: 40 });
  const sitter =
    F(shape('M20 90 Q30 66 50 68 Q70 66 80 90') + D(circ(50, 42, 20, 24, 23)), C.ink) +
    F('M38 66L50 72L45 80L35 71ZM62 66L50 72L55 80L65 71Z', C.pallor);
  return (
    ground(C.fam, 0.35, { x: 50, y: 50, clear: 60, fade: 60 }, 90) +
    F(wallpaper, mix(C.fam, C.ink, 0.55)) +
    FS(D(wob(circ(50, 48, 38, 36, 46), 1)), mix(C.bog, C.ember, 0.35), C.ink, 3.4) +
    F(frameShade, C.ink) +
    FS(D(canvas), mix(C.fam, C.ink, 0.6), C.ink, 3) +
    clip(canvas, sitter) +
    FS(D(face), C.pallor, C.ink, 2.4) +
    clip(face, F(spiral(50, 46, 17, 9, 4, { arms: 2, squash: 1.2 }), C.ink)) +
    F(strokes(['M24 26 Q34 10 50 8', 3]), C.lit)
  );
}
