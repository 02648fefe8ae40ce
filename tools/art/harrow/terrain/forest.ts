import { mix } from '../../ink/colour.ts';
import { comb, gouge, hatch } from '../../ink/cuts.ts';
import { cr, D, line, type Point, pp, rect, tr } from '../../ink/geometry.ts';
import { rnd, rr } from '../../ink/random.ts';
import { clip, F, FS } from '../../ink/svg.ts';
import { C } from '../inks.ts';

const fir = pp('M0 -1 .34 -.66 .2 -.66 .66 -.36 .36 -.37 1 -.06 -1 -.06 -.36 -.37 -.66 -.36 -.2 -.66 -.34 -.66');

/** A three-step pine, its right half solid ink, light cuts on the left. */
export function pine(x: number, y: number, h: number, colour: string): string {
  const w = h * 0.42;
  const crown = fir.map(([u, v]): Point => [x + u * w, y + v * h]);
  const dark: Point[] = [
    [x + w * 0.06, y - h - 2],
    [x + w + 3, y - h],
    [x + w + 3, y + 2],
    [x - w * 0.08, y + 2],
  ];
  const cuts = comb(line(x - w * 0.1, y - h * 0.84, x - w * 0.3, y - h * 0.08), 128, h * 0.2, 6, 1.6);
  return (
    F(D(rect(x - 1.6, y - h * 0.1, 3.2, h * 0.16)), C.ink) +
    FS(D(crown), colour, C.ink, 1.9) +
    clip(crown, F(D(dark), C.ink) + F(cuts, mix(colour, C.paper, 0.65)))
  );
}

function oak(x: number, y: number, r: number, colour: string): string {
  const lobes = Array.from({ length: 9 }, (_, i): Point => {
    const angle = (i / 9) * 6.283;
    const reach = r * (i % 2 ? 1 : 0.82);
    return [x + Math.cos(angle) * reach, y - r * 1.1 + Math.sin(angle) * reach * 0.85];
  });
  const crown = cr(lobes);
  const brow = cr(
    [
      [x - r * 0.8, y - r * 1.1],
      [x - r * 0.5, y - r * 1.7],
      [x, y - r * 1.85],
    ],
    false,
  );
  return (
    F(
      D([
        [x - 1.8, y - r * 0.5],
        [x + 1.8, y - r * 0.5],
        [x + 3, y + 2],
        [x - 3, y + 2],
      ]),
      C.ink,
    ) +
    FS(D(crown), colour, C.ink, 1.9) +
    clip(
      crown,
      F(hatch(tr(crown, r * 0.5, r * 0.35), -40, 2.7, 1.8), C.ink) +
        F(comb(brow, 45, r * 0.4, 6, 1.4), mix(colour, C.paper, 0.6)),
    )
  );
}

/** Pines back to front, every fourth tree an oak. */
export function forest(variant: number): string {
  const places: Point[] = [];
  for (let row = 0; row < 4; row++) {
    for (let i = 0; i < 5; i++) {
      const x = -36 + i * 18 + (row % 2) * 9 + rr(-3, 3);
      const y = -18 + row * 17 + rr(-2, 2);
      if (Math.abs(x) < 43) places.push([x, y]);
    }
  }
  return places
    .sort((a, b) => a[1] - b[1])
    .map(([x, y], i) => {
      if ((i * 7 + variant) % 4 === 0) return oak(x, y + 4, 9, mix(C.forest, C.plains, 0.18));
      const height = rr(23, 29);
      return pine(x, y + 4, height, mix(C.forest, rnd() < 0.5 ? C.ink : C.paper, rr(0.02, 0.16)));
    })
    .join('');
}

const smallStand = pp('M-14 -6 0 -9 14 -6 -19 6 -6 5 8 6 20 7 -12 18 2 19 14 18');

export function smallForest(): string {
  const h = 15.5;
  const w = h * 0.44;
  return smallStand
    .map(([px, py], i) => {
      const [x, y] = [px + rr(-1.5, 1.5), py + rr(-1, 1)];
      const crown = pp('M0 -1 .5 -.5 .3 -.5 1 0 -1 0 -.3 -.5 -.5 -.5').map(([u, v]): Point => [x + u * w, y + v * h]);
      const dark = pp('M0 -1 .5 -.5 .3 -.5 1 0 0 0').map(([u, v]): Point => [x + u * w, y + v * h]);
      return (
        FS(D(crown), mix(C.forest, i % 2 ? C.ink : C.paper, 0.1), C.ink, 1.5) +
        F(D(dark), C.ink) +
        F(gouge(line(x - w * 0.2, y - h * 0.3, x - w * 0.5, y - h * 0.06, 3), 1.4), mix(C.forest, C.paper, 0.5))
      );
    })
    .join('');
}
