import { type Bot, createBot } from '../../../../ai/bot.ts';
import { type Level, seedOf } from '../../../../ai/levels.ts';
import { cloneJson } from '../../../../kernel/clone.ts';
import { type Rng, seedRng } from '../../../../kernel/rng.ts';
import type { HarrowAction } from '../../action.ts';
import { topFrame } from '../../flow.ts';
import { type HarrowTypes, harrow } from '../../harrow.ts';
import { hesterSeat } from '../../state/players.ts';
import type { HarrowState } from '../../state.ts';
import { hesterHabit, largestPile } from '../hester-habits.ts';
import { harrowMind } from '../mind.ts';
import { evaluateSolo } from './evaluate.ts';

export interface SoloSearch {
  /** Turns of Hester tried for each of her decisions, and how often each choice before her turn is tried. */
  readonly turns: number;
  readonly trials: number;
}

export const soloBeginner: SoloSearch = { turns: 80, trials: 5 };

/** How many of the turns that went best are tried again. */
const finalists = 8;

/** More than any turn needs. */
const longest = 80;

const ignore = () => {};

interface Attempt {
  readonly plan: readonly HarrowAction[];
  readonly value: number;
}

/** Is it Hester's part of the solo turn? Before it, her rivals act. */
const isHersNow = (s: HarrowState): boolean =>
  s.flow[1]?.kind === 'roots' || s.flow[1]?.kind.startsWith('hester') === true;

/** Goes on by habit until `stop`; the plan ends with the first thing nobody could know. */
function playOn(draft: HarrowState, rng: Rng, stop: (s: HarrowState) => boolean): HarrowAction[] {
  const plan: HarrowAction[] = [];
  let known = true;
  for (let i = 0; i < longest && !stop(draft); i++) {
    const pending = harrow.pending(draft);
    if (pending.kind === 'over') break;
    if (pending.kind === 'chance') {
      known = false;
      harrow.apply(draft, harrowMind.guess(pending.request, rng), ignore);
      continue;
    }
    const action = hesterHabit(draft, harrow.legal(draft), rng);
    if (known) plan.push(action);
    if (harrow.apply(draft, action, ignore)) known = false;
  }
  return plan;
}

function imagined(seen: HarrowState, rng: Rng): HarrowState {
  const draft = cloneJson(seen);
  harrowMind.imagine(draft, rng);
  return draft;
}

function* bestTurn(
  seen: HarrowState,
  { turns, trials }: SoloSearch,
  rng: Rng,
): Generator<void, readonly HarrowAction[]> {
  const { round } = seen;
  const isOver = (s: HarrowState) => s.round !== round;
  const attempts: Attempt[] = [];
  for (let i = 0; i < turns; i++) {
    const draft = imagined(seen, rng);
    const plan = playOn(draft, rng, isOver);
    attempts.push({ plan, value: evaluateSolo(draft) });
    yield;
  }
  attempts.sort((a, b) => b.value - a.value);
  let best: Attempt = { plan: [], value: Number.NEGATIVE_INFINITY };
  // One lucky fall of the cubes makes no good plan.
  for (const { plan, value: first } of attempts.slice(0, finalists)) {
    let value = first;
    for (let i = 1; i < trials; i++) {
      const draft = imagined(seen, rng);
      for (const action of plan) harrow.apply(draft, action, ignore);
      playOn(draft, rng, isOver);
      value += evaluateSolo(draft);
      yield;
    }
    if (value > best.value) best = { plan, value };
  }
  return best.plan;
}

function* bestChoice(
  seen: HarrowState,
  options: readonly HarrowAction[],
  trials: number,
  rng: Rng,
): Generator<void, HarrowAction> {
  const frame = topFrame(seen);
  if (frame?.kind === 'pile') return largestPile(seen, options);
  const by = frame?.kind === 'effect' ? frame.by : frame?.kind;
  // Where a piece comes to stand is judged as it stands; whose side the card lies on by what follows from it.
  const isPlain = by === 'solo_objective' || by === 'push' || by === 'reap';
  const tries = isPlain ? 1 : by === 'solo_side' ? 2 * trials : trials;
  let best = { action: options[0], value: Number.NEGATIVE_INFINITY };
  for (const action of options) {
    let value = 0;
    for (let i = 0; i < tries; i++) {
      const draft = imagined(seen, rng);
      harrow.apply(draft, action, ignore);
      if (!isPlain) playOn(draft, rng, isHersNow);
      value += evaluateSolo(draft);
      yield;
    }
    if (value > best.value) best = { action, value };
  }
  return best.action;
}

/** A greedy Hester for the solo game: tries her turns by habit and takes the best; before them compares what each choice leads to. */
export function soloSearching(search: SoloSearch): Level<HarrowTypes> {
  return function* think(question) {
    const { seen } = question;
    const rng = seedRng(seedOf(question));
    if (isHersNow(seen)) return yield* bestTurn(seen, search, rng);
    return [yield* bestChoice(seen, harrow.legal(seen), search.trials, rng)];
  };
}

export const createSoloBot = ({ seed, ...search }: SoloSearch & { readonly seed: number }): Bot<HarrowTypes> =>
  createBot(harrow, soloSearching(search), hesterSeat, seed);
