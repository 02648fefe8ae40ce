import { G } from '../../ink/svg.ts';

/** A sign in a box of 100 units round the origin, cut out of its ground. */
export type Sign = (ink: string, ground: string) => string;

/** A sign `size` px high and wide about (x, y). */
export const put = (sign: Sign, x: number, y: number, size: number, ink: string, ground: string): string =>
  G(x, y, size / 100, sign(ink, ground));
