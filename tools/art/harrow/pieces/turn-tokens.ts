import { mix } from '../../ink/colour.ts';
import { gouge, rays } from '../../ink/cuts.ts';
import { circ, D, line, type Point, pp, wob } from '../../ink/geometry.ts';
import { seed } from '../../ink/random.ts';
import { clip, F, FS, S } from '../../ink/svg.ts';
import { type Picture, picture } from '../../picture.ts';
import { C } from '../inks.ts';
import { disc } from './ability-token.ts';
import { symbol } from './symbols.ts';

// The tokens of the game of two, the Fair Folk against Hester (HC-FVH-4), and the Fair Folk's sign beside the prompt.

const radius = 28;
const ember = mix(C.ember, C.ink, 0.1);

const moth = (x: number, y: number, size: number): string => symbol('moth', x, y, size, C.ink, C.silver);
const flame = (x: number, y: number, size: number): string => symbol('rootFlame', x, y, size, C.ink, ember);

/** The half under the diagonal. */
const lowerHalf: readonly Point[] = [
  [40, -40],
  [40, 40],
  [-40, 40],
];

/** A disc in one colour, or halved along the diagonal: silver above, ember below. */
function token(face: string, lower: string, sign: string): string {
  seed(236);
  const r = radius;
  const edge = wob(circ(0, 0, r, 40), r * 0.03, 0.2, 2);
  const parting = face === lower ? '' : S(`M${r * 0.72} ${-r * 0.72}L${-r * 0.72} ${r * 0.72}`, C.ink, r * 0.1);
  return (
    disc(r, face, edge) +
    (face === lower ? '' : clip(edge, F(D(lowerHalf), lower))) +
    S(D(circ(0, 0, r * 0.82, 40)), C.ink, 1.2) +
    parting +
    sign
  );
}

const drawings = {
  fair: () => token(C.silver, C.silver, moth(0, 0, radius * 1.3)),
  hester: () => token(ember, ember, flame(0, 0, radius * 1.25)),
  // Not tossed yet: it belongs to both.
  solo: () => token(C.silver, ember, moth(-9.5, -9, 22) + flame(10, 9.5, 21)),
  // Tossed: a small token of the other side is left in a corner of the winner's.
  fair_solo: () =>
    token(C.silver, C.silver, moth(-2, -3, 31) + FS(D(circ(14, 14, 8)), ember, C.ink, 2) + flame(14, 14, 11)),
  hester_solo: () =>
    token(ember, ember, flame(-2, -3, 30) + FS(D(circ(14, 14, 8)), C.silver, C.ink, 2) + moth(14, 14, 12)),
} as const satisfies Readonly<Record<string, () => string>>;

/** The moth in its own light, where the others have the lantern. */
function mothLamp(): string {
  seed(237);
  return (
    F(rays(0, 0, 29, 43, 28, 4.4), C.silver) +
    FS(D(wob(circ(0, 0, 27, 40), 0.8)), C.silver, C.ink, 3) +
    F(D(wob(circ(-1, -1, 20, 30), 0.9)), C.frost) +
    symbol('moth', 0, 0, 42, C.ink, C.frost)
  );
}

/** In the row of turns: the others' diamonds have no mark. */
const diamond = (): string =>
  FS('M0 -11L10 0L0 11L-10 0Z', C.silver, C.ink, 2) + symbol('moth', 0, 0, 12, C.ink, C.silver);

/** A cane on a small token: thorns hold the unit beside it. */
function thornMark(): string {
  seed(238);
  const r = 16;
  const cane = pp('M-9 9 C-11 -2 -2 -4 0 0 C2 5 11 2 9 -9');
  const thorns = [
    [2, -5, -2],
    [6, -1, -7],
    [10, 3, -6],
    [14, -3, 6],
    [18, 4, 5],
    [22, 5, 1],
  ].map(([i, dx, dy]) => {
    const [x, y] = cane[i];
    return gouge(line(x, y, x + dx, y + dy, 4), 4.2, { jit: 0, wf: (t) => 4.2 * (1 - t) });
  });
  return (
    disc(r, C.silver, wob(circ(0, 0, r, 40), 0.4, 0.2, 2)) + F(thorns.join(''), C.ink) + S(D(cane, false), C.ink, 3)
  );
}

/** Nobody attacks: a blade struck through. */
function truceMark(): string {
  seed(239);
  const r = 16;
  return (
    disc(r, C.silver, wob(circ(0, 0, r, 40), 0.4, 0.2, 2)) +
    symbol('knife', 0, 0, 21, C.ink, C.silver) +
    S('M-10 -10L10 10', C.ink, 5.4) +
    S('M-10 -10L10 10', C.frost, 2.4)
  );
}

/** How many search cubes a card costs. */
const price = (): string =>
  FS(D(circ(0, 0, 12.4, 32)), C.ink, C.ink, 1) + FS(D(circ(0, 0, 10.6, 32)), C.silver, C.frost, 1.4);

const box = { x: -32, y: -32, w: 67, h: 72 };

export const turnTokens = (): Picture[] => [
  ...Object.entries(drawings).map(([name, draw]) => picture(`turn-${name}`, box, draw, { r: radius })),
  picture('moth-lamp', { x: -46, y: -46, w: 92, h: 92 }, mothLamp),
  picture('diamond-fair', { x: -12, y: -13, w: 24, h: 26 }, diamond),
  picture('thorn-mark', { x: -19, y: -19, w: 40, h: 44 }, thornMark, { r: 16 }),
  picture('truce-mark', { x: -19, y: -19, w: 40, h: 44 }, truceMark, { r: 16 }),
  picture('fair-price', { x: -14, y: -14, w: 28, h: 28 }, price, { r: 12.4 }),
];
