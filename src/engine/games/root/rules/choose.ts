import { sum } from '../../../kit/sum.ts';

/** Fills in the rest of a pick from the thing at `at` on, as many as there can be of it first. */
function pickFrom<T>(
  things: readonly T[],
  there: readonly number[],
  at: number,
  left: number,
  picked: T[],
  out: T[][],
): void {
  if (left === 0) {
    out.push(picked.slice());
    return;
  }
  if (at === things.length) return;
  let n = Math.min(there[at], left);
  for (let i = 0; i < n; i++) picked.push(things[at]);
  for (; ; n--) {
    pickFrom(things, there, at + 1, left - n, picked, out);
    if (n === 0) return;
    picked.pop();
  }
}

/** Every way to take so many of the things, of which there are so many each; a thing as often as it is taken. */
export function picks<T>(things: readonly T[], there: readonly number[], size: number): T[][] {
  const out: T[][] = [];
  if (sum(there) >= size) pickFrom(things, there, 0, size, [], out);
  return out;
}
