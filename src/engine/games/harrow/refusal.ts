import type { Seat } from '../../kernel/game.ts';
import type { Hex } from './county.ts';
import { type Frame, topFrame } from './flow.ts';
import { whyNotEffect } from './refusals/effect.ts';
import { whyNotAttack, whyNotAttackFrom, whyNotPush, whyNotStrike } from './refusals/fight.ts';
import { whyNotCard, whyNotTile } from './refusals/hand.ts';
import { whyNotCreep, whyNotHesterHex, whyNotInfect, whyNotRoot } from './refusals/hester.ts';
import { whyNotAct } from './refusals/hester-acts.ts';
import { type Refusal, refuse } from './refusals/keys.ts';
import {
  whyNotHide,
  whyNotPath,
  whyNotPull,
  whyNotPullFrom,
  whyNotStep,
  whyNotStepFrom,
  whyNotStorm,
} from './refusals/legend.ts';
import { whyNotMove, whyNotMoveFrom, whyNotSpawn } from './refusals/move.ts';
import { whyNotSoloAttack } from './refusals/solo.ts';
import { whyNotWalk, whyNotWalkFrom } from './refusals/walk.ts';
import { pointsFor } from './rules/points.ts';
import { isAutomatic } from './rules/solo/solo.ts';
import {
  type CardId,
  type HarrowState,
  type HesterAct,
  type HesterCardId,
  type Jar,
  jars,
  type TileId,
} from './state.ts';

/** A click that matches no legal action: a hex as a target, a hex to pick up from, a jar, a card of the hand, a tile, or an action of Hester. */
export type Intent =
  | {
      readonly kind: 'target';
      readonly from?: Hex;
      readonly to: Hex;
      readonly haints?: number;
      readonly legend?: boolean;
    }
  | { readonly kind: 'select'; readonly hex: Hex }
  | { readonly kind: 'jar'; readonly seat: Seat; readonly jar: Jar }
  | { readonly kind: 'card'; readonly card: CardId | HesterCardId }
  | { readonly kind: 'tile'; readonly jar: Jar; readonly tile: TileId }
  | { readonly kind: 'act'; readonly act: HesterAct };

type Target = Extract<Intent, { kind: 'target' }>;

/** The decision itself is made by buttons; the rule says what it is about. */
const buttonsFirst: Partial<Record<Frame['kind'], string>> = {
  ability: 'HC-ABL-1',
  return: 'HC-TRK-12',
  legend: 'HC-LEG-1',
  clash: 'HC-CLSH-2',
  sort: 'HC-TOK-4',
  pay: 'HC-HACT-9',
  pile: 'HC-SOLO-24',
};

function whyNotTarget(s: HarrowState, frame: Frame, { from, to, haints = 0, legend = false }: Target): Refusal {
  const { seat } = frame;
  const units = Math.max(1, haints + (legend ? 1 : 0));
  switch (frame.kind) {
    case 'turn':
      return from === undefined ? whyNotMoveFrom(s, seat, to) : whyNotMove(s, seat, from, to, units);
    case 'points': {
      if (from !== undefined) return whyNotMove(s, seat, from, to, units);
      return (pointsFor(s, 1)?.budget ?? 0) > 0 ? whyNotSpawn(s, seat, to) : whyNotMoveFrom(s, seat, to);
    }
    case 'attack':
      if (isAutomatic(s, seat)) return whyNotSoloAttack(s, frame, from, to);
      return whyNotAttack(s, frame, from, to, units, legend);
    case 'strike':
      return whyNotStrike(s, frame, to, legend);
    case 'push':
      return whyNotPush(s, frame, to);
    case 'reap':
      return refuse('noHaintThere');
    case 'paths':
      return whyNotPath(s, frame, to);
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
      return whyNotCreep(s, from, to);
    case 'infect':
      return whyNotInfect(s, frame, from, to);
    default:
      return refuse('notNow');
  }
}

function whyNotSelect(s: HarrowState, frame: Frame, hex: Hex): Refusal {
  switch (frame.kind) {
    case 'turn':
    case 'points':
      return whyNotMoveFrom(s, frame.seat, hex);
    case 'attack':
      if (isAutomatic(s, frame.seat)) return whyNotSoloAttack(s, frame, undefined, hex);
      return whyNotAttackFrom(s, frame, hex);
    case 'pull':
      return whyNotPullFrom(s, frame, hex);
    case 'levi':
      return whyNotStepFrom(s, frame, hex);
    case 'walk':
      return whyNotWalkFrom(s, frame, hex);
    default:
      return whyNotTarget(s, frame, { kind: 'target', to: hex });
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
  if (intent.kind === 'tile') return whyNotTile(s, frame, intent.jar, intent.tile);
  if (intent.kind === 'act') return whyNotAct(s, frame, intent.act);
  const rule = buttonsFirst[frame.kind];
  if (rule !== undefined) return refuse('decideFirst', undefined, rule);
  return intent.kind === 'target' ? whyNotTarget(s, frame, intent) : whyNotSelect(s, frame, intent.hex);
}
