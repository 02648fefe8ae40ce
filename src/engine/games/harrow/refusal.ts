import type { Seat } from '../../kernel/game.ts';
import { type Frame, topFrame } from './flow.ts';
import { whyNotEffect } from './refusals/effect.ts';
import { whyNotFairCard, whyNotFairHex, whyNotOffer, whyNotQuest } from './refusals/fair.ts';
import { whyNotAttack, whyNotPush, whyNotReap, whyNotStrike } from './refusals/fight.ts';
import { whyNotCard, whyNotTile } from './refusals/hand.ts';
import { whyNotCreep, whyNotHesterHex, whyNotInfect, whyNotRoot } from './refusals/hester.ts';
import { whyNotAct } from './refusals/hester-acts.ts';
import { type Refusal, refuse } from './refusals/keys.ts';
import { whyNotHide, whyNotPath, whyNotPull, whyNotStep, whyNotStorm } from './refusals/legend.ts';
import { whyNotMove, whyNotSpend } from './refusals/move.ts';
import { whyNotSoloAttack } from './refusals/solo.ts';
import type { Target } from './refusals/target.ts';
import { whyNotWalk } from './refusals/walk.ts';
import { isTruce } from './rules/fair/truce.ts';
import { isAutomatic } from './rules/solo/solo.ts';
import type { CardId, HesterCardId } from './state/cards.ts';
import type { FairCardId, OfferId, QuestId } from './state/fair.ts';
import type { HesterAct } from './state/hester.ts';
import type { TileId } from './state/tiles.ts';
import { type Jar, jars } from './state/tokens.ts';
import type { HarrowState } from './state.ts';

/** A click that matches no legal action: on a hex, a jar, a card of the hand, a quest, an offer, a tile, or an action of Hester. */
export type Intent =
  | Target
  | { readonly kind: 'jar'; readonly seat: Seat; readonly jar: Jar }
  | { readonly kind: 'card'; readonly card: CardId | HesterCardId }
  | { readonly kind: 'charm'; readonly card: FairCardId }
  | { readonly kind: 'quest'; readonly quest: QuestId }
  | { readonly kind: 'offer'; readonly seat: Seat; readonly offer: OfferId }
  | { readonly kind: 'tile'; readonly jar: Jar; readonly tile: TileId }
  | { readonly kind: 'act'; readonly act: HesterAct };

/** The decision itself is made by buttons; the rule says what it is about. */
const buttonsFirst: Partial<Record<Frame['kind'], string>> = {
  ability: 'HC-ABL-1',
  return: 'HC-TRK-12',
  clash: 'HC-CLSH-2',
  sort: 'HC-TOK-4',
  pay: 'HC-HACT-9',
  pile: 'HC-SOLO-24',
};

function whyNotTarget(s: HarrowState, frame: Frame, target: Target): Refusal {
  const { seat } = frame;
  const { mode, from, to } = target;
  switch (frame.kind) {
    case 'turn':
    case 'points':
      return whyNotSpend(s, seat, target);
    case 'legend':
      return from === undefined
        ? refuse('decideFirst', undefined, 'HC-LEG-1')
        : whyNotMove(s, seat, from, to, target.units);
    case 'attack':
      if (isTruce(s)) return refuse('truce');
      return isAutomatic(s, seat) ? whyNotSoloAttack(s, frame, from, to) : whyNotAttack(s, frame, target);
    case 'strike':
      return whyNotStrike(frame, to);
    case 'push':
      return whyNotPush(s, frame, to);
    case 'reap':
      return whyNotReap(s, seat, mode, to);
    case 'paths':
      return whyNotPath(s, frame, mode, to);
    case 'storm':
      return whyNotStorm(s, seat, to);
    case 'pull':
      return whyNotPull(s, frame, from, to);
    case 'hideaway':
      return whyNotHide(s, seat, to);
    case 'levi':
      return whyNotStep(s, frame, from, to);
    case 'walk':
      return whyNotWalk(s, frame, from, to);
    case 'effect':
      return whyNotEffect(s, frame, from, to);
    case 'roots':
      return whyNotRoot(s, to);
    case 'hester':
      return whyNotHesterHex(s, frame, to);
    case 'creep':
      return mode === 'free' ? refuse('noNailThere', undefined, 'HC-LGD-BER-5') : whyNotCreep(s, from, to);
    case 'infect':
      return whyNotInfect(s, frame, from, to);
    case 'stow':
    case 'fair':
    case 'arrow':
    case 'guess':
    case 'visit':
    case 'redeem':
      return whyNotFairHex(s, frame, to);
    default:
      return refuse('notNow');
  }
}

function whyNotJar(s: HarrowState, frame: Frame, seat: Seat, jar: Jar): Refusal {
  if (seat !== frame.seat) return refuse('jarNotYours');
  if (frame.kind === 'turn' && frame.jar !== undefined && !frame.acted) return refuse('jarWaiting');
  if (!s.seats[seat].jars[jars.indexOf(jar)]) return refuse('jarBroken');
  if (frame.kind !== 'turn') return refuse('decideFirst');
  return refuse(frame.acted ? 'jarUsed' : 'notNow');
}

/** Why a click does nothing: the first rule in its way. Only for clicks that match no legal action. */
export function explainRefusal(s: HarrowState, intent: Intent): Refusal {
  const frame = topFrame(s);
  if (s.result || !frame) return refuse('gameOver');
  if (frame.kind === 'tree') return refuse('treeFirst');
  if (intent.kind === 'jar') return whyNotJar(s, frame, intent.seat, intent.jar);
  if (intent.kind === 'card') return whyNotCard(s, frame, intent.card);
  if (intent.kind === 'charm') return whyNotFairCard(s, frame, intent.card);
  if (intent.kind === 'quest') return whyNotQuest(s, frame, intent.quest);
  if (intent.kind === 'offer') return whyNotOffer(s, intent.seat);
  if (intent.kind === 'tile') return whyNotTile(s, frame, intent.jar, intent.tile);
  if (intent.kind === 'act') return whyNotAct(s, frame, intent.act);
  const rule = buttonsFirst[frame.kind];
  if (rule !== undefined) return refuse('decideFirst', undefined, rule);
  return whyNotTarget(s, frame, intent);
}
