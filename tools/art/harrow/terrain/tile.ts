import { mix } from '../../ink/colour.ts';
import { comb } from '../../ink/cuts.ts';
import { circ, cr, D, hexagon, type Point, wob } from '../../ink/geometry.ts';
import { rr, seed } from '../../ink/random.ts';
import { clip, F, S } from '../../ink/svg.ts';
import { C } from '../inks.ts';

export const terrains = ['bog', 'wetlands', 'plains', 'forest', 'mountain', 'brambles'] as const;
export type Terrain = (typeof terrains)[number];

/** Hex sides: the desktop map, and the phone map, which has a third of the marks and no cut under 1.1 px. */
export const largeSide = 49;
export const smallSide = 26;

interface TileCut {
  readonly side: number;
  readonly shadeLength: number;
  readonly shadeCuts: number;
  readonly shadeWidth: number;
  readonly lightLength: number;
  readonly lightCuts: number;
  readonly lightWidth: number;
  readonly line: number;
  readonly wobble: readonly [number, number, number];
  readonly wash: {
    readonly dx: number;
    readonly dy: readonly [number, number];
    readonly r: number;
    readonly ry: number;
    readonly ragX: number;
    readonly ragY: number;
  };
}

const large: TileCut = {
  side: largeSide,
  shadeLength: 9,
  shadeCuts: 26,
  shadeWidth: 2.3,
  lightLength: 6,
  lightCuts: 20,
  lightWidth: 1.5,
  line: 3.6,
  wobble: [0.9, 0.12, 5],
  wash: { dx: 14, dy: [-8, 12], r: 30, ry: 20, ragX: 7, ragY: 5 },
};

const small: TileCut = {
  side: smallSide,
  shadeLength: 5,
  shadeCuts: 15,
  shadeWidth: 1.7,
  lightLength: 4,
  lightCuts: 11,
  lightWidth: 1.3,
  line: 2.2,
  wobble: [0.5, 0.15, 4],
  wash: { dx: 6, dy: [0, 8], r: 16, ry: 11, ragX: 3, ragY: 3 },
};

/** A hex of one terrain: base colour, one dark wash, its pattern, shade on the south-east rim and light on the north-west. */
function tile(cut: TileCut, terrain: Terrain, seedNumber: number, pattern: () => string): string {
  seed(seedNumber);
  const base = C[terrain];
  const hex = hexagon(cut.side);
  const { dx, dy, r, ry, ragX, ragY } = cut.wash;
  const blob = circ(rr(-dx, dx), rr(dy[0], dy[1]), r, 7, ry).map(
    ([x, y]): Point => [x + rr(-ragX, ragX), y + rr(-ragY, ragY)],
  );
  const ground = F(D(hex), base) + F(D(cr(blob)), mix(base, C.ink, 0.45), 'opacity=".28"');
  const marks = pattern();
  const shade = comb(hex.slice(0, 3), 245, cut.shadeLength, cut.shadeCuts, cut.shadeWidth, { spread: 30 });
  const light = comb(hex.slice(3, 6), 75, cut.lightLength, cut.lightCuts, cut.lightWidth, { spread: 30 });
  return (
    clip(hex, ground + marks + F(shade, C.ink, 'opacity=".8"') + F(light, mix(base, C.paper, 0.5), 'opacity=".55"')) +
    S(D(wob(hex, ...cut.wobble)), C.ink, cut.line)
  );
}

export const largeTile = (terrain: Terrain, seedNumber: number, pattern: () => string): string =>
  tile(large, terrain, seedNumber, pattern);

export const smallTile = (terrain: Terrain, seedNumber: number, pattern: () => string): string =>
  tile(small, terrain, seedNumber, pattern);
