import type { Seat } from '../../../../../kernel/game.ts';
import { drawCard } from '../../../rules/cards.ts';
import { requireHester } from '../../../rules/hester/hester.ts';
import { hesterSeat } from '../../../state/players.ts';
import { type Ability, abilities, noPoints } from '../../../state/tokens.ts';
import type { HarrowState } from '../../../state.ts';
import type { Offer } from './offer.ts';

/** HC-HEST-6: the only card Hester draws during the game. */
export const drawOne: Offer = {
  id: 'o_draw_card',
  rule: 'HC-OFR-1',
  use(s, seat, emit) {
    if (seat !== hesterSeat) {
      drawCard(s, seat, emit);
      return;
    }
    const { hand, deck } = requireHester(s);
    const card = deck.pop();
    if (card === undefined) return;
    hand.push(card);
    emit({ type: 'cardDrawn', seat });
  },
};

export const nothing: Offer = { id: 'o_nothing', rule: 'HC-OFR-2', use() {} };

/** Points of one ability for a faction; they belong together like those of a token. */
export function pushPoints(s: HarrowState, seat: Seat, ability: Ability, count: number): void {
  const points = noPoints();
  points[abilities.indexOf(ability)] = count;
  s.flow.push({ kind: 'points', seat, points, any: 0, one: true });
}
