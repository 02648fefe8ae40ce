import { C, mix } from '../../ink/colour.ts';
import { comb, gouge } from '../../ink/cuts.ts';
import { D, type Point } from '../../ink/geometry.ts';
import { noise, seed } from '../../ink/random.ts';
import { clip, F, FS } from '../../ink/svg.ts';
import { grain } from './bark.ts';
import type { Detail } from './detail.ts';
import { evenly, ROOTS, soften } from './shape.ts';

/** The two root wedges in the mouth of the hollow, exact, since cubes slide down on either side of them. */
export function mouthRoots(detail: Detail): string {
  let s = '';
  ROOTS.forEach((poly, i) => {
    seed(590 + i);
    const peak = poly.reduce((best, p, j) => (p[1] < poly[best][1] ? j : best), 0);
    const shape = soften([...poly, poly[0]], 3);
    const left = evenly(poly.slice(0, peak + 1), 14);
    const right = evenly([...poly.slice(peak)].reverse(), 14);
    const lit = (u: number, t: number): number =>
      u < 0.45 ? detail.ink * 2.3 * (noise(u * 9 + i * 7, t * 5) > 0.25 ? 1 : 0) : 0;
    const dark = (u: number, t: number): number =>
      u > 0.3 ? detail.ink * (1 + 2 * u) * (noise(u * 8 + i * 5, t * 6) > 0.3 ? 1 : 0) : 0;
    const cuts = Math.max(3, Math.round(8 * detail.cuts));
    let inner = F(grain(left, right, cuts, dark), C.ink) + F(grain(left, right, cuts, lit), mix(C.bog, C.paper, 0.5));
    inner += F(
      gouge(
        left.map((p): Point => [p[0] + 1.8 * detail.ink, p[1]]),
        2.6 * detail.ink,
      ),
      C.ember,
    );
    if (detail.fine) inner += F(comb(right, 172, 8, 18, 2.4, { spread: 30 }), C.ink);
    s += FS(D(shape), mix(C.bog, C.ember, 0.14), C.ink, 4.6 * detail.ink) + clip(shape, inner);
  });
  return s;
}
