import type { HarrowAction } from '../../src/engine/games/harrow/action.ts';
import { harrow } from '../../src/engine/games/harrow/harrow.ts';
import { invariantBreaks } from '../../src/engine/games/harrow/invariants.ts';
import { readPosition, writePosition } from '../../src/engine/games/harrow/notation/position.ts';
import { parseRecord, replayRecord, writeRecord } from '../../src/engine/games/harrow/notation/record.ts';
import type { Config, HarrowState } from '../../src/engine/games/harrow/state.ts';
import type { Seat } from '../../src/engine/kernel/game.ts';
import { hashOf } from '../../src/engine/kernel/hash.ts';
import { type Rng, seedRng } from '../../src/engine/kernel/rng.ts';
import { isPlainJson, isSameJson } from './plain-json.ts';
import type { Tree } from './trees.ts';

/** Chooses for the seat that must decide. */
export type Policy = (state: HarrowState, seat: Seat, options: readonly HarrowAction[], rng: Rng) => HarrowAction;

export interface GameOptions {
  readonly config: Config;
  readonly seed: number;
  readonly tree: Tree;
  readonly policy: Policy;
  /** Checks everything after every action; without, only speed counts. */
  readonly checks: boolean;
}

export interface Outcome {
  readonly actions: number;
  readonly rounds: number;
  /** Undefined if the game did not come to an end. */
  readonly winners: readonly Seat[] | undefined;
  readonly error: string | undefined;
  readonly deadEnd: boolean;
  readonly breaks: readonly string[];
  readonly replayMismatch: string | undefined;
}

/** No game comes near it; one that does is counted as unfinished. */
const actionLimit = 50_000;

const ignore = () => {};

/**
 * Does the state survive being saved? It is serialised and parsed after every action; the readable position, which is
 * dearer and which the rules do not need, after every tenth.
 */
function notationBreaks(s: HarrowState, actions: number): string[] {
  if (!isPlainJson(s)) return ['the state is not plain JSON'];
  const saved: unknown = JSON.parse(JSON.stringify(s));
  if (!isSameJson(saved, s)) return ['the state saves as another one'];
  if (actions % 10 !== 0 && s.result === undefined) return [];
  const read = readPosition(JSON.parse(JSON.stringify(writePosition(s))));
  if (!read.ok) return [`the position cannot be read again: ${read.error}`];
  return isSameJson(read.state, s) ? [] : ['the position reads as another one'];
}

function replayProblem(config: Config, seed: number, actions: readonly HarrowAction[], s: HarrowState) {
  const parsed = parseRecord(writeRecord({ config, seed, actions }));
  if (!parsed.ok) return parsed.error;
  const replayed = replayRecord(parsed.record);
  if (!replayed.ok) return `action ${replayed.at}: ${replayed.error}`;
  return hashOf(replayed.state) === hashOf(s) ? undefined : 'the replay ends in another position';
}

export function playGame({ config, seed, tree, policy, checks }: GameOptions): Outcome {
  const s = harrow.setup(config, seed);
  const rng = seedRng(seed + 1);
  const record: HarrowAction[] = [];
  const breaks: string[] = [];
  let actions = 0;
  let error: string | undefined;
  let deadEnd = false;
  let winners: readonly Seat[] | undefined;
  try {
    while (actions < actionLimit) {
      const pending = harrow.pending(s);
      if (pending.kind === 'over') {
        winners = pending.result.winners;
        break;
      }
      let action: HarrowAction;
      if (pending.kind === 'chance') {
        action = tree(s, pending.request, rng);
        if (checks && !harrow.accepts(s, action)) breaks.push(`impossible tree result ${harrow.format(action)}`);
      } else {
        const options = harrow.legal(s);
        if (options.length === 0) {
          deadEnd = true;
          break;
        }
        action = policy(s, pending.seat, options, rng);
      }
      harrow.apply(s, action, ignore);
      actions++;
      if (!checks) continue;
      record.push(action);
      breaks.push(...invariantBreaks(s), ...notationBreaks(s, actions));
    }
  } catch (thrown) {
    error = thrown instanceof Error ? thrown.message : String(thrown);
  }
  const replayMismatch = checks && error === undefined ? replayProblem(config, seed, record, s) : undefined;
  return { actions, rounds: s.round, winners, error, deadEnd, breaks, replayMismatch };
}
