import { gouge } from '../../ink/cuts.ts';
import { D, normals, type Point, pp, resample } from '../../ink/geometry.ts';
import { F, S } from '../../ink/svg.ts';
import { C } from '../inks.ts';

/** The body of a snake along a path, its scales as short cuts across the lower half. */
export function serpent(path: string, w: number, colour: string): string {
  const spine = pp(path);
  const d = D(spine, false);
  const marks = resample(spine, w * 0.62, false);
  const across = normals(marks, false);
  const scales = marks.slice(1, -1).map(([x, y], i) => {
    const [nx, ny] = across[i + 1];
    const at = (out: number, along: number): Point => [
      x + nx * w * out + ny * w * along,
      y + ny * w * out - nx * w * along,
    ];
    return gouge([at(0.5, 0), at(0.2, 0.1), at(-0.1, 0.12)], w * 0.24, { a: 1 });
  });
  return S(d, C.ink, w + 6) + S(d, colour, w) + F(scales.join(''), C.ink);
}
