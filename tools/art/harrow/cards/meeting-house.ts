import { mix } from '../../ink/colour.ts';
import { hatch } from '../../ink/cuts.ts';
import { circ, D, pp, rect } from '../../ink/geometry.ts';
import { seed } from '../../ink/random.ts';
import { clip, F, FS } from '../../ink/svg.ts';
import { disc, nightSky } from '../../shell/cards/ground.ts';
import { hill } from '../../shell/cards/land.ts';
import { shape } from '../../shell/cards/strokes.ts';
import { C } from '../inks.ts';

const walls = pp('M16 90 L16 56 L36 40 L36 30 L50 4 L64 30 L64 40 L84 56 L84 90');
const roofs = 'M12 60L36 38L36 46L16 64ZM88 60L64 38L64 46L84 64ZM32 36L50 0L68 36L64 36L50 10L36 36Z';

/** A chapel with its door open. */
export function meetingHouse(): string {
  seed(321);
  const boards =
    F(hatch(rect(52, 0, 40, 100), 90, 5, 2.6), C.ink) +
    F(hatch(pp('M16 56 L36 40 L36 50 L16 66'), 0, 4, 2), mix(C.fam, C.moon, 0.4));
  return (
    nightSky(C.fam, mix(C.fam, C.moon, 0.45), 50, 40, 66) +
    disc(50, 44, 36, mix(C.fam, C.moon, 0.5), 2) +
    FS(D(walls), mix(C.fam, C.ink, 0.55), C.ink, 3) +
    clip(walls, boards) +
    F(roofs, C.ink) +
    FS(D(circ(50, 30, 6)), C.lit, C.ink, 2) +
    FS('M42 90L42 70Q50 58 58 70L58 90Z', C.lit, C.ink, 2.6) +
    FS('M24 80L24 68Q28 62 32 68L32 80ZM68 80L68 68Q72 62 76 68L76 80Z', C.ray, C.ink, 2.4) +
    hill(90, 3) +
    F(shape('M46 90 L54 90 L66 104 L34 104'), mix(C.ember, C.ink, 0.3))
  );
}
