import { sum } from '../../../kit/sum.ts';

/** Fills in the rest of a pick from the thing at `at` on; the last ones left leave no choice. */
function pickFrom(available: readonly number[], at: number, left: number, picked: number[], out: number[][]): void {
  if (left === 0) {
    out.push(picked.slice());
    return;
  }
  if (at === available.length) return;
  for (let n = Math.min(available[at], left); n >= 0; n--) {
    picked[at] = n;
    pickFrom(available, at + 1, left - n, picked, out);
  }
  picked[at] = 0;
}

/** Every way to take so many of the things, of which there are so many each; the counts in the order of the things. */
export function pickCounts(available: readonly number[], size: number): number[][] {
  const out: number[][] = [];
  if (sum(available) < size) return out;
  pickFrom(available, 0, size, new Array<number>(available.length).fill(0), out);
  return out;
}

/** The things themselves, each as often as it is picked. */
export function spread<T>(things: readonly T[], counts: readonly number[]): T[] {
  const out: T[] = [];
  for (let i = 0; i < things.length; i++) for (let n = counts[i]; n > 0; n--) out.push(things[i]);
  return out;
}
