import { mix } from '../../../ink/colour.ts';
import { D, mirror, pp } from '../../../ink/geometry.ts';
import { ground } from '../../../shell/cards/ground.ts';
import { C, type Suit, suitInk } from '../../inks.ts';

// Pictures of cards in a box of 100: one thing each, a third of it black, the suit's colour behind, stepped light.

/** The suit's ground, dark away from a light. */
export const dark = (suit: Suit, x = 50, y = 46, clear = 26, fade = 52): string =>
  ground(suitInk[suit], 0.28, { x, y, clear, fade });

export const light = (suit: Suit): string => mix(suitInk[suit], C.gold, 0.6);

/** A path and its mirror image. */
export const both = (d: string): string => D(pp(d)) + D(mirror(pp(d), 50));
