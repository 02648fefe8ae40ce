import { circ, D } from '../../ink/geometry.ts';
import { F, S } from '../../ink/svg.ts';
import type { Suit } from '../inks.ts';
import { put, type Sign } from './sign.ts';

const fox: Sign = (ink, ground) =>
  F('M0 46L-13 32L-46 8L-43 -46L-17 -22Q0 -28 17 -22L43 -46L46 8L13 32Z', ink) +
  F('M-40 8L-15 14L-7 33L-15 28ZM40 8L15 14L7 33L15 28ZM-36 -32L-34 -10L-24 -20ZM36 -32L34 -10L24 -20Z', ground) +
  F('M-26 -4L-8 6L-14 11Q-24 8 -26 -4ZM26 -4L8 6L14 11Q24 8 26 -4Z', ground);

const rabbit: Sign = (ink, ground) =>
  F(
    'M-8 -6Q-30 -22 -24 -50Q-6 -42 -1 -12Q2 -36 18 -46Q36 -46 46 -26Q32 -30 26 -24Q22 -12 9 -5Q26 4 25 22Q22 46 0 47Q-22 46 -25 22Q-25 4 -8 -6Z',
    ink,
  ) +
  F('M-20 -40Q-20 -24 -9 -14Q-10 -30 -20 -40Z', ground) +
  F(`${D(circ(-12, 16, 4.6, 12, 6))}${D(circ(12, 16, 4.6, 12, 6))}M-6 30L6 30L0 37Z`, ground);

const mouse: Sign = (ink, ground) =>
  F(`${D(circ(-27, -18, 21, 24))}${D(circ(27, -18, 21, 24))}`, ink) +
  S('M-29 -6Q0 -24 29 -6', ground, 4) +
  F('M-25 -5Q0 -25 25 -5Q27 20 5 42Q0 48 -5 42Q-27 20 -25 -5Z', ink) +
  F(`${D(circ(-28, -20, 10, 16))}${D(circ(28, -20, 10, 16))}`, ground) +
  F('M-18 6L-7 12L-12 16Q-18 14 -18 6ZM18 6L7 12L12 16Q18 14 18 6Z', ground) +
  S('M-12 32L-44 24M-11 36L-40 40M12 32L44 24M11 36L40 40', ink, 4);

const bird: Sign = (ink, ground) =>
  F(
    'M-48 4L-24 -10Q-22 -36 6 -40L36 -50L27 -35L48 -33L31 -20Q38 2 26 18L44 46L-4 42Q-28 36 -26 10L-30 6Q-38 2 -48 4Z',
    ink,
  ) +
  F(D(circ(-5, -16, 6.5, 16)), ground) +
  F('M-2 6Q14 8 20 -2Q20 16 34 36Q10 34 -2 6Z', ground);

/** What the clearings and cards of a suit bear. */
export const suitSigns: Readonly<Record<Suit, Sign>> = { fox, rabbit, mouse, bird };

/** A suit's sign `size` px high about (x, y). */
export const suitMark = (suit: Suit, x: number, y: number, size: number, ink: string, ground: string): string =>
  put(suitSigns[suit], x, y, size, ink, ground);
