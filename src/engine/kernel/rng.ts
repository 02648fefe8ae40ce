/** State of the seeded generator (sfc32): four unsigned 32-bit numbers, so that it saves as plain JSON. */
export type Rng = [number, number, number, number];

export function seedRng(seed: number): Rng {
  const rng: Rng = [0x9e3779b9, seed >>> 0, Math.floor(seed / 0x100000000) >>> 0, 1];
  for (let i = 0; i < 15; i++) nextU32(rng);
  return rng;
}

/** Advances the generator and gives an unsigned 32-bit number. */
export function nextU32(rng: Rng): number {
  const b = rng[1];
  const c = rng[2];
  const sum = (rng[0] + b + rng[3]) >>> 0;
  rng[3] = (rng[3] + 1) >>> 0;
  rng[0] = (b ^ (b >>> 9)) >>> 0;
  rng[1] = (c + (c << 3)) >>> 0;
  rng[2] = (((c << 21) | (c >>> 11)) + sum) >>> 0;
  return sum;
}

/** A whole number from 0 up to, not including, `bound`. */
export function nextBelow(rng: Rng, bound: number): number {
  return Math.floor((nextU32(rng) / 0x100000000) * bound);
}

/** A fraction from 0 up to, not including, 1. */
export function nextFraction(rng: Rng): number {
  return nextU32(rng) / 0x100000000;
}
