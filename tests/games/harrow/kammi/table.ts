import type { GoblinCardId } from '../../../../src/engine/games/harrow/state/cards.ts';
import type { HarrowState } from '../../../../src/engine/games/harrow/state.ts';
import { type Played, play } from '../play.ts';
import { type Position, position } from '../position.ts';

/** Kammi's first turn of a round of chapter 4, she in the north. */
export function kammis(p: Position = {}): HarrowState {
  return position({ mode: 'ch4', turn: 'kammi', lantern: 'kammi', ...p });
}

/** The Family's first turn against her. */
export function familys(p: Position = {}): HarrowState {
  return position({ mode: 'ch4', turn: 'family', lantern: 'family', ...p });
}

/** She holds this card; her tokens stand so that the second one, the goblin, is on 0,0 unless told. */
export function holding(card: GoblinCardId, { kammi, ...p }: Position = {}): HarrowState {
  return kammis({ kammi: { first: '0,-3', second: '1,0', haints: {}, hand: [card], ...kammi }, ...p });
}

export function playCard(card: GoblinCardId, p: Position, ...then: string[]): Played {
  return play(holding(card, p), `card ${card}`, ...then);
}
