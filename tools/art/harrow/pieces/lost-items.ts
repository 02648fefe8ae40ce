import { gouge } from '../../ink/cuts.ts';
import { circ, D, pp } from '../../ink/geometry.ts';
import { F, S } from '../../ink/svg.ts';
import { symbol } from './symbols.ts';

// What the Fair Folk have lost (HC-FAIR-3), in 100-unit boxes around the origin.

/** Draws an item in ink; `ground` is the colour it is cut out of. */
type ItemSign = (ink: string, ground: string) => string;

const sword: ItemSign = (ink, ground) =>
  F('M-6 -40L0 -54L6 -40L7 14L-7 14Z', ink) +
  F(gouge(pp('M-1 -38 L-1 -14 L-1 10'), 3.4, { jit: 0 }), ground) +
  F('M-27 16Q-24 8 -16 12L16 12Q24 8 27 16Q18 22 12 20L-12 20Q-18 22 -27 16Z', ink) +
  F('M-5 20h10l1 18h-12z', ink) +
  F(D(circ(0, 43, 8)), ink) +
  S('M-5 27h10M-5 33h10', ground, 2.4);

/** Tips of the crown's twigs, and where each grows from the ring. */
const twigs = [
  [-38, -14, -26],
  [-22, -34, -12],
  [0, -46, 0],
  [22, -34, 12],
  [38, -14, 26],
] as const;
const sideTwigs = [
  ['M-16 8 Q-30 4 -34 14', 6],
  ['M14 6 Q26 -6 18 -14', 6],
  ['M-4 -10 Q-14 -14 -12 -24', 5],
] as const;

/** Of twigs: a smith's crown would be anybody's. */
const crown: ItemSign = (ink, ground) => {
  const spikes = twigs.map(([x, y, foot]) =>
    gouge(pp(`M${foot} 26 Q${foot * 1.1 + 3} ${y / 2 + 8} ${x} ${y}`), 14, { jit: 0, wf: (t) => 14 * (1 - t * 0.86) }),
  );
  return (
    F(spikes.join('') + sideTwigs.map(([path, w]) => gouge(pp(path), w, { jit: 0 })).join(''), ink) +
    F(D(pp('M-32 22 Q0 34 32 22 L34 36 Q0 48 -34 36')), ink) +
    F(gouge(pp('M-26 31 Q0 40 26 31'), 3, { jit: 0 }), ground) +
    F(D(circ(0, 35, 4)), ground)
  );
};

/** A head with a moth for a face. */
const queen: ItemSign = (ink, ground) =>
  F(D(pp('M-30 46 Q-30 20 -12 14 Q-22 2 -20 -14 Q-18 -32 0 -32 Q18 -32 20 -14 Q22 2 12 14 Q30 20 30 46')), ink) +
  S('M-14 -28L-28 -46M-7 -30L-12 -50M0 -32L0 -54M7 -30L12 -50M14 -28L28 -46', ink, 5) +
  symbol('moth', 0, -8, 46, ground, ink);

export const itemSigns = { sword, crown, queen } as const;
export type Item = keyof typeof itemSigns;
export const itemNames = Object.keys(itemSigns) as readonly Item[];
