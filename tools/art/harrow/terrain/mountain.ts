import { mix } from '../../ink/colour.ts';
import { comb, hatch } from '../../ink/cuts.ts';
import { D, hexagon, line, type Point, type Poly, pp } from '../../ink/geometry.ts';
import { clip, F, FS, S } from '../../ink/svg.ts';
import { C } from '../inks.ts';
import { largeSide, smallSide } from './tile.ts';

const pale = mix(C.mountain, C.paper, 0.42);
const groundCut = mix(C.mountain, C.ink, 0.6);

/** Foot x, foot y, half-width, height; back to front. */
type Peak = readonly [number, number, number, number];

const place = (shape: Poly, [x, y, w, h]: Peak): Point[] => shape.map(([u, v]) => [x + u * w, y + v * h]);

const bulk = pp('M-1 0 -.55 -.42 -.34 -.5 -.08 -1 .12 -.86 .3 -.5 .5 -.44 1 0');
const ridgeLine = pp('M-.08 -1 .06 -.7 -.06 -.5 .1 -.28 0 0');
const cap = pp('M-.08 -1 -.3 -.58 -.14 -.66 -.06 -.52 .04 -.7');

/** Light left face, broken ridge, hatched right face, paper snow. */
function peak(at: Peak): string {
  const [x, y, w, h] = at;
  const body = place(bulk, at);
  const ridge = place(ridgeLine, at);
  const rightFace: Point[] = [...ridge, [x + w * 1.1, y], [x + w * 1.1, y - h]];
  const rightCuts = hatch([...ridge, [x + w, y], [x + w * 0.3, y - h * 0.5]], 62, 3.6, 2.2);
  const leftCuts = comb(line(x - w * 0.1, y - h * 0.9, x - w * 0.8, y - h * 0.1), 64, h * 0.3, 8, 2);
  return (
    FS(D(body), pale, C.ink, 2.4) +
    clip(
      body,
      F(D(rightFace), mix(C.mountain, C.ink, 0.25)) + F(rightCuts + leftCuts, C.ink) + F(D(place(cap, at)), C.paper),
    ) +
    S(D(ridge, false), C.ink, 1.8)
  );
}

const ranges: readonly (readonly Peak[])[] = [
  [
    [-22, 4, 22, 34],
    [22, 6, 22, 38],
    [-4, 28, 32, 46],
    [30, 38, 20, 22],
    [-30, 38, 20, 20],
  ],
  [
    [4, 0, 24, 36],
    [-26, 12, 20, 34],
    [26, 14, 20, 32],
    [2, 34, 30, 40],
    [-30, 40, 18, 20],
  ],
  [
    [-6, 2, 22, 34],
    [26, 8, 20, 36],
    [-24, 26, 24, 42],
    [14, 32, 28, 38],
    [-6, 42, 20, 18],
  ],
];

export const mountain = (variant: number): string =>
  F(hatch(hexagon(largeSide), 8, 6.5, 1.7, { skip: 0.15 }), groundCut) + ranges[variant % 3].map(peak).join('');

const smallRanges: readonly (readonly Peak[])[] = [
  [
    [-11, 2, 12, 17],
    [12, 3, 12, 19],
    [0, 16, 17, 24],
  ],
  [
    [2, 0, 12, 17],
    [-12, 14, 13, 22],
    [12, 16, 14, 20],
  ],
  [
    [-12, 4, 12, 19],
    [10, 6, 13, 21],
    [-2, 18, 15, 19],
  ],
];

function smallPeak(at: Peak): string {
  const body = place(pp('M-1 0 -.4 -.5 -.06 -1 .35 -.5 1 0'), at);
  const rightFace = place(pp('M-.06 -1 .35 -.5 1 0 .06 0 .12 -.5'), at);
  const snow = place(pp('M-.06 -1 -.28 -.62 .04 -.66'), at);
  return FS(D(body), pale, C.ink, 1.7) + F(D(rightFace), mix(C.mountain, C.ink, 0.72)) + F(D(snow), C.paper);
}

export const smallMountain = (variant: number): string =>
  F(hatch(hexagon(smallSide), 8, 6, 1.4, { skip: 0.15 }), groundCut) + smallRanges[variant % 3].map(smallPeak).join('');
