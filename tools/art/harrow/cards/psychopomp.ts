import { mix } from '../../ink/colour.ts';
import { circ, D } from '../../ink/geometry.ts';
import { seed } from '../../ink/random.ts';
import { F, FS, G, S } from '../../ink/svg.ts';
import { disc, glow, nightSky } from '../../shell/cards/ground.ts';
import { gravestone, hill } from '../../shell/cards/land.ts';
import { shape, strokes } from '../../shell/cards/strokes.ts';
import { C } from '../inks.ts';

const body = 'M-46 -14 L-26 -20 Q-16 -30 -4 -22 Q18 -16 30 2 L54 18 L34 16 L42 26 L22 20 Q4 26 -10 12 Q-20 2 -24 -8';

const crow = (): string =>
  FS(shape(body), C.ink, C.ink, 3) +
  F(strokes(['M-12 -16 Q8 -14 24 4', 3.4], ['M-6 -6 Q8 0 18 12', 2.6]), C.moon) +
  F(D(circ(-18, -17, 2.4)), C.lit) +
  S('M-2 18L-6 30M8 20L6 31', C.ink, 3);

/** A crow carries a soul away from the graves. */
export function psychopomp(): string {
  seed(323);
  const soul = glow(16, 62, 6, C.lit, { reach: 8, count: 14, w: 2 }) + F(D(circ(16, 62, 3)), C.gleam);
  return (
    nightSky(C.fam, mix(C.fam, C.moon, 0.5), 46, 38, 72) +
    disc(50, 40, 34, C.moon, 1.4) +
    G(52, 44, 1, crow()) +
    S('M8 32Q6 46 14 56', C.ink, 2.4) +
    soul +
    hill(88, 4) +
    gravestone(72, 92, 0.4) +
    gravestone(88, 94, 0.34) +
    gravestone(30, 94, 0.34)
  );
}
