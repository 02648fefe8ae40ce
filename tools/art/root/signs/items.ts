import type { ItemId } from '../../../../src/engine/games/root/state/items.ts';
import { gouge } from '../../ink/cuts.ts';
import { circ, D, line, pp } from '../../ink/geometry.ts';
import { F, G, S } from '../../ink/svg.ts';
import type { Sign } from './sign.ts';

const bag: Sign = (ink, ground) =>
  F(
    'M-14 -20Q0 -15 14 -20C32 -6 42 16 40 32Q36 46 0 46Q-36 46 -40 32C-42 16 -32 -6 -14 -20ZM-13 -28L-28 -46Q-14 -38 -6 -47Q0 -38 6 -47Q14 -38 28 -46L13 -28Q0 -23 -13 -28Z',
    ink,
  ) +
  S('M-22 2Q-32 16 -30 30', ground, 5) +
  F('M6 8h18v18h-18z', ground);
const boot: Sign = (ink, ground) =>
  F('M-28 -46L14 -46L12 -8Q36 -2 44 14L46 28L-30 28Q-32 -10 -28 -46ZM-32 34H48V44H8L4 38L0 46H-32Z', ink) +
  S('M-26 -34H14M0 -18L14 -22M0 -8L14 -10', ground, 5);
const crossbow: Sign = (ink, ground) =>
  F(gouge(line(-40, 40, 30, -30, 6), 13, { a: 0.8, b: 0.6, jit: 0 }), ink) +
  F(gouge(pp('M-22 -42 Q34 -36 42 22'), 13, { a: 0.3, b: 0.3, jit: 0 }), ink) +
  S('M-22 -42L-6 6L42 22', ink, 4) +
  F('M26 -46L46 -46L46 -26L38 -32L30 -24L24 -30L32 -38Z', ink) +
  S('M-30 30L-14 14', ground, 3.5);
const hammer: Sign = (ink, ground) =>
  G(
    0,
    0,
    1,
    F('M-7 -20H7L9 46Q0 50 -9 46Z', ink) +
      F('M-34 -44L26 -44Q40 -40 44 -22L22 -20L-34 -18Z', ink) +
      S('M-22 -40V-22', ground, 5),
    32,
  );
const sword: Sign = (ink, ground) =>
  G(
    0,
    2,
    1,
    F('M0 -56L11 -40L9 18H-9L-11 -40ZM-28 16L28 16L24 26H-24ZM-6 26H6V42H-6Z', ink) +
      F(D(circ(0, 47, 8, 14)), ink) +
      S('M0 -42V10', ground, 4),
    38,
  );
const tea: Sign = (ink, ground) =>
  F('M-40 -8H24Q24 34 2 40H-18Q-40 34 -40 -8ZM-44 44H30V50H-44Z', ink) +
  S('M24 0Q46 -4 44 12Q42 26 18 26', ink, 8) +
  F(
    gouge(pp('M-24 -16 Q-34 -28 -22 -36 Q-14 -44 -22 -52'), 8, { jit: 0 }) +
      gouge(pp('M4 -16 Q-6 -28 6 -36 Q14 -44 6 -52'), 8, { jit: 0 }),
    ink,
  ) +
  S('M-30 6Q-28 22 -18 30', ground, 4.5);
const coin: Sign = (ink, ground) =>
  F(D(circ(14, -12, 33, 30)), ink) +
  F(D(circ(-13, 13, 37, 30)), ground) +
  F(D(circ(-13, 13, 32, 30)), ink) +
  S(D(circ(-13, 13, 24, 26)), ground, 3.6) +
  G(-13, 13, 0.3, F('M0 -46L12 -14L46 -12L20 10L28 44L0 24L-28 44L-20 10L-46 -12L-12 -14Z', ground));
const torch: Sign = (ink, ground) =>
  F('M-15 4H15L8 48H-8ZM-19 -6H19V6H-19Z', ink) +
  F('M0 -52C20 -34 30 -20 14 -8H-14C-30 -20 -16 -30 -12 -40C-8 -34 -4 -38 0 -52Z', ink) +
  F('M1 -32C11 -22 11 -14 5 -9H-5C-11 -14 -5 -22 1 -32Z', ground);

export const itemSigns: Readonly<Record<ItemId, Sign>> = { bag, boot, crossbow, hammer, sword, tea, coin, torch };
