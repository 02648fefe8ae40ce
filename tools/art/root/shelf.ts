import { gouge } from '../ink/cuts.ts';
import { line, type Poly } from '../ink/geometry.ts';
import { clip, F, FS, G, S } from '../ink/svg.ts';
import type { Picture } from '../picture.ts';
import { leaf, leafInk } from '../shell/leaf.ts';
import { coverHeight, coverWidth, shelfPictures } from '../shell/shelf/box.ts';
import { dusk } from './battle/dusk.ts';
import { C } from './inks.ts';
import { eyrie } from './portraits/eyrie.ts';
import { marquise } from './portraits/marquise.ts';

/** Cat against eagle, parted by a slanting line of gold. */
function cover(): string {
  const left: Poly = [
    [0, 0],
    [92, 0],
    [38, coverHeight],
    [0, coverHeight],
  ];
  const right: Poly = [
    [100, 0],
    [coverWidth, 0],
    [coverWidth, coverHeight],
    [46, coverHeight],
  ];
  const eagle = `<g transform="translate(${coverWidth + 26} 20) scale(-.8 .8)">${G(-6, 0, 1.02, eyrie())}</g>`;
  return (
    dusk(coverWidth, coverHeight, { x: 76, y: 120, r: 30 }, 5) +
    clip(left, G(-62, 24, 0.84, marquise())) +
    clip(right, eagle) +
    F(gouge(line(98, -6, 40, coverHeight + 6, 20), 9, { a: 0.9, b: 0.9 }), C.ink) +
    F(gouge(line(97, -6, 41, coverHeight + 6, 20), 3.4, { a: 0.8, b: 0.8 }), C.gold)
  );
}

/** A lantern with an oak leaf in its glass. */
const lantern = (): string =>
  G(
    0,
    44,
    0.9,
    FS('M-24 -70L-30 -14L30 -14L24 -70Z', C.ray, C.ink, 6) +
      FS('M-28 -78h56v9h-56zM-34 -14h68l4 14h-76zM-16 -78L-10 -92L10 -92L16 -78Z', C.ink, C.ink, 3) +
      leaf(0, -40, 0.62, 0, leafInk.rust) +
      S('M-24 -70L-30 -14M24 -70L30 -14', C.ink, 5),
  );

export const rootOnShelf = (): Picture[] =>
  shelfPictures({ ink: leafInk.rust, glow: C.ember, ray: C.ray, trim: C.gold, cover, lamp: lantern });
