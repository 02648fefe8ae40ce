// A tree full of cubes reports dozens of impacts per frame; the ear needs a handful, and Web Audio clips on more.

interface Limit {
  /** At most so many starts ... */
  readonly voices: number;
  /** ... within so many milliseconds, ... */
  readonly window: number;
  /** ... and never two closer than this, which would only sound like a louder one. */
  readonly gap: number;
}

export const cueLimit: Limit = { voices: 3, window: 250, gap: 30 };

/** The harder the hit, the more of the voices it may claim: a drizzle of faint ones cannot drown a blow. */
export function impactLimit(strength: number): Limit {
  return { voices: Math.ceil(8 * (0.35 + 0.65 * Math.min(1, strength))), window: 140, gap: 9 };
}

/** The starts to remember after one more at `now`, or nothing where there is no room for it. */
export function admit(starts: readonly number[], now: number, limit: Limit): readonly number[] | undefined {
  const recent = starts.filter((start) => now - start < limit.window);
  const last = recent.at(-1);
  if (recent.length >= limit.voices || (last !== undefined && now - last < limit.gap)) return undefined;
  return [...recent, now];
}
