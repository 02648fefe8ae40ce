import { mix } from '../../ink/colour.ts';
import { comb } from '../../ink/cuts.ts';
import { D, pp, wob } from '../../ink/geometry.ts';
import { seed } from '../../ink/random.ts';
import { F, FS } from '../../ink/svg.ts';
import { lamp, nightSky, pale } from '../../shell/cards/ground.ts';
import { shape, strokes } from '../../shell/cards/strokes.ts';
import { C } from '../inks.ts';
import { GOBLIN, HAZE } from './goblin-skin.ts';

const eyeLeft = 'M31 52 L47 58 Q45 65 38 64 Q32 61 31 52';
const eyeRight = 'M69 52 L53 58 Q55 65 62 64 Q68 61 69 52';

/** A goblin looks out of a grave it has dug for itself. */
export function buried(): string {
  seed(356);
  const soil = mix(C.bog, C.ember, 0.2);
  const mound = wob(pp('M-4 74 Q16 62 30 70 Q50 65 70 70 Q86 62 104 74 L104 104 L-4 104'), 1.2, 0.15, 4);
  const ears = shape('M28 56 L1 30 Q4 60 28 68', 'M72 56 L99 30 Q96 60 72 68');
  const shade = shape(
    'M52 33 C67 33 77 44 75 70 L54 70 Q60 50 52 33',
    'M74 57 L95 37 Q92 60 74 66',
    'M22 56 L8 42 Q10 58 24 64',
  );
  return (
    nightSky(C.kammi, HAZE, 50, 36, 62) +
    lamp(74, 20, 14, HAZE, pale) +
    FS(ears, GOBLIN, C.ink, 3) +
    FS(shape('M25 70 C23 44 35 33 50 33 C65 33 77 44 75 70'), GOBLIN, C.ink, 3) +
    F(shade, C.ink) +
    F(comb(pp('M53 36 Q60 52 55 68'), 180, 9, 12, 2.2), C.ink) +
    FS(shape(eyeLeft, eyeRight), C.lit, C.ink, 2.4) +
    F(shape('M39.6 55 Q42 59 40 64 Q37.6 60 39.6 55', 'M60.4 55 Q58 59 60 64 Q62.4 60 60.4 55'), C.ink) +
    F(strokes(['M28 49 Q38 48 49 58', 4.6], ['M72 49 Q62 48 51 58', 4.6], ['M40 40 Q50 44 60 40', 2.2]), C.ink) +
    F(D(mound), C.ink) +
    F(shape('M-4 104 L-4 82 Q16 78 30 84 Q50 78 70 84 Q86 78 104 82 L104 104'), C.ink) +
    F(comb(pp('M4 84 Q30 78 50 80 Q74 78 96 84'), 80, 12, 22, 2.6, { spread: 40 }), soil) +
    F(strokes(['M36 74 Q50 69 64 74', 2.4], ['M16 98 Q34 92 48 98', 3], ['M56 99 Q70 93 86 98', 3]), soil)
  );
}
