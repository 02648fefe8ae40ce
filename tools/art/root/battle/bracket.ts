import { diceTree } from '../../../../src/tower/dice-tree.ts';
import { mix } from '../../ink/colour.ts';
import { comb, gouge } from '../../ink/cuts.ts';
import { cr, D, line, type Point, type Poly } from '../../ink/geometry.ts';
import { seed } from '../../ink/random.ts';
import { clip, F, FS, S } from '../../ink/svg.ts';
import { C } from '../inks.ts';

// The limbs that dice strike are bracket fungi: the upper side of each is exactly where the dice meet it.

const capInk = '#a85a2a';
const fleshInk = '#d9b27a';
const gillInk = '#7a4a26';
const bandInk = '#6e3618';
const paleInk = '#e8bd78';

const between = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];

/** From the wall to the tip: the corners of the limb, first above and then below. */
function bracket(limb: readonly number[], seedOf: number): string {
  seed(seedOf);
  const corners = Array.from({ length: 4 }, (_, i): Point => [limb[i * 2], limb[i * 2 + 1]]);
  const isLeft = corners[0][0] < 180;
  const [wallTop, tipTop, tipFoot, wallFoot] = isLeft ? corners : [corners[1], corners[0], corners[3], corners[2]];
  const way = isLeft ? 1 : -1;
  const top = line(wallTop[0] - way * 14, wallTop[1] - 8, tipTop[0], tipTop[1], 8);
  const lip = cr(
    [
      tipTop,
      [tipTop[0] + way * 7, tipTop[1] + 8],
      tipFoot,
      between(tipFoot, wallFoot, 0.5),
      [wallFoot[0] - way * 14, wallFoot[1] - 6],
    ],
    false,
    6,
  );
  const under = cr(
    [
      [tipFoot[0] - way * 2, tipFoot[1] + 2],
      [tipFoot[0] - way * 20, tipFoot[1] + 10],
      between(tipFoot, [wallFoot[0], wallFoot[1] + 34], 0.62),
      [wallFoot[0] - way * 14, wallFoot[1] + 32],
    ],
    false,
    6,
  );
  const cap: Poly = [...top, ...lip];
  const mass: Poly = [...top, ...lip.slice(0, 12), ...under];
  // Bands of growth, bent round the place where it springs from the wall.
  const bent = (share: number): Poly =>
    cr(
      [
        between([wallTop[0], wallTop[1] + 4], tipTop, share),
        between(wallFoot, [tipFoot[0] + way * 4, tipFoot[1] - 10], share),
        between([wallFoot[0], wallFoot[1] + 12], tipFoot, share - 0.04),
      ],
      false,
      8,
    );
  const gills = Array.from({ length: 13 }, (_, i) => {
    const t = 0.06 + (i / 13) * 0.86;
    const from = between(wallFoot, tipFoot, t);
    return gouge(line(from[0], from[1] - 4, from[0] - way * 4, from[1] + 30 * (1 - t) + 8, 4, way * 2), 2);
  });
  return (
    S(D(mass), C.ink, 7) +
    F(D(mass), fleshInk) +
    clip(mass, F(gills.join(''), gillInk) + F(comb(under, -90, 10, 16, 2.6, { spread: 30 }), C.ink)) +
    FS(D(cap), capInk, C.ink, 3.4) +
    clip(
      cap,
      F(gouge(bent(0.86), 7), paleInk) +
        F(gouge(bent(0.66), 6), bandInk) +
        F(gouge(bent(0.44), 7), mix(capInk, paleInk, 0.5)) +
        F(comb(lip, -90, 7, 15, 2.2, { spread: 40 }), bandInk),
    ) +
    F(
      gouge(
        top.slice(1).map((p): Point => [p[0], p[1] + 2.4]),
        4,
        { b: 0.4 },
      ),
      C.sunPale,
    )
  );
}

export const brackets = (): string =>
  diceTree.parts
    .filter(({ kind }) => kind === 'branch')
    .map(({ points }, i) => bracket(points, 1040 + i))
    .join('');
