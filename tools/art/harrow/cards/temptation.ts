import { mix } from '../../ink/colour.ts';
import { comb, gouge, rays } from '../../ink/cuts.ts';
import { circ, D, line, pp, tr } from '../../ink/geometry.ts';
import { seed } from '../../ink/random.ts';
import { clip, F, FS, S } from '../../ink/svg.ts';
import { ground, pale } from '../../shell/cards/ground.ts';
import { shape, strokes } from '../../shell/cards/strokes.ts';
import { C } from '../inks.ts';
import { HAZE } from './goblin-skin.ts';
import { VIPER } from './hurts-a-minute.ts';

const apple = pp('M50 34 C36 22 16 32 18 56 C20 78 36 92 50 86 C64 92 80 78 82 56 C84 32 64 22 50 34');
const worm = 'M38 62Q26 58 22 68Q18 78 8 74';

function leaf(): string {
  const turn = (-20 * Math.PI) / 180;
  const at = (path: string) => tr(pp(path), 54, 19, 1, turn);
  return (
    FS(D(at('M0 0 Q9 -11 30 0 Q10 10 0 0')), C.forest, C.ink, 2.4) +
    F(D(at('M0 0 L30 0 Q10 10 0 0')), mix(C.forest, C.ink, 0.62)) +
    F(gouge(tr(line(2, 0, 26, 0, 4), 54, 19, 1, turn), 2.2), pale)
  );
}

/** An apple, and the worm that lives in it. */
export function temptation(): string {
  seed(357);
  const rind =
    F(shape('M54 26 L90 26 L90 92 L50 92 Q60 60 54 26'), mix(C.prot, C.ink, 0.6)) +
    F(comb(pp('M55 34 Q60 60 52 88'), 182, 9, 15, 2.4), C.ink) +
    F(strokes(['M27 44 Q22 56 28 70', 5], ['M34 40 L31 48', 3]), C.lit);
  return (
    ground(C.kammi, 0.4, { x: 50, y: 56, clear: 30, fade: 48 }) +
    F(rays(50, 56, 34, 62, 28, 4.4), HAZE) +
    FS(D(apple), C.prot, C.ink, 3.4) +
    clip(apple, rind) +
    S('M50 36Q48 24 54 11', C.ink, 5) +
    leaf() +
    F(D(circ(39, 62, 8.4)), C.ink) +
    S(worm, C.ink, 10) +
    S(worm, VIPER, 5.6) +
    S('M32 58.6L30 63M25 60.6L28 65M20 66.6L25 69M16 72L19 76.6', C.ink, 1.6) +
    FS(shape('M11 70 L3 72 Q1 78 9 79 L14 76'), VIPER, C.ink, 2) +
    F(shape('M5 73 L9.6 73 L7 75.6'), C.ink)
  );
}
