import { mix } from '../../ink/colour.ts';
import { D, pp } from '../../ink/geometry.ts';
import { seed } from '../../ink/random.ts';
import { clip, F, FS, S } from '../../ink/svg.ts';
import { disc, nightSky } from '../../shell/cards/ground.ts';
import { shape, spiral, strokes } from '../../shell/cards/strokes.ts';
import { C } from '../inks.ts';
import { bolt } from './fire.ts';

const cloud = pp(
  'M4 86 Q-4 68 16 67 Q18 56 34 60 Q46 52 58 60 Q74 54 80 65 Q102 64 98 82 Q84 94 66 88 Q46 98 30 88 Q14 96 4 86',
);
const hat = 'M32 17 Q40 14 41 12 Q41 4 48 4 Q55 5 55 13 Q58 16 64 19 Q50 22 32 17';
const coat =
  'M43 18 L54 19 L53 24 Q60 28 63 38 Q68 46 80 50 Q72 52 68 51 L70 56 Q62 54 58 50 L54 54 L48 52 L43 54 L37 51 Q38 36 43 26';
const legs = 'M40 48 L36 58 L27 63 L25 67 L37 66 L47 54 L54 50 L61 60 L66 67 L75 66 L68 61 L62 48';
const arm = 'M42 28 Q34 31 27 35 L28 39 Q38 38 46 36';

/** Someone walking on a storm cloud. */
export function stormWalker(): string {
  seed(322);
  return (
    nightSky(C.fam, mix(C.fam, C.moon, 0.4), 50, 30, 62) +
    disc(50, 34, 29, C.moon, 1.4) +
    FS(D(cloud), C.storm, C.ink, 3) +
    clip(cloud, F(spiral(28, 79, 18, 8, 3.6) + spiral(70, 77, 18, -8, 3.6), C.moon)) +
    S('M23 14Q26 40 27 66', C.ink, 2.8) +
    [hat, coat, legs, arm].map((part) => F(shape(part), C.ink)).join('') +
    F(strokes(['M55 27 Q58 38 70 48', 2.2], ['M50 26 Q51 38 56 47', 1.8], ['M44 9 Q45 6 49 6', 1.6]), C.moon) +
    bolt(12, 88, 0.44) +
    bolt(49, 90, 0.4) +
    bolt(88, 87, 0.44)
  );
}
