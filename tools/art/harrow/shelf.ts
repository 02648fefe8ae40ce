import { mix } from '../ink/colour.ts';
import { comb } from '../ink/cuts.ts';
import { D, line, pp } from '../ink/geometry.ts';
import { seed } from '../ink/random.ts';
import { F, G } from '../ink/svg.ts';
import type { Picture } from '../picture.ts';
import { coverHeight, coverWidth, shelfPictures } from '../shell/shelf/box.ts';
import { C } from './inks.ts';
import { jar } from './pieces/jar.ts';
import { oak } from './title/oak.ts';
import { fullMoon, night } from './tree/sky.ts';

const boxInk = '#26304a';

/** The oak of the title, at night. */
function cover(): string {
  seed(1601);
  const sky = night(0, 0, coverWidth, coverHeight, [{ x: 46, y: 62, r: 130, power: 0.8 }], {
    gap: 5.4,
    ambient: 0.16,
    line: mix(C.night, C.moon, 0.5),
    wave: 4,
    step: 7,
  });
  return (
    sky +
    fullMoon(34, 92, 30, 0.8) +
    F(D(pp('M-4 178 Q40 168 80 176 Q120 182 154 172 L154 210 L-4 210')), C.hill) +
    G(80, 28, 0.262, oak({ detail: 0.24 })) +
    F(D(pp('M-4 190 Q60 182 154 190 L154 210 L-4 210')), C.ink) +
    F(comb(line(0, 196, coverWidth, 194, 4), 270, 12, 40, 2.4, { spread: 30 }), C.ink)
  );
}

/** A jar of moonlight. */
const moonJar = (): string => G(0, 38, 0.62, jar('wild', 'family'));

export const harrowOnShelf = (): Picture[] =>
  shelfPictures({
    ink: boxInk,
    glow: mix(C.fam, C.moon, 0.3),
    ray: mix(C.fam, C.moon, 0.7),
    trim: C.lit,
    cover,
    lamp: moonJar,
  });
