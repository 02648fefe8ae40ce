import type { TacticId } from '../../../../../src/engine/games/harrow/state/cards.ts';
import type { HarrowState } from '../../../../../src/engine/games/harrow/state.ts';
import { type Position, position } from '../../position.ts';

/** A position of chapter 2 in which the Protectors, unless told otherwise at the start of their turn, hold this card alone. */
export function holding(card: TacticId, at: Position = {}): HarrowState {
  return position({ mode: 'ch2', ...at, protectors: { ...at.protectors, hand: [card] } });
}
