import type { Seat } from '../../../kernel/game.ts';
import { countedKinds } from '../state/pieces.ts';
import type { Clearing } from '../state/places.ts';
import { countAt, type RootState, type Side } from '../state.ts';

/** RT-G.1.27: any other player not in coalition with you. */
export function areEnemies(s: RootState, a: Seat, b: Seat): boolean {
  return a !== b && s.sides[a].coalition !== b;
}

/** RT-G.1.9: a warrior, pawn, building or token of the side. */
export function hasPiece(side: Side, at: Clearing): boolean {
  if (side.pawn === at) return true;
  for (const kind of countedKinds) if (countAt(side, kind, at) > 0) return true;
  return false;
}

export const warriorsAt = (side: Side, at: Clearing): number => side.on.warrior?.[at] ?? 0;

export const isOnMap = (side: Side): boolean =>
  side.pawn !== undefined || countedKinds.some((kind) => side.on[kind]?.some((n) => n > 0));
