import { F } from '../../ink/svg.ts';

const wings =
  'M3 -6C10 -34 30 -46 48 -40C52 -20 42 -2 24 6C34 10 36 24 28 34C16 40 6 22 3 6ZM-3 -6C-10 -34 -30 -46 -48 -40C-52 -20 -42 -2 -24 6C-34 10 -36 24 -28 34C-16 40 -6 22 -3 6Z';
const body = 'M0 -16Q6 -8 5 14Q4 34 0 44Q-4 34 -5 14Q-6 -8 0 -16Z';
const feelers = 'M-1 -14Q-6 -34 -18 -44L-14 -46Q-2 -36 2 -14ZM1 -14Q6 -34 18 -44L14 -46Q2 -36 -2 -14Z';

/** A spot of radius `r` on each wing. */
const spots = (r: number): string =>
  [28, -28].map((x) => `M${x - r} -20a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`).join('');

/** The mark of the Fair Folk: a moth whose wings look back, in a 100-unit box (see symbols.ts). */
export const moth = (ink: string, ground: string): string =>
  F(wings + body + feelers, ink) + F(spots(8), ground) + F(spots(3.6), ink);
