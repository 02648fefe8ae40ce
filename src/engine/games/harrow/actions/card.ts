import { oneOf } from '../../../kit/words.ts';
import { defineAction, type Emit } from '../action.ts';
import { tactics } from '../content/cards/tactics.ts';
import { upgrades } from '../content/cards/upgrades.ts';
import { type FrameOf, topFrame } from '../flow.ts';
import { activateUpgrade } from '../rules/upgrade.ts';
import { type CardId, cardIds, type TacticId, tacticIds, type UpgradeId } from '../state/cards.ts';
import { abilities, bagTokens } from '../state/tokens.ts';
import type { HarrowState } from '../state.ts';

const isTactic = (card: string): card is TacticId => (tacticIds as readonly string[]).includes(card);

function spend(s: HarrowState, seat: number, card: CardId, emit: Emit): void {
  const { hand, spent } = s.seats[seat];
  hand.splice(hand.indexOf(card), 1);
  spent.push(card);
  emit({ type: 'cardPlayed', seat, card });
}

function playTactic(s: HarrowState, frame: FrameOf<'turn'>, card: TacticId, emit: Emit): void {
  frame.card = true;
  spend(s, frame.seat, card, emit);
  tactics[card].play(s, frame.seat, emit);
}

/** HC-CARD-2, HC-CARD-3: a drawn, unused token of the card's type goes to the box, the upgrade token takes its place. */
function playUpgrade(s: HarrowState, frame: FrameOf<'points'>, card: UpgradeId, emit: Emit): void {
  const own = s.seats[frame.seat];
  const upgrade = upgrades[card];
  const { cost } = upgrade;
  const paid = abilities.indexOf(cost);
  frame.upgrade = false;
  spend(s, frame.seat, card, emit);
  frame.points[paid]--;
  own.drawn[paid]--;
  s.box[paid]++;
  own.drawn[bagTokens.indexOf(card)]++;
  emit({ type: 'upgradeGained', seat: frame.seat, token: card, paid: cost });
  // HC-CARD-6: what arms the next attack does not wait to be used
  if (upgrade.arms) activateUpgrade(s, frame.seat, upgrade, emit);
  else frame.tokens = [...(frame.tokens ?? []), card];
}

/** HC-CARD-1: one tactics card a turn, before or after the action; HC-CARD-2: one upgrade while drawn tokens are used. */
export const card = defineAction(
  'card',
  { card: oneOf(cardIds) },
  {
    options(s, out) {
      const frame = topFrame(s);
      if (frame?.kind === 'turn' && !frame.card) {
        for (const each of s.seats[frame.seat].hand) {
          if (!isTactic(each)) continue;
          const { afterAction, canPlay } = tactics[each];
          if ((frame.acted || !afterAction) && canPlay(s, frame.seat)) out.push({ type: 'card', card: each });
        }
      } else if (frame?.kind === 'points' && frame.upgrade) {
        for (const each of s.seats[frame.seat].hand) {
          if (each === 'hidden' || isTactic(each)) continue;
          if (frame.points[abilities.indexOf(upgrades[each].cost)] > 0) out.push({ type: 'card', card: each });
        }
      }
    },
    apply(s, action, emit) {
      const frame = topFrame(s);
      if (frame?.kind === 'turn' && isTactic(action.card)) playTactic(s, frame, action.card, emit);
      else if (frame?.kind === 'points' && !isTactic(action.card)) playUpgrade(s, frame, action.card, emit);
      else throw new Error('no card can be played now');
    },
  },
);
