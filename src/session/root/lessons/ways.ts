import type { ActionOf } from '../../../engine/games/root/action.ts';
import { cardOf } from '../../../engine/games/root/content/cards/cards.ts';
import { freeSlots, hasPiece } from '../../../engine/games/root/rules/pieces.ts';
import { rulerOf } from '../../../engine/games/root/rules/rule.ts';
import { warriorsAt } from '../../../engine/games/root/rules/seats.ts';
import type { CardId } from '../../../engine/games/root/state/cards.ts';
import { isForest, type Place } from '../../../engine/games/root/state/places.ts';
import { countAt, mapOf, seatOf } from '../../../engine/games/root/state.ts';
import { cloneJson } from '../../../engine/kernel/clone.ts';
import { best } from '../../lessons/moment.ts';
import { meanOf, oddsOf } from '../odds.ts';
import { actionsOf, type Moment, ownSide } from './moment.ts';

/** What a card is worth to whoever may have to give it away: birds and what stays in play most. */
export function worthOf(card: CardId): number {
  const { suit, kind, points } = cardOf(card);
  return (suit === 'bird' ? 4 : 0) + (kind === 'ambush' ? 3 : kind === 'effect' ? 2 : 0) + points / 2;
}

/** Of the actions that cost a card, the one that costs least. */
export const cheapest = <A extends { readonly card: CardId }>(all: readonly A[]): A | undefined =>
  best(all, ({ card }) => -worthOf(card));

/** An item with most points. */
export const craftMost = (moment: Moment) =>
  best(actionsOf(moment, 'craft'), ({ card }) => (cardOf(card).kind === 'favor' ? -1 : cardOf(card).points));

/** How many more hits are to be expected than taken, for what can fall. */
export function gainOf({ state, learner }: Moment, { at, faction }: ActionOf<'battle'>): number {
  const defender = seatOf(state, faction);
  const odds = oddsOf(state, { attacker: learner, defender, at });
  return meanOf(odds.attacker) - meanOf(odds.defender) - (odds.mayBeAmbushed ? 0.3 : 0);
}

/** The battle with the best odds, if there are good ones. */
export function bestBattle(moment: Moment, least = 0.4): ActionOf<'battle'> | undefined {
  const chosen = best(actionsOf(moment, 'battle'), (action) => gainOf(moment, action));
  return chosen && gainOf(moment, chosen) >= least ? chosen : undefined;
}

/** Who rules where after a move. */
function afterMove({ state, learner }: Moment, { from, to, count = 0 }: ActionOf<'move'>) {
  const next = cloneJson(state);
  const { warrior } = next.sides[learner].on;
  if (warrior && !isForest(from)) {
    warrior[from] -= count;
    warrior[to] += count;
  }
  const isOurs = (at: Place) => !isForest(at) && rulerOf(next, at) === learner;
  return { from: isOurs(from), to: isOurs(to) };
}

/** A move that wins a clearing with room to build and gives none away; nobody walks into sympathy. */
export function conqueringMove(moment: Moment): ActionOf<'move'> | undefined {
  const { state, learner } = moment;
  return best(actionsOf(moment, 'move'), (action) => {
    const { from, to, count = 0 } = action;
    const then = afterMove(moment, action);
    const held = rulerOf(state, to) === learner;
    const isSympathetic = state.sides.some((side, seat) => seat !== learner && countAt(side, 'sympathy', to) > 0);
    const keeps = then.from || rulerOf(state, from) !== learner;
    return (
      (then.to && !held ? 4 : 0) +
      (then.to ? Math.min(freeSlots(state, to), 2) : 0) +
      (keeps ? 2 : 0) -
      (isSympathetic ? 6 : 0) -
      Math.abs(count - 3) / 10
    );
  });
}

/** Where nobody has many, and from where much can be reached. */
export const quietPlace = ({ state, learner }: Moment, at: Place): number => {
  const crowd = state.sides.map((side, seat) => (seat === learner ? 0 : warriorsAt(side, at)));
  return mapOf(state).paths[at].length - 2 * Math.max(0, ...crowd);
};

/** Ruins that are next to a place, or in it. */
export function ruinsNear({ state }: Moment, at: Place): number {
  const near = [at, ...mapOf(state).slips[at]];
  return state.ruins.filter((ruin) => near.includes(ruin.at)).length;
}

/** Is anybody else there? */
export const hasCompany = (moment: Moment, at: Place): boolean =>
  !isForest(at) && moment.state.sides.some((side) => side !== ownSide(moment) && hasPiece(side, at));
