import { gouge } from '../../ink/cuts.ts';
import { circ, D, type Point } from '../../ink/geometry.ts';
import { F, S } from '../../ink/svg.ts';

// The marks of the four terrains that have cubes, in 100-unit boxes around the origin (see symbols.ts).

/** Bog: three cattails. */
export const reeds = (ink: string): string =>
  F(
    `M-30 40Q-26 0 -34 -34L-26 -34Q-18 0 -20 40ZM-4 40V-44H5V40ZM20 40Q18 0 28 -30L36 -28Q28 4 30 40Z${D(circ(0.5, -38, 9, 12, 16))}${D(circ(-30, -34, 8, 12, 13))}${D(circ(32, -28, 8, 12, 13))}`,
    ink,
  );

/** Wetlands: three waves. */
export const waves = (ink: string): string =>
  F(
    [-26, 0, 26]
      .map((y) =>
        gouge(
          Array.from({ length: 13 }, (_, i): Point => [-44 + i * 7.3, y + Math.sin(i * 1.05) * 8]),
          13,
          { a: 0.7, b: 0.7, jit: 0 },
        ),
      )
      .join(''),
    ink,
  );

/** Plains: a tied sheaf. */
export const sheaf = (ink: string, ground: string): string =>
  F('M-30 42L-8 4L-24 -38L-12 -30L0 -46L12 -30L24 -38L8 4L30 42L0 34Z', ink) + S('M-14 4H14', ground, 8);

/** Forest: a fir. */
export const pine = (ink: string): string =>
  F('M0 -48L18 -18L9 -18L28 12L12 12L36 40H8V50H-8V40H-36L-12 12L-28 12L-9 -18L-18 -18Z', ink);
