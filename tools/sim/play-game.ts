import type { GameTypes, Seat } from '../../src/engine/kernel/game.ts';
import { seedRng } from '../../src/engine/kernel/rng.ts';
import type { Policy } from './policy.ts';
import { replayProblem, savingBreaks } from './saving.ts';
import type { SimKit } from './sim-kit.ts';

export interface GameOptions<T extends GameTypes> {
  readonly config: T['Config'];
  readonly seed: number;
  readonly policy: Policy<T>;
  /** Checks everything after every action; without, only speed counts. */
  readonly checks: boolean;
}

export interface Outcome<T extends GameTypes> {
  /** The last position. */
  readonly state: T['State'];
  readonly actions: number;
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

export function playGame<T extends GameTypes>(
  kit: SimKit<T>,
  { config, seed, policy, checks }: GameOptions<T>,
): Outcome<T> {
  const { game } = kit;
  const s = game.setup(config, seed);
  const rng = seedRng(seed + 1);
  const record: T['Action'][] = [];
  const breaks: string[] = [];
  let actions = 0;
  let error: string | undefined;
  let deadEnd = false;
  let winners: readonly Seat[] | undefined;
  try {
    while (actions < actionLimit) {
      const pending = game.pending(s);
      if (pending.kind === 'over') {
        winners = pending.result.winners;
        break;
      }
      let action: T['Action'];
      if (pending.kind === 'chance') {
        action = kit.chance(s, pending.request, rng);
        if (checks && !game.accepts(s, action)) breaks.push(`impossible result of chance ${game.format(action)}`);
      } else {
        const options = game.legal(s);
        if (options.length === 0) {
          deadEnd = true;
          break;
        }
        action = policy.choose(s, pending.seat, options, rng);
      }
      game.apply(s, action, ignore);
      actions++;
      if (!checks) continue;
      record.push(action);
      if (kit.invariantBreaks) breaks.push(...kit.invariantBreaks(s));
      breaks.push(...savingBreaks(game, s, actions));
    }
  } catch (thrown) {
    error = thrown instanceof Error ? thrown.message : String(thrown);
  }
  const isReplayed = checks && error === undefined;
  const replayMismatch = isReplayed ? replayProblem(kit, { config, seed, actions: record }, s) : undefined;
  return { state: s, actions, winners, error, deadEnd, breaks, replayMismatch };
}
