import { circ, D } from '../../ink/geometry.ts';
import { F, S } from '../../ink/svg.ts';
import type { Sign } from './sign.ts';

export const cardSign: Sign = (ink, ground) =>
  F('M-30 -44H30V44H-30Z', ink) + F('M-22 -36H22V4H-22Z', ground) + S('M-18 16H18M-18 28H10', ground, 6);
export const castleSign: Sign = (ink, ground) =>
  F('M-40 44L-34 -14H-42V-44H-26V-32H-9V-44H9V-32H26V-44H42V-14H34L40 44Z', ink) +
  F('M-12 44V18Q0 2 12 18V44ZM-6 -18h12v16h-12z', ground);
export const fistSign: Sign = (ink, ground) =>
  F(
    'M-20 50L-16 14Q-34 6 -32 -12Q-32 -22 -22 -22L-20 -30Q-18 -38 -8 -36L-2 -42Q10 -46 14 -36Q26 -38 28 -26L28 -8Q28 8 16 14L20 50Z',
    ink,
  ) + S('M-8 -32V-12M6 -36V-12M18 -32V-12M-26 -8Q-8 -12 2 -2', ground, 4.4);
export const logSign: Sign = (ink, ground) =>
  F(D(circ(-20, 18, 21, 20)) + D(circ(22, 18, 21, 20)) + D(circ(1, -18, 21, 20)), ink) +
  S(D(circ(-20, 18, 11, 16)) + D(circ(22, 18, 11, 16)) + D(circ(1, -18, 11, 16)), ground, 4);
