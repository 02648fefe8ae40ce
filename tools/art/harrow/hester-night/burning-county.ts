import { mix } from '../../ink/colour.ts';
import { gouge } from '../../ink/cuts.ts';
import { circ, cr, D, line, wob } from '../../ink/geometry.ts';
import { rr, seed } from '../../ink/random.ts';
import { F, G } from '../../ink/svg.ts';
import { C } from '../inks.ts';
import { barn, church, fence, house, mill, scarecrow } from '../title/silhouettes.ts';
import { blaze } from './blaze.ts';
import { edges, HORIZON, type Night } from './view.ts';

/** A fire: offsets from the foot of what burns, width, height, tongues. */
type Fire = readonly [dx: number, dy: number, w: number, h: number, n: number];

interface Burning {
  /** Place from the axis in shares of half the width, and below the horizon; all as in the mornings. */
  readonly share: number;
  readonly y: number;
  readonly scale: number;
  readonly shape: string;
  readonly behind: Fire;
  readonly before: readonly Fire[];
}

const burnings = (): readonly Burning[] => [
  {
    share: -0.6,
    y: 18,
    scale: 0.94,
    shape: church(C.ink, C.core),
    behind: [-4, 0, 132, 128, 13],
    before: [
      [-36, -34, 20, 28, 3],
      [18, -48, 26, 40, 3],
      [-14, -96, 14, 26, 3],
    ],
  },
  {
    share: 0.68,
    y: 14,
    scale: 0.96,
    shape: mill(C.ink),
    behind: [0, 0, 88, 124, 11],
    before: [
      [20, -82, 18, 30, 3],
      [-26, -46, 16, 24, 3],
    ],
  },
  {
    share: -0.4,
    y: 50,
    scale: 0.8,
    shape: barn(C.ink, C.core),
    behind: [2, -4, 108, 118, 11],
    before: [
      [-20, -42, 24, 32, 3],
      [24, -40, 20, 26, 3],
    ],
  },
  {
    share: 0.48,
    y: 50,
    scale: 0.9,
    shape: house(C.ink, C.core),
    behind: [0, -4, 88, 112, 9],
    before: [[-12, -42, 22, 30, 3]],
  },
];

/** Small fires on the fields between: share, height below the horizon, width. */
const fields: readonly (readonly [share: number, y: number, w: number])[] = [
  [-0.8, 44, 18],
  [-0.3, 40, 16],
  [0.34, 42, 17],
  [0.86, 46, 22],
  [-0.92, 30, 14],
  [0.59, 60, 18],
];

/** What burns is black before its fire. */
export function burningCounty(night: Night): string {
  seed(880);
  const { side } = edges(night);
  const at = ([dx, dy, w, h, n]: Fire): string => G(dx, dy, 1, blaze(w, h, n));
  const buildings = burnings().map(({ share, y, scale, shape, behind, before }) =>
    G(share * side, HORIZON + y, 1, at(behind) + G(0, 0, scale, shape) + before.map(at).join('')),
  );
  const small = fields.map(([share, y, w]) => G(share * side, HORIZON + y, 1, blaze(w, w * 1.3, 3)));
  return buildings.join('') + small.join('');
}

/** The scarecrow of the mornings, burning. */
const torch = (x: number, y: number): string =>
  G(
    x,
    y,
    1,
    F(D(wob(circ(0, -70, 104, 40), 4, 0.05)), C.ember, 'opacity=".22"') +
      F(D(wob(circ(0, -66, 70, 40), 4, 0.05)), C.ember, 'opacity=".36"') +
      G(-4, 4, 1, blaze(104, 146, 9)) +
      G(0, 0, 1.5, scarecrow(C.ink)) +
      G(-26, 8, 1, blaze(36, 44, 5)) +
      G(22, 10, 1, blaze(40, 50, 5)),
  );

/** What is left of the mornings' fences, and the scarecrow where there is room for it. */
export function burningFrame(night: Night): string {
  seed(881);
  const { side, foot } = edges(night);
  const bank = (x0: number, x1: number, rise: number): string =>
    F(
      D(
        cr([
          [x0, foot + 40],
          [x0, foot - 18 - rise],
          [(x0 + x1) / 2, foot - 18 - rise * 0.7],
          [x1, foot + 6],
          [x1, foot + 40],
        ]),
      ),
      C.ink,
    );
  let grass = '';
  for (let i = 0; i < 120; i++) {
    const x = (rr(0, 1) < 0.5 ? -1 : 1) * rr(side * 0.36, side + 10);
    const y = foot - rr(0, 34);
    grass += gouge(line(x, y + 10, x + rr(-7, 7), y - rr(10, 30), 3, rr(-3, 3)), 3.4, { a: 1 });
  }
  return (
    bank(-side - 20, -side * 0.34, 26) +
    bank(side + 20, side * 0.42, 30) +
    (side > 560 ? torch(side * 0.86, foot - 30) : '') +
    G(0, foot - 36, 1, fence(-side - 10, -side * 0.5, 0, C.ink)) +
    F(grass, mix(C.ink, C.prot, 0.05))
  );
}
