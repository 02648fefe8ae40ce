import { mix } from '../../ink/colour.ts';
import { hatch } from '../../ink/cuts.ts';
import { D, type Poly } from '../../ink/geometry.ts';
import { seed } from '../../ink/random.ts';
import { F, S } from '../../ink/svg.ts';
import { type Picture, picture } from '../../picture.ts';
import { C } from '../inks.ts';
import { dress } from './factions.ts';
import { searchCube } from './fair-dress.ts';
import { symbol } from './symbols.ts';
import { type CubeDress, cubeTerrains, terrainDress } from './terrain-dress.ts';

/** A resting cube, isometric, of half-width `a`; the origin is the middle of its foot. Nobody's has no mark. */
export function cube({ ink, mark }: Pick<CubeDress, 'ink'> & Partial<CubeDress>, a: number): string {
  seed(5);
  const h = a * 0.5;
  const tall = a * 0.92;
  const top: Poly = [
    [0, -tall - h],
    [a, -tall],
    [0, -tall + h],
    [-a, -tall],
  ];
  const left: Poly = [
    [-a, -tall],
    [0, -tall + h],
    [0, h],
    [-a, 0],
  ];
  const right: Poly = [
    [a, -tall],
    [0, -tall + h],
    [0, h],
    [a, 0],
  ];
  const outer: Poly = [
    [0, -tall - h],
    [a, -tall],
    [a, 0],
    [0, h],
    [-a, 0],
    [-a, -tall],
  ];
  const topInk = mix(ink, C.paper, 0.38);
  const lying = mark
    ? `<g transform="matrix(1 .5 -1 .5 0 ${-tall})">${symbol(mark, 0, 0, a * 0.85, mix(ink, C.ink, 0.65), topInk)}</g>`
    : '';
  return (
    F(
      D([
        [-a, 0],
        [0, h],
        [a * 1.7, h * 0.5],
        [a * 0.9, -h * 0.4],
      ]),
      C.ink,
      'opacity=".5"',
    ) +
    S(D(outer), C.ink, a * 0.42) +
    F(D(top), topInk) +
    F(D(left), ink) +
    F(D(right), mix(ink, C.ink, 0.5)) +
    F(hatch(right, -28, a * 0.28, a * 0.13), C.ink) +
    F(hatch(left, 28, a * 0.42, a * 0.07, { to: 0.5 }), mix(ink, C.paper, 0.5)) +
    S(D(left) + D(right) + D(top), C.ink, a * 0.15) +
    lying
  );
}

const box = (a: number) => ({
  x: -Math.ceil(a * 1.22),
  y: -Math.ceil(a * 1.64),
  w: Math.ceil(a * 1.22) + Math.ceil(a * 1.72),
  h: Math.ceil(a * 1.64) + Math.ceil(a * 0.74),
});

export const cubes = (): Picture[] => [
  picture('cube-red', box(16), () => cube(dress.protectors, 16), { a: 16 }),
  picture('cube-blue', box(16), () => cube(dress.family, 16), { a: 16 }),
  picture('cube-purple', box(16), () => cube(dress.kammi, 16), { a: 16 }),
  picture('cube-silver', box(16), () => cube(searchCube, 16), { a: 16 }),
  ...cubeTerrains.map((terrain) =>
    picture(`cube-${terrain}`, box(16), () => cube(terrainDress[terrain], 16), { a: 16 }),
  ),
  picture('emmy-cube', box(10), () => cube(dress.protectors, 10), { a: 10 }),
];
