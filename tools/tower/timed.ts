/** A report for programs, and the same in words. */
export interface Measured {
  readonly report: object;
  readonly words: string;
}

interface Times {
  readonly mean: number;
  /** Milliseconds that this share of all did not exceed. */
  at(share: number): number;
}

/** Takes one after the other from a sequence; what is done with each does not count. */
export function timed<T>(sequence: Iterable<T>, use: (each: T) => void): Times {
  const milliseconds: number[] = [];
  let before = performance.now();
  for (const each of sequence) {
    milliseconds.push(performance.now() - before);
    use(each);
    before = performance.now();
  }
  milliseconds.sort((a, b) => a - b);
  const rounded = (ms: number) => Number(ms.toFixed(2));
  return {
    mean: rounded(milliseconds.reduce((all, ms) => all + ms, 0) / milliseconds.length),
    at: (share) => rounded(milliseconds[Math.floor((milliseconds.length - 1) * share)]),
  };
}
