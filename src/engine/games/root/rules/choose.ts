/** Every way to take so many of the things, of which there are so many each; the counts in the order of the things. */
export function pickCounts(available: readonly number[], size: number): number[][] {
  const out: number[][] = [];
  const picked = available.map(() => 0);
  let room = 0;
  const roomFrom = available.map(() => 0);
  for (let i = available.length - 1; i >= 0; i--) {
    room += available[i];
    roomFrom[i] = room;
  }
  const go = (at: number, left: number) => {
    if (left === 0) {
      out.push(picked.slice());
      return;
    }
    if (at === available.length || roomFrom[at] < left) return;
    for (let n = Math.min(available[at], left); n >= 0; n--) {
      picked[at] = n;
      go(at + 1, left - n);
    }
    picked[at] = 0;
  };
  go(0, size);
  return out;
}

/** The things themselves, each as often as it is picked. */
export function spread<T>(things: readonly T[], counts: readonly number[]): T[] {
  const out: T[] = [];
  for (let i = 0; i < things.length; i++) for (let n = counts[i]; n > 0; n--) out.push(things[i]);
  return out;
}
