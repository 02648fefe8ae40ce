import { hesterCards } from '../content/cards/hester-cards.ts';
import type { Frame, FrameOf } from '../flow.ts';
import { requireHester, requireTurn } from '../rules/hester/hester.ts';
import type { HesterCardId } from '../state/cards.ts';
import { hesterSeat } from '../state/players.ts';
import type { HarrowState } from '../state.ts';
import { type Refusal, refuse } from './keys.ts';

/** HC-HCRD-1, 2: a face-up card is activated once a turn, and only if it does something. */
function whyNotCall(s: HarrowState, card: HesterCardId): Refusal {
  const { called, infected } = requireTurn(s);
  if (called.includes(card)) return refuse('cardCalled');
  if (card === 'h_ward' && infected) return refuse('notFirstInfection');
  const { rule, canCall } = hesterCards[card];
  return refuse(canCall(s) ? 'notNow' : 'cardDoesNothing', undefined, rule);
}

/** HC-HACT-2, 8: one card a turn, for an action, before the tree. */
function whyNotLay({ used, fallen }: FrameOf<'hester'>): Refusal {
  if (used.includes('card')) return refuse('cardLaid');
  return refuse(fallen ? 'treeFallen' : 'noActionsLeft');
}

export function whyNotHesterCard(s: HarrowState, frame: Frame, card: HesterCardId): Refusal {
  if (frame.seat !== hesterSeat) return refuse('cardNotYourTurn', undefined, 'HC-HCRD-1');
  const isOpen = requireHester(s).row.some((stack) => stack[stack.length - 1] === card);
  // HC-HCRD-1: also in the middle of moving and infecting
  if (isOpen && (frame.kind === 'hester' || frame.kind === 'creep' || frame.kind === 'infect'))
    return whyNotCall(s, card);
  return frame.kind === 'hester' ? whyNotLay(frame) : refuse('decideFirst', undefined, 'HC-HCRD-1');
}
