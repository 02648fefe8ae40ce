import { rounded } from '../sim/report.ts';

export type Counts = Record<string, number>;

export function count(counts: Counts, key: string, by = 1): void {
  counts[key] = (counts[key] ?? 0) + by;
}

export const means = (counts: Counts, games: number): Counts =>
  Object.fromEntries(Object.entries(counts).map(([key, n]) => [key, rounded(n / games, 2)]));

export const listed = (counts: Counts): string =>
  Object.entries(counts)
    .map(([key, n]) => `${key} ${n}`)
    .join(', ');
