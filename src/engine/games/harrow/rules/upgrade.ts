import type { Seat } from '../../../kernel/game.ts';
import type { Emit } from '../action.ts';
import type { Upgrade } from '../content/cards/card.ts';
import { bagTokens } from '../state/tokens.ts';
import type { HarrowState } from '../state.ts';

/** HC-CARD-6: a token that arms the next attack goes on the Attack jar, its STRENGTHEN is done at once. */
export function activateUpgrade(s: HarrowState, seat: Seat, { id, arms, activate }: Upgrade, emit: Emit): void {
  const own = s.seats[seat];
  if (arms) {
    own.drawn[bagTokens.indexOf(id)]--;
    own.armed.push(id);
  }
  emit({ type: 'upgradeUsed', seat, token: id, armed: arms !== undefined });
  activate(s, seat, emit);
}
