import { type BagToken, bagTokens } from '../../../engine/games/harrow/state/tokens.ts';

/** The tokens of one kind in a row: their middles, and the stretch a finger can touch. */
export interface TokenGroup {
  readonly token: BagToken;
  readonly centres: readonly number[];
  readonly x: number;
  readonly w: number;
  /** The tokens lie so close that a number says how many they are. */
  readonly crowded: boolean;
}

const touch = 44;
const gap = 6;
const smallestGap = 2;
const readableStep = 13;

/** The width in which every kind of token can be touched. */
export function touchableWidth(counts: readonly number[]): number {
  const kinds = counts.filter((n) => n > 0).length;
  return kinds * touch + Math.max(kinds - 1, 0) * smallestGap;
}

/**
 * Lays tokens side by side, kind by kind; many of them overlap so that all fit the width. Where there are more kinds than
 * fingers can tell apart, the kinds themselves close ranks.
 */
export function tokenRow(counts: readonly number[], width: number, r: number): TokenGroup[] {
  const present = bagTokens.flatMap((token, i) => (counts[i] > 0 ? [{ token, n: counts[i] }] : []));
  if (present.length === 0) return [];
  const between = Math.max(0, Math.min(gap, (width - touch * present.length) / Math.max(present.length - 1, 1)));
  const least = Math.min(touch, (width - between * (present.length - 1)) / present.length);
  const widthOf = (n: number, step: number) => Math.max(least, 2 * r + (n - 1) * step);
  const total = (step: number) =>
    present.reduce((sum, { n }) => sum + widthOf(n, step), between * (present.length - 1));
  let step = 2 * r + 2;
  while (step > 1 && total(step) > width) step -= 0.5;
  const squeeze = total(step) > width + r / 2 ? width / total(step) : 1;
  let x = 0;
  return present.map(({ token, n }) => {
    const w = widthOf(n, step) * squeeze;
    const first = x + w / 2 - ((n - 1) * step * squeeze) / 2;
    const group = {
      token,
      centres: Array.from({ length: n }, (_, i) => first + i * step * squeeze),
      x,
      w,
      crowded: n > 1 && step < readableStep,
    };
    x += w + between * squeeze;
    return group;
  });
}
