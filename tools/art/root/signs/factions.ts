import type { FactionId } from '../../../../src/engine/games/root/factions/ids.ts';
import { gouge } from '../../ink/cuts.ts';
import { circ, cr, D, line, pp } from '../../ink/geometry.ts';
import { F, S } from '../../ink/svg.ts';
import type { Sign } from './sign.ts';

const paw: Sign = (ink) =>
  F(
    `${
      D(cr(pp('M0 2 18 8 30 26 20 38 0 34 -20 38 -30 26 -18 8'))) +
      [
        [-33, -4],
        [-13, -24],
        [13, -24],
        [33, -4],
      ]
        .map(([x, y]) => D(circ(x, y, 9.5, 14, 14)))
        .join('')
    }M-38 -18L-42 -34L-32 -18ZM-18 -40L-18 -56L-8 -40ZM8 -40L18 -56L18 -40ZM32 -18L42 -34L38 -18Z`,
    ink,
  );
const feather: Sign = (ink, ground) =>
  F('M-40 48L-30 30Q-36 -6 2 -38Q26 -52 44 -46Q48 -20 34 0L22 2L28 8Q10 30 -18 32L-32 50Z', ink) +
  S('M-30 36Q-6 6 30 -34M-12 12L-16 -6M-12 12L10 12M6 -8L4 -24M6 -8L24 -8', ground, 4.4);
const fork: Sign = (ink) =>
  F(
    'M-6 0H6V50H-6ZM-34 -50L-24 -50L-22 -12Q-14 -2 0 -2Q14 -2 22 -12L24 -50L34 -50L34 -8Q24 12 0 12Q-24 12 -34 -8ZM-5 -54H5V0H-5Z',
    ink,
  );
const bindle: Sign = (ink, ground) =>
  F(gouge(line(-44, 46, 42, -34, 6), 9, { a: 0.9, b: 0.9, jit: 0 }), ink) +
  F('M4 -30L22 -46L34 -30Q54 -14 44 8Q30 26 8 16Q-10 4 -2 -16Z', ink) +
  S('M10 -24Q2 -10 10 4', ground, 4.5);
export const factionSigns: Readonly<Record<FactionId, Sign>> = {
  mc: paw,
  ed: feather,
  wa: fork,
  vb: bindle,
};
