import { randomAction } from '../../src/engine/ai/random.ts';
import type { GameTypes, Seat } from '../../src/engine/kernel/game.ts';
import { nextU32, type Rng, seedRng } from '../../src/engine/kernel/rng.ts';
import { rounded } from '../sim/report.ts';
import type { ArenaPlan, Side } from './arena-tool.ts';

/** Hears of games as they go on. */
export interface Report<T extends GameTypes> {
  onEvent(event: T['Event'], state: T['State']): void;
  /** `sides`: who led which seat. */
  onEnd(state: T['State'], winners: readonly Seat[], sides: readonly Side[]): void;
  /** Follows the keys that every arena has. */
  summary(): object;
  words(): readonly string[];
}

export interface MatchOptions {
  readonly games: number;
  /** The same seed gives the same games. */
  readonly seed: number;
  readonly a: string;
  readonly b: string;
}

export interface MatchResult {
  readonly games: number;
  readonly aWins: number;
  readonly bWins: number;
  /** Of the games that somebody won. */
  readonly share: number;
  /** Of A, for decisions that leave a choice. */
  readonly msPerDecisionMean: number;
  readonly msPerDecisionP95: number;
  readonly errors: number;
}

/** No game comes near it. */
const actionLimit = 50_000;

interface Clock {
  readonly thoughts: number[];
}

/** Who chooses for a seat: a bot, or chance. */
type Chooser<T extends GameTypes> = (state: T['State'], options: readonly T['Action'][]) => T['Action'];

function chooserOf<T extends GameTypes>(plan: ArenaPlan<T>, player: string, seat: Seat, seed: number): Chooser<T> {
  if (player === 'random') {
    const rng = seedRng(seed + seat);
    return (_, options) => randomAction(options, rng);
  }
  const bot = plan.bot(player, seat, seed);
  return (state) => bot.choose(state);
}

/** Plays one game and tells which side has won it; undefined if it came to no end. */
function playGame<T extends GameTypes>(
  plan: ArenaPlan<T>,
  number: number,
  seed: number,
  players: Readonly<Record<Side, string>>,
  report: Report<T>,
  clock: Clock,
): ReadonlySet<Side> | undefined {
  const { game } = plan;
  const config = plan.config(number, seed);
  const s = game.setup(config, seed);
  const rng: Rng = seedRng(seed + 1);
  const sides = plan.sides(config, number);
  const choosers = sides.map((side, seat) => chooserOf(plan, players[side], seat, seed));
  const emit = (event: T['Event']) => report.onEvent(event, s);
  for (let i = 0; i < actionLimit; i++) {
    const pending = game.pending(s);
    if (pending.kind === 'over') {
      const { winners } = pending.result;
      report.onEnd(s, winners, sides);
      return new Set(winners.map((seat) => sides[seat]));
    }
    if (pending.kind === 'chance') {
      game.apply(s, plan.chance(s, pending.request, rng), emit);
      continue;
    }
    const options = game.legal(s);
    const start = performance.now();
    const action = choosers[pending.seat](s, options);
    if (options.length > 1 && sides[pending.seat] === 'a') clock.thoughts.push(performance.now() - start);
    game.apply(s, action, emit);
  }
  return undefined;
}

/** Two computers meet again and again, each game with a seed of its own: on the same one they would only play it twice. */
export function playMatch<T extends GameTypes>(
  plan: ArenaPlan<T>,
  { games, seed, a, b }: MatchOptions,
  report: Report<T>,
): { readonly result: MatchResult; readonly problems: readonly string[] } {
  const rng = seedRng(seed);
  const clock: Clock = { thoughts: [] };
  const problems: string[] = [];
  let aWins = 0;
  let bWins = 0;
  for (let number = 0; number < games; number++) {
    const own = nextU32(rng);
    try {
      const won = playGame(plan, number, own, { a, b }, report, clock);
      if (won === undefined) problems.push(`game seed ${own}: no end`);
      else if (won.has('a') && !won.has('b')) aWins++;
      else if (won.has('b') && !won.has('a')) bWins++;
    } catch (thrown) {
      problems.push(`game seed ${own}: ${thrown instanceof Error ? thrown.message : String(thrown)}`);
    }
  }
  const times = clock.thoughts.sort((one, other) => one - other);
  const result = {
    games,
    aWins,
    bWins,
    share: rounded(aWins / Math.max(1, aWins + bWins), 3),
    msPerDecisionMean: rounded(times.reduce((all, ms) => all + ms, 0) / Math.max(1, times.length), 2),
    msPerDecisionP95: rounded(times[Math.floor(0.95 * times.length)] ?? 0, 2),
    errors: problems.length,
  };
  return { result, problems };
}
