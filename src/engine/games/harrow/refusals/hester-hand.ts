import { hesterCards } from '../content/cards/hester-cards.ts';
import type { Frame, FrameOf } from '../flow.ts';
import { requireHester } from '../rules/hester/hester.ts';
import { type HarrowState, type HesterCardId, hesterSeat } from '../state.ts';
import { type Refusal, refuse } from './keys.ts';

/** HC-HCRD-1, 2: a face-up card is activated once a turn, and only if it does something. */
function whyNotCall(s: HarrowState, { called }: FrameOf<'hester'>, card: HesterCardId): Refusal {
  if (called.includes(card)) return refuse('cardCalled');
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
  if (frame.kind !== 'hester') return refuse('decideFirst', undefined, 'HC-HCRD-1');
  const isOpen = requireHester(s).row.some((stack) => stack[stack.length - 1] === card);
  return isOpen ? whyNotCall(s, frame, card) : whyNotLay(frame);
}
