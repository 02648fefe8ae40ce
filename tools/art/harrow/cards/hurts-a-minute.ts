import { mix } from '../../ink/colour.ts';
import { comb, hatch } from '../../ink/cuts.ts';
import { D, pp } from '../../ink/geometry.ts';
import { seed } from '../../ink/random.ts';
import { clip, F, FS } from '../../ink/svg.ts';
import { shape, strokes } from '../../shell/cards/strokes.ts';
import { C } from '../inks.ts';
import { emberGround } from './ember-ground.ts';
import { serpent } from './serpent.ts';

/** The snake of an infected haint (art.md, section 8). */
export const VIPER = C.viper;

const head = pp(
  'M32 58 C24 34 44 14 70 12 Q88 14 96 26 Q97 32 93 34 L70 37 Q60 42 62 54 L86 66 Q84 80 66 80 Q44 80 32 58',
);
const gape = 'M93 34 L70 37 Q60 42 62 54 L86 66 Q70 52 93 34';

/** A snake about to bite. */
export function hurtsAMinute(): string {
  seed(337);
  const throat = F(shape(gape), mix(C.prot, C.ink, 0.35)) + F(shape('M64 53 Q66 47 72 47 L80 60'), C.prot);
  const slit = 'M57 27 L77 22 Q75 32 64 32 Q58 31 57 27';
  return (
    emberGround(58, 46, 64) +
    serpent('M-8 96 Q26 104 27 76 Q26 60 42 48', 19, VIPER) +
    FS(D(head), VIPER, C.ink, 3.2) +
    clip(
      head,
      F(hatch(pp('M30 52 Q40 80 70 82 L90 70 L62 62 L46 46'), 40, 4, 2), C.ink) +
        F(comb(pp('M40 30 Q50 20 64 16'), 60, 8, 8, 2.2), mix(VIPER, C.ink, 0.55)),
    ) +
    throat +
    FS('M89 34L85 54L79 36ZM76 37L74 49L70 38Z', C.eggshell, C.ink, 1.4) +
    FS(shape(slit), C.ember, C.ink, 2.4) +
    F(shape('M67 23 Q69.4 27 67 31.6 Q64.6 27 67 23'), C.ink) +
    F(strokes(['M53 28 Q64 18 80 20', 4], ['M90 25 Q92 24 93 26', 2]), C.ink) +
    F(shape('M84 58 Q89 66 84 70 Q79 66 84 58'), C.core)
  );
}
