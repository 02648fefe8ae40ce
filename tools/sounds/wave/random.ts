// A seed per file name, so that adding or changing one sound leaves the bytes of all others alone.

export interface Random {
  readonly next: () => number;
  readonly signed: () => number;
  readonly between: (low: number, high: number) => number;
}

export function randomFrom(seedText: string): Random {
  let state = 2166136261;
  for (let i = 0; i < seedText.length; i++) state = Math.imul(state ^ seedText.charCodeAt(i), 16777619);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    signed: () => next() * 2 - 1,
    between: (low, high) => low + (high - low) * next(),
  };
}
