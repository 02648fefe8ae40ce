let state = 1;

/** Called at the head of every piece, so that a change in one does not redraw the others. */
export function seed(n: number): void {
  state = Math.imul(n, 2654435761) >>> 0 || 1;
}

/** mulberry32: uniform in 0..1. */
export function rnd(): number {
  state = (state + 0x6d2b79f5) | 0;
  let t = Math.imul(state ^ (state >>> 15), 1 | state);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
}

export const rr = (from: number, to: number): number => from + (to - from) * rnd();

function latticeValue(x: number, y: number): number {
  let n = Math.imul(x | 0, 374761393) ^ Math.imul(y | 0, 668265263);
  n = Math.imul(n ^ (n >>> 13), 1274126177);
  return ((n ^ (n >>> 16)) >>> 0) / 4294967296;
}

/** Value noise in 0..1, independent of `seed`. */
export function noise(x: number, y: number): number {
  const i = Math.floor(x);
  const j = Math.floor(y);
  const f = x - i;
  const g = y - j;
  const u = f * f * (3 - 2 * f);
  const v = g * g * (3 - 2 * g);
  const above = latticeValue(i, j) * (1 - u) + latticeValue(i + 1, j) * u;
  const below = latticeValue(i, j + 1) * (1 - u) + latticeValue(i + 1, j + 1) * u;
  return above * (1 - v) + below * v;
}
