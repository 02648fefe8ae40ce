import { circ, D, mirror, pp } from '../../ink/geometry.ts';
import { F } from '../../ink/svg.ts';

const wing = pp('M3 -6 C10 -34 30 -46 48 -40 C52 -20 42 -2 24 6 C34 10 36 24 28 34 C16 40 6 22 3 6');
const body = pp('M0 -16 Q6 -8 5 14 Q4 34 0 44 Q-4 34 -5 14 Q-6 -8 0 -16');
const feelers = 'M-1 -14Q-6 -34 -18 -44L-14 -46Q-2 -36 2 -14ZM1 -14Q6 -34 18 -44L14 -46Q2 -36 -2 -14Z';
const spots = (r: number): string => D(circ(28, -20, r)) + D(circ(-28, -20, r));

/** The mark of the Fair Folk: a moth whose wings look back, in a 100-unit box (see symbols.ts). */
export const moth = (ink: string, ground: string): string =>
  F(D(wing) + D(mirror(wing, 0)) + D(body), ink) + F(feelers, ink) + F(spots(8), ground) + F(spots(3.6), ink);
