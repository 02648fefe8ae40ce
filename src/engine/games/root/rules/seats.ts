import type { Seat } from '../../../kernel/game.ts';
import type { Clearing } from '../state/places.ts';
import type { RootState, Side } from '../state.ts';

/** RT-G.1.27: any other player not in coalition with you. */
export function areEnemies(s: RootState, a: Seat, b: Seat): boolean {
  return a !== b && s.sides[a].coalition !== b;
}

export const warriorsAt = (side: Side, at: Clearing): number => side.on.warrior?.[at] ?? 0;
