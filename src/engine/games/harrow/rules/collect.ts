import type { Seat } from '../../../kernel/game.ts';
import type { Emit } from '../action.ts';
import { factions } from '../content/factions/factions.ts';
import { scrollSpaces } from '../content/tracks.ts';
import type { Hex } from '../county.ts';
import { type TokenKind, tokenKinds } from '../state/tokens.ts';
import type { HarrowState } from '../state.ts';

/** HC-TOK-2; HC-PATH-1: on the Protectors' path side a path token comes with the scroll. */
function collectScroll(s: HarrowState, seat: Seat, hex: Hex, emit: Emit): void {
  const own = s.seats[seat];
  const hasRoom = own.scrolls < scrollSpaces;
  if (hasRoom) {
    own.scrolls++;
    if (own.faction === 'protectors' && own.track === 'a') own.pathsLeft++;
  } else {
    s.box[tokenKinds.indexOf('scroll')]++;
  }
  emit({ type: 'tokenCollected', seat, token: 'scroll', hex, to: hasRoom ? 'track' : 'box' });
}

/** One ability token from the hex goes where the seat keeps such tokens (HC-TOK-2 to 4). */
export function collectToken(s: HarrowState, seat: Seat, token: TokenKind, hex: Hex, emit: Emit): void {
  s.tokens[hex * tokenKinds.length + tokenKinds.indexOf(token)]--;
  if (token === 'scroll') collectScroll(s, seat, hex, emit);
  else factions[s.seats[seat].faction].collect(s, seat, token, hex, emit);
}
