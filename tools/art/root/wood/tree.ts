import { mix } from '../../ink/colour.ts';
import { comb } from '../../ink/cuts.ts';
import { circ, cr, D, line, type Point, type Poly, rect } from '../../ink/geometry.ts';
import { clip, F, FS, S } from '../../ink/svg.ts';
import { C } from '../inks.ts';

export const treeKinds = ['oak', 'birch', 'fir'] as const;
export type TreeKind = (typeof treeKinds)[number];

const oakInks = {
  red: '#b5502a',
  deep: '#a3442a',
  bright: '#c5662e',
} as const;
const birchInks = {
  gold: '#d9a436',
  deep: '#cc9230',
  bright: '#e3b64a',
} as const;
const firInks = {
  green: '#4d6a4c',
  deep: '#43604e',
  bright: '#5d7548',
} as const;

export const treeInks: Readonly<Record<TreeKind, readonly string[]>> = {
  oak: Object.values(oakInks),
  birch: Object.values(birchInks),
  fir: Object.values(firInks),
};

/** A tree of radius r with its foot at the origin. */
type Draw = (r: number, colour: string, fine: boolean) => string;

/** The crown's right side lies in its own shadow, its left takes the low sun in a few cuts. */
const crowned = (crown: Poly, colour: string, line: number, shade: string, cuts: string): string =>
  FS(D(crown), colour, C.ink, line) + clip(crown, shade + cuts);

const oak: Draw = (r, colour, fine) => {
  const crown = Array.from({ length: 28 }, (_, i): Point => {
    const a = (i / 28) * 6.2832;
    const q = r * (0.88 + 0.2 * Math.abs(Math.sin(a * 3.5 + 0.4)) ** 0.7);
    return [Math.cos(a) * q * 1.04, -r * 1.32 + Math.sin(a) * q * 0.92];
  });
  const brow = cr(
    [
      [-r * 0.9, -r * 1.1],
      [-r * 0.6, -r * 1.9],
      [r * 0.05, -r * 2.15],
    ],
    false,
    5,
  );
  const foot: Poly = [
    [-r * 0.16, -r * 0.5],
    [r * 0.16, -r * 0.5],
    [r * 0.28, r * 0.1],
    [-r * 0.28, r * 0.1],
  ];
  return (
    F(D(foot), C.ink) +
    crowned(
      crown,
      colour,
      fine ? 1.8 : 1.4,
      F(D(circ(r * 0.74, -r * 0.95, r * 0.95, 14)), C.ink, 'opacity=".78"'),
      F(comb(brow, 48, r * 0.62, fine ? 6 : 3, r * 0.2), mix(colour, C.lit, 0.7)),
    )
  );
};

const birch: Draw = (r, colour, fine) => {
  const h = r * 2.5;
  const crown = cr(
    [
      [0, -h],
      [r * 0.56, -h * 0.76],
      [r * 0.66, -h * 0.5],
      [r * 0.3, -h * 0.28],
      [-r * 0.36, -h * 0.3],
      [-r * 0.68, -h * 0.52],
      [-r * 0.5, -h * 0.78],
    ],
    true,
    4,
  );
  const trunk = rect(-r * 0.13, -h * 0.36, r * 0.26, h * 0.38);
  const scar: Poly = [
    [-r * 0.12, -h * 0.16],
    [r * 0.04, -h * 0.16],
  ];
  return (
    FS(D(trunk), C.paper, C.ink, fine ? 1.3 : 1) +
    (fine ? S(D(scar, false), C.ink, 1) : '') +
    crowned(
      crown,
      colour,
      fine ? 1.7 : 1.3,
      F(D(circ(r * 0.62, -h * 0.5, r * 0.72, 14, h * 0.52)), C.ink, 'opacity=".74"'),
      F(
        comb(line(-r * 0.5, -h * 0.4, -r * 0.1, -h * 0.92, 4), 20, r * 0.5, fine ? 5 : 3, r * 0.2),
        mix(colour, C.core, 0.75),
      ),
    )
  );
};

/** Half a fir of height and width 1, from its top down. */
const firHalf: Poly = [
  [0, -1],
  [0.36, -0.64],
  [0.2, -0.64],
  [0.68, -0.34],
  [0.38, -0.35],
  [1, -0.04],
];

const fir: Draw = (r, colour, fine) => {
  const h = r * 2.5;
  const w = r * 0.92;
  const shape = [
    ...firHalf,
    ...firHalf
      .slice(1)
      .reverse()
      .map(([x, y]): Point => [-x, y]),
  ].map(([x, y]): Point => [x * w, y * h]);
  const shade: Poly = [
    [w * 0.08, -h - 2],
    [w + 3, -h],
    [w + 3, 2],
    [-w * 0.06, 2],
  ];
  return (
    F(D(rect(-1.4, -h * 0.1, 2.8, h * 0.14)), C.ink) +
    crowned(
      shape,
      colour,
      fine ? 1.7 : 1.3,
      F(D(shade), C.ink, 'opacity=".85"'),
      F(
        comb(line(-w * 0.1, -h * 0.82, -w * 0.36, -h * 0.1, 4), 128, h * 0.2, fine ? 5 : 3, r * 0.17),
        mix(colour, C.lit, 0.62),
      ),
    )
  );
};

const draws: Readonly<Record<TreeKind, Draw>> = { oak, birch, fir };

export const drawTree = (kind: TreeKind, r: number, colour: string, fine: boolean): string =>
  draws[kind](r, colour, fine);
