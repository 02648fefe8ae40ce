import type { Game, GameTypes, Pending, Seat } from '../../kernel/game.ts';
import type { RootAction } from './action.ts';
import type { Emit, RootEvent } from './events.ts';
import { topFrame } from './flow.ts';
import { deciderOf } from './frames.ts';
import { formatAction, parseAction } from './notation/action.ts';
import { readConfig } from './notation/config.ts';
import { readPosition, writePosition } from './notation/position.ts';
import { highestFace } from './rules/battle.ts';
import { defsNow, perform, settle } from './settle.ts';
import { setup } from './setup.ts';
import type { Config } from './state/config.ts';
import type { RootState } from './state.ts';
import { version } from './version.ts';
import { needsHand, seen, view } from './view.ts';

/** RT-4.3.2, RT-ENG-10: two battle dice are thrown together. Nothing of them lies in the state: the fall has a seed of its own. */
export interface DiceRequest {
  readonly roller: Seat;
  readonly seed: number;
  /** How many dice, and of how many faces each. */
  readonly dice: number;
  readonly faces: number;
}

export interface RootTypes extends GameTypes {
  State: RootState;
  Action: RootAction;
  Event: RootEvent;
  Chance: DiceRequest;
  Config: Config;
}

const battleDice = 2;

function pending(s: RootState): Pending<DiceRequest> {
  if (s.result) return { kind: 'over', result: s.result };
  const frame = topFrame(s);
  if (!frame) return { kind: 'decision', seat: s.active };
  if (frame.kind === 'battle' && frame.stage === 'roll') {
    return {
      kind: 'chance',
      request: { roller: frame.seat, seed: frame.seed ?? 0, dice: battleDice, faces: highestFace + 1 },
    };
  }
  return { kind: 'decision', seat: deciderOf(s, frame) };
}

function legal(s: RootState): RootAction[] {
  const out: RootAction[] = [];
  if (s.result === undefined) for (const def of defsNow(s)) def.options(s, out);
  return out;
}

/** RT-NO-10: two faces of the dice, the higher first. */
function accepts(s: RootState, action: RootAction): boolean {
  if (action.type !== 'roll' || pending(s).kind !== 'chance') return false;
  const { high, low } = action;
  return [high, low].every((n) => Number.isInteger(n) && n >= 0 && n <= highestFace) && high >= low;
}

const revealing: ReadonlySet<RootEvent['type']> = new Set([
  'rolled',
  'drew',
  'shuffled',
  'supporterDrawn',
  'handed',
  'shown',
  'explored',
  'questOpened',
]);

function decider(s: RootState): Seat {
  const frame = topFrame(s);
  return frame ? deciderOf(s, frame) : s.active;
}

/** Hands every event on, and keeps in mind whether one of them revealed anything. */
function watching(emit: Emit, known: { revealed: boolean }): Emit {
  return (event) => {
    known.revealed ||= revealing.has(event.type);
    emit(event);
  };
}

/** Undo stops where something became known or another seat is to decide. */
function apply(s: RootState, action: RootAction, emit: Emit): boolean {
  const before = decider(s);
  const known = { revealed: false };
  const watch = watching(emit, known);
  perform(s, action, watch);
  settle(s, watch);
  return known.revealed || s.result !== undefined || decider(s) !== before;
}

export const root: Game<RootTypes> = {
  id: 'root',
  version,
  setup,
  seats: ({ players }) => players.length,
  readConfig,
  pending,
  legal,
  accepts,
  apply,
  view,
  seen,
  hasHands: () => true,
  needsHand,
  format: formatAction,
  parse: parseAction,
  writePosition,
  readPosition,
};
