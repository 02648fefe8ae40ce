import type { Seat } from '../../../kernel/game.ts';
import type { Emit } from '../action.ts';
import type { Hex } from '../county.ts';
import { effectFrame } from '../flow.ts';
import { opponent } from '../state/players.ts';
import type { HarrowState } from '../state.ts';
import { discardInPlay, isKammis, requireKammi, revealIdentity } from './kammi/kammi.ts';

/** HC-KAM-30 to 32: who was hit is known now; the goblin costs Kammi the cards in play, she herself the order of the dolls. */
function hitKammis(s: HarrowState, seat: Seat, second: boolean, emit: Emit): void {
  revealIdentity(s, emit);
  if (requireKammi(s).self !== (second ? 'second' : 'first')) discardInPlay(s, emit);
  else s.flow.push(effectFrame(seat, 'rearrange_dolls'));
}

/** HC-ATK-22: the legend on the hex (`second`: Kammi's second token) is hit: it is pushed, then a haint anywhere falls. */
export function hitLegend(s: HarrowState, seat: Seat, hex: Hex, second: boolean, emit: Emit): void {
  const victim = opponent(seat);
  const which = second ? ({ second } as const) : {};
  emit({ type: 'legendHit', seat, victim, hex, ...which });
  // What comes first lies on top.
  if (isKammis(s, victim)) hitKammis(s, seat, second, emit);
  s.flow.push({ kind: 'reap', seat });
  s.flow.push({ kind: 'push', seat, to: hex, ...which });
}
