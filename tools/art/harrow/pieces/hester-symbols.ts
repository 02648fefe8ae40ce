import { gouge } from '../../ink/cuts.ts';
import { circ, D, pp, tr } from '../../ink/geometry.ts';
import { F, S } from '../../ink/svg.ts';

// Hester's symbols, in 100-unit boxes around the origin (see symbols.ts).

/** Her mark: a flame that stands on three roots. */
export const rootFlame = (ink: string, ground: string): string =>
  F(
    'M0 -50C6 -36 27 -26 27 0C27 10 23 17 17 21C23 27 30 31 44 32C32 40 18 37 10 28C9 36 7 43 1 52C-5 44 -8 36 -9 29C-17 38 -30 40 -44 33C-30 31 -23 27 -18 21C-24 17 -27 10 -27 0C-27 -12 -18 -17 -15 -28C-9 -24 -8 -20 -6 -16C-3 -26 -4 -38 0 -50Z',
    ink,
  ) +
  F(
    'M2 -14C4 -6 12 -2 12 8C12 15 7 18 1 18C-6 18 -11 14 -11 7C-11 1 -6 -2 -5 -6C-2 -3 -1 -1 0 0C2 -5 1 -10 2 -14Z',
    ground,
  );

/** A root that reaches to the right. */
export const root = (ink: string): string =>
  F(
    'M-46 8C-30 -4 -18 -8 -6 -4C8 0 22 -2 48 -14C34 6 16 14 0 12C-16 8 -30 14 -42 28ZM-24 2C-20 -16 -8 -28 14 -34C2 -22 -4 -12 -6 0ZM-8 10C0 24 12 34 34 36C20 26 14 18 12 8Z',
    ink,
  );

/** A viper, its head raised to the right. */
export const snake = (ink: string, ground: string): string => {
  const body = gouge(pp('M-40 -4 C-52 22 -22 34 -8 20 C6 6 2 -8 16 -12 C30 -14 34 4 24 14'), 1, {
    jit: 0,
    wf: (t) => 15 * Math.min(1, 0.25 + t * 2.2),
  });
  const back = gouge(pp('M24 14 C38 2 30 -16 22 -26'), 1, { jit: 0, wf: () => 14 });
  const head = 'M12 -24Q10 -42 26 -46L46 -34Q50 -28 44 -24L28 -16Q16 -14 12 -24Z';
  return F(body + back + head, ink) + F('M22 -38L35 -32L25 -29Z', ground) + S('M47 -28L56 -30', ink, 5);
};

/** Hester's standee: an arch that bursts into points. */
export const summon = (ink: string, ground: string): string =>
  F('M-26 44L-26 2L-44 -8L-28 -13L-38 -34L-20 -27L-15 -48L0 -30L15 -48L20 -27L38 -34L28 -13L44 -8L26 2L26 44Z', ink) +
  F(`${D(circ(0, -4, 11, 16, 13))}M-17 44Q-16 14 0 14Q16 14 17 44Z`, ground);

/** The amaryllis of the one solo card without hexes (HC-SOLO-10). */
export const flower = (ink: string, ground: string): string => {
  const petal = pp('M0 4 Q-18 -18 0 -48 Q18 -18 0 4');
  const petals = Array.from({ length: 6 }, (_, i) => D(tr(petal, 0, 0, 1, (i * Math.PI) / 3))).join('');
  const veins = Array.from({ length: 6 }, (_, i) =>
    gouge(tr(pp('M0 -14 L0 -26 L0 -38'), 0, 0, 1, (i * Math.PI) / 3), 5, { jit: 0 }),
  ).join('');
  return F(petals, ink) + F(veins + D(circ(0, 0, 9)), ground) + F(D(circ(0, 0, 5)), ink);
};
