import { hatch } from '../../ink/cuts.ts';
import { D, type Point, type Poly, pp, tr } from '../../ink/geometry.ts';
import { F, FS, G, S } from '../../ink/svg.ts';
import { shape } from '../../shell/cards/strokes.ts';
import { C } from '../inks.ts';

const knuckles =
  'M-16 46 L-16 18 Q-32 12 -30 -6 L-28 -26 Q-18 -36 -8 -28 Q2 -36 10 -27 Q20 -33 28 -22 L30 2 Q28 16 18 20 L18 46';
const fingers = 'M-8 -28L-8 -6M10 -27L10 -6M-28 -6Q-6 -2 6 -6Q16 0 8 10Q-6 14 -16 10';

/** A closed hand, its wrist down; `turn` in degrees. */
export const fist = (x: number, y: number, k: number, fill: string, turn = 0): string =>
  G(
    x,
    y,
    k,
    FS(shape(knuckles), fill, C.ink, 4.4) +
      S(fingers, C.ink, 4) +
      F(hatch(pp('M6 12 L28 4 L20 22 L18 46 L4 46'), 66, 5.4, 2.6), C.ink),
    turn,
  );

/** The joints of each finger from the wrist up, thumb first, and the two bones of the forearm. */
const chains: readonly Poly[] = [
  pp('M-4 -3 L-15 -13 L-25 -22 L-27 -34'),
  pp('M-3 -6 L-9 -24 L-16 -38 L-17 -50 L-11 -58'),
  pp('M0 -7 L-1 -27 L-3 -43 L0 -56 L6 -63'),
  pp('M3 -6 L7 -25 L11 -39 L16 -50 L22 -55'),
  pp('M5 -3 L14 -19 L22 -30 L28 -38 L34 -40'),
  pp('M-4 4 L-7 34'),
  pp('M5 4 L8 34'),
];

const bonesOf = (chain: Poly): (readonly [Point, Point])[] => chain.slice(1).map((end, i) => [chain[i], end]);

/** The part of a bone between its joints. */
const shaft = ([a, b]: readonly [Point, Point]): Poly => {
  const along = (t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
  return [along(0.18), along(0.86)];
};

/** A skeleton's hand reaching up, the wrist at (x, y), 63 high at k = 1; `turn` in radians. */
export function boneHand(x: number, y: number, k: number, turn: number, fill: string): string {
  const placed = (pts: Poly): string => D(tr(pts, x, y, k, turn), false);
  const edge = chains.map(placed).join('');
  const shafts = chains.flatMap((chain) => bonesOf(chain).map((bone) => placed(shaft(bone)))).join('');
  return S(edge, C.ink, 9 * k + 1.4) + S(shafts, fill, 5 * k);
}
