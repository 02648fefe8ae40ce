import type { HarrowState } from '../engine/games/harrow/state.ts';

/** What decides which pictures a game needs: the same for all its positions. */
export function tableOf(s: HarrowState | undefined): string {
  if (!s) return '';
  const { mode, map, north } = s.config;
  return [mode, map, north, ...s.seats.map((seat) => seat.legend)].join(' ');
}
