import { oneOf } from '../../../kit/words.ts';
import { defineAction, type Emit, type HarrowAction } from '../action.ts';
import { goblinCards } from '../content/cards/goblins.ts';
import { tactics } from '../content/cards/tactics.ts';
import { upgrades } from '../content/cards/upgrades.ts';
import { isBetweenTokens } from '../content/kammi/grid.ts';
import { type FrameOf, topFrame } from '../flow.ts';
import { activateUpgrade } from '../rules/upgrade.ts';
import {
  type CardId,
  cardIds,
  type GoblinCardId,
  goblinIds,
  type TacticId,
  tacticIds,
  type UpgradeId,
  upgradeIds,
} from '../state/cards.ts';
import { abilities, bagTokens } from '../state/tokens.ts';
import type { HarrowState } from '../state.ts';

const isAmong =
  <C extends CardId>(cards: readonly C[]) =>
  (card: string): card is C =>
    (cards as readonly string[]).includes(card);

const isTactic = isAmong(tacticIds);
const isUpgrade = isAmong(upgradeIds);
const isGoblin = isAmong(goblinIds);

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

/** HC-KAM-40: Kammi's turn, wherever a card of hers may be played in it: before and after the action, and between two abilities. */
function goblinTurn(s: HarrowState): FrameOf<'turn'> | undefined {
  const top = topFrame(s);
  if (top?.kind === 'turn') return top;
  if (top?.kind !== 'effect' || !isBetweenTokens(top)) return undefined;
  return s.flow.find((frame) => frame.kind === 'turn');
}

function playGoblin(s: HarrowState, frame: FrameOf<'turn'>, card: GoblinCardId, emit: Emit): void {
  frame.card = true;
  spend(s, frame.seat, card, emit);
  goblinCards[card].play(s, frame.seat, emit);
}

/** HC-GBL-2: without a goblin there are no goblin cards. */
function goblinOptions(s: HarrowState, out: HarrowAction[]): void {
  const frame = goblinTurn(s);
  if (frame === undefined || frame.card) return;
  for (const card of s.seats[frame.seat].hand) {
    if (isGoblin(card) && goblinCards[card].canPlay(s, frame.seat)) out.push({ type: 'card', card });
  }
}

function tacticOptions(s: HarrowState, frame: FrameOf<'turn'>, out: HarrowAction[]): void {
  for (const card of s.seats[frame.seat].hand) {
    if (!isTactic(card)) continue;
    const { afterAction, canPlay } = tactics[card];
    if ((frame.acted || !afterAction) && canPlay(s, frame.seat)) out.push({ type: 'card', card });
  }
}

/** HC-CARD-1: one tactics card a turn, before or after the action; HC-CARD-2: one upgrade while drawn tokens are used; HC-KAM-40. */
export const card = defineAction(
  'card',
  { card: oneOf(cardIds) },
  {
    options(s, out) {
      const frame = topFrame(s);
      if (s.kammi) goblinOptions(s, out);
      if (frame?.kind === 'turn' && !frame.card) {
        tacticOptions(s, frame, out);
      } else if (frame?.kind === 'points' && frame.upgrade) {
        for (const each of s.seats[frame.seat].hand) {
          if (isUpgrade(each) && frame.points[abilities.indexOf(upgrades[each].cost)] > 0) {
            out.push({ type: 'card', card: each });
          }
        }
      }
    },
    apply(s, { card }, emit) {
      const frame = topFrame(s);
      const turn = isGoblin(card) ? goblinTurn(s) : undefined;
      if (turn && isGoblin(card)) playGoblin(s, turn, card, emit);
      else if (frame?.kind === 'turn' && isTactic(card)) playTactic(s, frame, card, emit);
      else if (frame?.kind === 'points' && isUpgrade(card)) playUpgrade(s, frame, card, emit);
      else throw new Error('no card can be played now');
    },
  },
);
