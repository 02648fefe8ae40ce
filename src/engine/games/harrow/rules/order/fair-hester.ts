import { nextBelow } from '../../../../kernel/rng.ts';
import type { Emit } from '../../action.ts';
import { hasVariant } from '../../content/variants.ts';
import { type TurnToken, turnTokens } from '../../state/fair.ts';
import { fairSeat, hesterSeat } from '../../state/players.ts';
import { soloFields } from '../../state/solo.ts';
import type { HarrowState } from '../../state.ts';
import { hasQueen, requireFair } from '../fair/fair.ts';
import { breakNight } from '../fair/night.ts';
import { endSpells } from '../fair/truce.ts';
import { beginFairTurn } from '../fair/turn.ts';
import { filledSquares, requireHester, scoresOf, squaresToWin, winHester } from '../hester/hester.ts';
import { beginHestersTurn } from '../hester/roots.ts';
import { pointsToEnd } from '../points-to-end.ts';
import { scoreBrambles } from '../scoring.ts';
import { requireSolo } from '../solo/solo.ts';
import type { Order } from './order.ts';

/** HC-FVH-4, HC-OQ-45: in the order of `turnTokens`. */
export function allTokens(s: HarrowState): TurnToken[] {
  return hasVariant(s, 'no_toss') ? turnTokens.filter((token) => token !== 'solo') : ['fair', 'hester', 'solo', 'solo'];
}

function drawToken(s: HarrowState): TurnToken {
  const fair = requireFair(s);
  if (fair.turnBag.length === 0) fair.turnBag = allTokens(s);
  const [token] = fair.turnBag.splice(nextBelow(s.rng, fair.turnBag.length), 1);
  if (token === undefined) throw new Error('no token is in the bag');
  return token;
}

/** HC-FVH-3: a solo token is tossed; HC-FVH-8: with the queen found the solo tokens are all Hester's. */
function seatOfToken(s: HarrowState, token: TurnToken): number {
  if (token === 'hester' || token === 'hester_solo') return hesterSeat;
  if (token === 'fair') return fairSeat;
  if (hasQueen(s)) return hesterSeat;
  if (token === 'fair_solo') return fairSeat;
  return nextBelow(s.rng, 2) === 0 ? hesterSeat : fairSeat;
}

/** HC-SOLO-20, 46: the card of the turn goes to the discard pile, the action tokens come back. */
function discardCard(s: HarrowState): void {
  const solo = requireSolo(s);
  if (solo.card === undefined) return;
  solo.tokens = soloFields.map(() => 0);
  solo.discard.push(solo.card);
  solo.exchanged = false;
  delete solo.goal;
  delete solo.active;
  delete solo.card;
}

/** HC-FVH-9, 11: Hester's turn is over. */
function closeHestersTurn(s: HarrowState, emit: Emit): void {
  if (filledSquares(requireHester(s)) >= squaresToWin) winHester(s, emit);
  else scoreBrambles(s, emit);
}

/** HC-FVH-3, 4: four tokens from the bag say whose turns they are. */
export const fairHester: Order = {
  turns: 4,
  lanternPlaysOn: false,
  bramblesByTurn: true,

  beginTurn(s, emit) {
    const token = drawToken(s);
    s.active = seatOfToken(s, token);
    emit({ type: 'turnDrawn', token, seat: s.active });
    if (token === 'fair') beginFairTurn(s, emit);
    else if (token === 'hester') beginHestersTurn(s, emit);
    // HC-FVH-3: steps B to D of a solo turn; the objectives have been placed
    else s.flow.push({ kind: 'solo', seat: s.active, step: 3 });
  },

  next: (s) => s.active,

  closeTurn(s, emit) {
    const { active, card } = requireSolo(s);
    const fair = requireFair(s);
    fair.crept = [];
    endSpells(s, [active ?? s.active], emit);
    if (card === undefined && s.active === hesterSeat) closeHestersTurn(s, emit);
    if (s.result === undefined && s.seats.some(({ points }) => points >= pointsToEnd)) breakNight(s, 'points', emit);
    if (s.result) return;
    discardCard(s);
    // HC-FVH-8: their token is taken out of the bag
    if (hasQueen(s)) fair.turnBag = fair.turnBag.filter((token) => token !== 'fair');
  },

  isLastTurn({ fair }) {
    const left = fair?.turnBag ?? [];
    return left.length === 0 || (fair?.found === 3 && left.every((token) => token === 'fair'));
  },

  // HC-FVH-8: tokens may be left in the bag
  endGame(s, emit) {
    s.turn = fairHester.turns;
    s.result = { winner: fairSeat, scores: scoresOf(s) };
    emit({ type: 'gameOver', result: s.result, tie: false });
  },
};
