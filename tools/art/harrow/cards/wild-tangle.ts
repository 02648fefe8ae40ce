import { mix } from '../../ink/colour.ts';
import { gouge } from '../../ink/cuts.ts';
import { circ, D, normals, type Point, type Poly, pp, resample } from '../../ink/geometry.ts';
import { seed } from '../../ink/random.ts';
import { F, FS, S } from '../../ink/svg.ts';
import { lamp } from '../../shell/cards/ground.ts';
import { C } from '../inks.ts';
import { emberGround } from './ember-ground.ts';

const canes = [
  'M-4 22 C30 6 36 70 62 58 C82 48 70 20 104 30',
  'M-4 84 C22 96 18 40 44 40 C74 40 60 88 104 78',
  'M22 104 C4 66 66 84 58 44 C54 22 36 20 40 -4',
  'M88 104 C98 70 30 70 34 52 C38 30 88 44 80 -4',
];
const berries: Poly = [
  [30, 34],
  [70, 67],
  [68, 27],
  [24, 68],
];

/** Thorns on alternate sides, all leaning the way the cane grows. */
function thorns(cane: Poly): string {
  const knots = resample(cane, 12, false);
  const out = normals(knots, false);
  return knots
    .slice(1, -1)
    .map(([x, y], i) => {
      const side = i % 2 ? 1 : -1;
      const [nx, ny] = out[i + 1];
      const at = (away: number, along: number): Point => [
        x + nx * away * side + ny * along,
        y + ny * away * side - nx * along,
      ];
      return D([at(1.6, -3.6), at(10, 4.4), at(1.6, 3)]);
    })
    .join('');
}

/** A knot of brambles over a light. */
export function wildTangle(): string {
  seed(332);
  const bark = mix(C.brambles, C.bog, 0.45);
  const grown = canes.map((path) => {
    const cane = pp(path);
    const spine = D(cane, false);
    const sheen = gouge(
      cane.map(([x, y]): Point => [x - 1, y - 1.4]),
      1.9,
    );
    return (
      S(spine, C.ink, 10) +
      FS(thorns(cane), bark, C.ink, 2.2) +
      S(spine, bark, 5.4) +
      F(sheen, mix(C.bog, C.paper, 0.5))
    );
  });
  const fruit = berries.map(
    ([x, y]) => FS(D(circ(x, y, 4.4, 14)), C.prot, C.ink, 2) + F(D(circ(x - 1.3, y - 1.4, 1.2, 8)), C.lit),
  );
  return emberGround(50, 50, 58) + lamp(50, 50, 21, C.ray, C.lit) + grown.join('') + fruit.join('');
}
