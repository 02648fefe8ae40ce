import type { Seat } from '../../kernel/game.ts';
import type { RootAction } from './action.ts';
import { reasonsOfFaction } from './factions/reasons.ts';
import { topFrame } from './flow.ts';
import { deciderOf } from './frames.ts';
import { whyNotActivate, whyNotCard, whyNotCraft, whyNotTake } from './refusals/common.ts';
import { type Refusal, refuse } from './refusals/keys.ts';
import type { Reasons } from './refusals/reasons.ts';
import { defsNow } from './settle.ts';
import type { RootState } from './state.ts';

/** What is the same for everybody. */
const common: Reasons = {
  craft: (s, action) => whyNotCraft(s, s.active, action),
  activate: (s, action) => whyNotActivate(s, s.active, action),
  take: (s, action) => whyNotTake(s, s.active, action),
  discard: (s, { card }) => whyNotCard(s, s.active, card),
  use: (s, { card }) => (s.used.includes(card) ? refuse('usedAlready') : undefined),
};

/** RT-4.3.1: cards that answer somebody else. */
function whyNoAnswer(s: RootState, action: RootAction): Refusal | undefined {
  const frame = topFrame(s);
  if (!frame || !('card' in action)) return undefined;
  const at = 'at' in frame ? frame.at : undefined;
  const seat = deciderOf(s, frame);
  const why = whyNotCard(s, seat, action.card, action.type === 'discard' ? undefined : at);
  if (why) return why;
  return action.type === 'ambush' || action.type === 'foil' ? refuse('noAmbush') : undefined;
}

/** Why the action is not on offer: the first rule in its way. Only for actions that are not legal. */
export function explainRefusal(s: RootState, action: RootAction): Refusal {
  if (s.result) return refuse('gameOver');
  const frame = topFrame(s);
  if (frame?.kind === 'battle' && frame.stage === 'roll') return refuse('diceFirst');
  // RT-1.4.2: nothing fits in between
  if (!defsNow(s).some(({ type }) => type === action.type)) return refuse(frame ? 'decideFirst' : 'notNow');
  const isOwnTurn = !frame || frame.kind === 'march' || frame.kind === 'setUp';
  return (isOwnTurn ? reasonFor(s, action, frame?.seat ?? s.active) : whyNoAnswer(s, action)) ?? refuse('notNow');
}

type Reason = (s: RootState, action: RootAction) => Refusal | undefined;

/** What the rules of the faction and of everybody say to it. */
function reasonFor(s: RootState, action: RootAction, seat: Seat): Refusal | undefined {
  const own = reasonsOfFaction(s.sides[seat])[action.type] as Reason | undefined;
  const shared = common[action.type] as Reason | undefined;
  return own?.(s, action) ?? shared?.(s, action);
}
