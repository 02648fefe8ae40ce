import { clearingEdge, placeSpot, slotSide, slotSpots, type Wood } from '../../../../src/app/root/wood-places.ts';
import { maps } from '../../../../src/engine/games/root/content/maps/maps.ts';
import type { Clearing } from '../../../../src/engine/games/root/state/places.ts';
import type { Suit } from '../../../../src/engine/games/root/state/suits.ts';
import { mix } from '../../ink/colour.ts';
import { comb, gouge } from '../../ink/cuts.ts';
import { circ, cr, D, line, type Point, type Poly, rect, tr, wob } from '../../ink/geometry.ts';
import { rr, seed } from '../../ink/random.ts';
import { clip, F, outline, S } from '../../ink/svg.ts';
import { C } from '../inks.ts';

/** The suit is told by the colour of the ground too. */
const groundInk = {
  fox: '#b0623c',
  rabbit: '#d6ae58',
  mouse: '#927389',
} as const satisfies Record<Suit, string>;

const oakLeaf = cr(
  [
    [0, -6.4],
    [3.6, -4],
    [1.5, -1.8],
    [4.4, 0.4],
    [1.5, 1.8],
    [3, 4.6],
    [0.5, 4.4],
    [0.5, 8],
    [-0.5, 8],
    [-0.5, 4.4],
    [-3, 4.6],
    [-1.5, 1.8],
    [-4.4, 0.4],
    [-1.5, -1.8],
    [-3.6, -4],
  ],
  true,
  2,
);

/** Dark and light cuts. */
type Cuts = readonly [dark: string, light: string];

/** `inside` turns shares of the half axes into a point. */
type Pattern = (wood: Wood, inside: (fx: number, fy: number) => Point) => Cuts;

const shared = (cuts: readonly string[], isDark: (i: number) => boolean): Cuts => [
  cuts.filter((_, i) => isDark(i)).join(''),
  cuts.filter((_, i) => !isDark(i)).join(''),
];

const fallenLeaves: Pattern = ({ k, isFine }, inside) => {
  const leaves = Array.from({ length: isFine ? 34 : 16 }, () => {
    const [x, y] = inside(rr(-0.95, 0.95), rr(-0.95, 0.95));
    return D(tr(oakLeaf, x, y, k * 1.1, rr(0, 6.28)));
  });
  return shared(leaves, (i) => i % 3 > 0);
};

const stubble: Pattern = ({ k, isFine }, inside) => {
  const [rows, columns] = isFine ? [10, 17] : [7, 11];
  const cuts = Array.from({ length: rows * columns }, (_, n) => {
    const [i, j] = [Math.floor(n / columns), n % columns];
    const [x, y] = inside(-0.98 + (j / (columns - 1)) * 1.96 + rr(-0.03, 0.03), -0.9 + (i / (rows - 1)) * 1.8);
    return gouge(line(x, y, x + 3.4 * k, y - 5.4 * k, 3), 2 * Math.max(0.8, k), { a: 0.7 });
  });
  return shared(cuts, (n) => (Math.floor(n / columns) * 5 + (n % columns)) % 4 > 0);
};

const petals: Poly = [
  [-2.6, -1],
  [2.6, -2],
  [0, -5],
];

const heather: Pattern = ({ k, isFine }, inside) => {
  const sprigs = Array.from({ length: isFine ? 30 : 15 }, (): readonly [string, string] => {
    const [x, y] = inside(rr(-0.95, 0.95), rr(-0.92, 0.95));
    const stalk = gouge(line(x, y + 4 * k, x + rr(-1, 1), y - 2 * k, 3), 1.8 * Math.max(0.8, k), { a: 0.7 });
    return [stalk, petals.map(([u, v]) => D(circ(x + u * k, y + v * k, 1.7 * k, 8))).join('')];
  });
  const [dark, light] = shared(
    sprigs.map(([, flower]) => flower),
    (i) => i % 3 > 0,
  );
  return [sprigs.map(([stalk]) => stalk).join('') + dark, light];
};

const patterns: Readonly<Record<Suit, Pattern>> = { fox: fallenLeaves, rabbit: stubble, mouse: heather };

function ground(wood: Wood, clearing: Clearing, shape: Poly): string {
  const { k, rx, ry, isFine } = wood;
  const suit = maps.autumn.suits[clearing];
  const [cx, cy] = placeSpot(wood, clearing);
  const base = groundInk[suit];
  const [dark, light] = patterns[suit](wood, (fx, fy) => [cx + fx * rx, cy + fy * ry]);
  const thick = Math.max(0.7, k);
  return clip(
    shape,
    F(D(shape), base) +
      F(dark, mix(base, C.ink, 0.5), 'opacity=".8"') +
      F(light, mix(base, C.lit, 0.62), 'opacity=".9"') +
      F(comb(shape.slice(0, 24), 225, 12 * k, isFine ? 24 : 12, 3 * thick, { spread: 40 }), mix(base, C.ink, 0.72)) +
      F(comb(shape.slice(36, 62), 45, 8 * k, isFine ? 20 : 10, 2.4 * thick, { spread: 30 }), mix(base, C.core, 0.62)),
  );
}

function slot(wood: Wood, [x, y]: Point): string {
  const { k, isFine } = wood;
  const side = slotSide(wood);
  const [left, top] = [x - side / 2, y - side / 2];
  const box = wob(rect(left, top, side, side), 0.7 * k, 0.1, 4);
  const inner = wob(rect(left + 3 * k, top + 3 * k, side - 6 * k, side - 6 * k), 0.4, 0.1, 4);
  const dash = `stroke-dasharray="${3.4 * k} ${2.6 * k}" opacity=".9"`;
  return (
    F(D(box), C.ink, 'opacity=".34"') +
    S(D(box), C.ink, 2.2 * Math.max(0.7, k)) +
    S(D(inner), mix(C.paper, C.bog, 0.1), 1.2 * Math.max(0.8, k), dash) +
    (isFine ? F(comb(line(left, top + side, left + side, top + side, 3), 270, 6, 8, 2), C.ink, 'opacity=".5"') : '')
  );
}

/** A clearing with its skirt of shade, the ground of its suit and its slots. */
export function clearingArt(wood: Wood, clearing: Clearing): string {
  seed(991 + clearing);
  const { k } = wood;
  const shape = clearingEdge(wood, clearing);
  const shade = clearingEdge(wood, clearing, 7 * k).map((p): Point => [p[0] + 3 * k, p[1] + 5 * k]);
  return (
    F(D(shade), C.ink, 'opacity=".45"') +
    F(D(wob(clearingEdge(wood, clearing, 5 * k), 1.6 * k, 0.1, 4)), C.floorDark) +
    ground(wood, clearing, shape) +
    outline(shape, 3.4 * Math.max(0.66, k), C.ink, 0.9 * k) +
    slotSpots(wood, clearing)
      .map((spot) => slot(wood, spot))
      .join('')
  );
}
