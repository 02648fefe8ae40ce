import { mix } from '../../ink/colour.ts';
import { circ, D, pp, wob } from '../../ink/geometry.ts';
import { clip, F, FS, G, S } from '../../ink/svg.ts';
import { C } from '../inks.ts';
import { two } from './numerals.ts';
import { type SymbolName, symbol } from './symbols.ts';

// What the offers of the Fair Folk say (HC-OFR-1 to 11), in the middle of a tag of about 64 x 68.

const haint = pp(
  'M0 -26 Q12 -24 14 -8 Q24 0 22 24 L14 18 L8 26 L0 18 L-8 26 L-14 18 L-22 24 Q-24 0 -14 -8 Q-12 -24 0 -26',
);
const standee = D(pp('M-26 0 L-26 -46 Q-26 -72 0 -72 Q26 -72 26 -46 L26 0'));
const figure = `${D(circ(0, -44, 11))}M-16 -4Q-14 -28 0 -28Q14 -28 16 -4Z`;

const twice = (): string =>
  G(21, 21, 0.9, FS(D(circ(0, 0, 15)), C.prot, C.ink, 3.6) + G(0, 0.6, 0.86, F(two, C.paper)));

/** A step: pieces that are moved have a red arrow. */
const step = (x: number, y: number, k = 1): string =>
  G(x, y, k, FS('M10 -8L24 4L10 16L13 8L-2 8L-2 0L13 0Z', C.prot, C.ink, 3.4));

const sign = (name: SymbolName, size: number, x = 0, y = 4): string => symbol(name, x, y, size, C.ink, C.paper);

/** Black: theirs. */
const enemyHaint = (): string =>
  G(-5, 4, 1.06, F(D(haint), C.ink) + F('M-8 -8l6 4l-5 3zM8 -8l-6 4l5 3z', C.paper)) + step(12, 8);

/** Half black, half white: anybody's. */
const anyHaint = (): string =>
  G(
    -5,
    4,
    1.06,
    F(D(haint), C.paper) +
      S(D(haint), C.ink, 4.4) +
      clip(haint, F('M0 -40H40V40H0Z', C.ink)) +
      F('M-9 -8l6 4l-5 3z', C.ink) +
      F('M8 -8l-6 4l5 3z', C.paper),
  ) + step(12, 8);

/** The hole that a moth ate says "nothing" without a word. */
const nothing = (): string =>
  F(D(wob(circ(-2, 4, 15, 22, 17), 3.4, 0.12, 3)) + D(circ(17, -12, 4.4)) + D(circ(13, 24, 3)), C.ink) +
  S(D(wob(circ(-2, 4, 20, 26, 22), 3, 0.12, 3)), mix(C.bog, C.ink, 0.2), 2, 'stroke-dasharray="4 5"');

const twoLegends = (): string => {
  const arch = (x: number, y: number, face: string): string =>
    G(x, y, 0.52, FS(standee, face, C.paper, 5) + F(figure, C.paper));
  return arch(-12, 24, mix(C.ink, C.paper, 0.25)) + arch(10, 20, C.ink) + step(14, 12, 0.9);
};

export const offerSigns = {
  o_draw_card: () => sign('card', 52),
  o_nothing: nothing,
  o_move_enemy_haint: enemyHaint,
  o_move_any_haint: anyHaint,
  o_spawn1: () => sign('bones', 58),
  o_spawn2: () => sign('bones', 54, -3, 0) + twice(),
  o_move2: () => sign('paw', 54, -3, 2) + twice(),
  o_strengthen2: () => sign('teeth', 54, -2, -2) + twice(),
  o_move1: () => sign('paw', 58, 0, 6),
  o_strengthen1: () => sign('teeth', 58),
  o_move_two_legends: twoLegends,
} as const satisfies Readonly<Record<string, () => string>>;
export type Offer = keyof typeof offerSigns;
export const offerNames = Object.keys(offerSigns) as readonly Offer[];
