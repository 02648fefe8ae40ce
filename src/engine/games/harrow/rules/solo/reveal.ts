import type { Emit } from '../../action.ts';
import { soloCards } from '../../content/solo/cards.ts';
import { effectFrame, type FrameOf, requireFrame } from '../../flow.ts';
import { hiddenCard } from '../../state/cards.ts';
import { type PileId, pileIds, type SoloState } from '../../state/solo.ts';
import type { HarrowState } from '../../state.ts';
import { isSoloCard, loseSolo, loseTerrainCubes, requireSolo } from './solo.ts';

/** HC-SOLO-24: an empty pile cannot be chosen. */
export function openPiles(s: HarrowState): PileId[] {
  return pileIds.filter((_, i) => requireSolo(s).piles[i].length > 0);
}

/** In what a player sees of the game nobody knows the cards to come. */
export function isUnknown(s: HarrowState, pile: PileId): boolean {
  return requireSolo(s).piles[pileIds.indexOf(pile)].at(-1) === hiddenCard;
}

/** The top card of the pile is turned over, for whatever the innermost frame says. */
export function reveal(s: HarrowState, pile: PileId, only: boolean, emit: Emit): void {
  const solo = requireSolo(s);
  const { seat, why } = requireFrame(s, 'pile');
  const card = solo.piles[pileIds.indexOf(pile)].pop();
  if (card === undefined || !isSoloCard(card)) throw new Error('nobody knows this card');
  s.flow.pop();
  if (why === 'card') {
    solo.card = card;
    s.flow.push(effectFrame(seat, 'solo_side'));
    emit({ type: 'soloRevealed', pile, card, why, only });
    return;
  }
  // HC-SOLO-21, 32: such a card serves for its hexes only
  solo.discard.push(card);
  emit({ type: 'soloRevealed', pile, card, why, only });
  if (soloCards[card].symbol === 'flower') loseTerrainCubes(s, why, emit);
  if (why !== 'spawn') s.flow.push(effectFrame(seat, 'solo_objective', 0, why === 'townsfolk' ? 1 : 2));
}

/** Nothing has been turned over yet. With this card the game begins: nobody would hear of it in the set-up. */
function isFirstCard({ discard, card }: SoloState): boolean {
  return discard.length === 0 && card === undefined;
}

/** HC-SOLO-51: no card is left to turn over. From the only pile left one is turned over at once. */
export function settlePile(s: HarrowState, _frame: FrameOf<'pile'>, emit: Emit): boolean {
  const piles = openPiles(s);
  if (piles.length === 0) {
    loseSolo(s, 'cards', emit);
    return true;
  }
  if (piles.length > 1 || isFirstCard(requireSolo(s)) || isUnknown(s, piles[0])) return false;
  reveal(s, piles[0], true, emit);
  return true;
}
