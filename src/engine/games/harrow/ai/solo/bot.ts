import { type Bot, createBot } from '../../../../ai/bot.ts';
import { type Level, seedOf } from '../../../../ai/levels.ts';
import { byMean, openingFor, type Plan } from '../../../../ai/plans.ts';
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
  /** Ways tried for each decision, and how often those that went best. */
  readonly turns: number;
  readonly trials: number;
}

export const soloBeginner: SoloSearch = { turns: 80, trials: 5 };

/** How many of those that went best are tried again. */
const finalists = 8;

/** More than any turn needs. */
const longest = 80;

const ignore = () => {};

/** Is it Hester's part of the solo turn? Before it, her rivals act. */
const isHersNow = (s: HarrowState): boolean =>
  s.flow[1]?.kind === 'roots' || s.flow[1]?.kind.startsWith('hester') === true;

/** Goes on as given and then by habit until `stop`; the plan ends with the first thing nobody could know. */
function playOn(
  draft: HarrowState,
  given: readonly HarrowAction[],
  rng: Rng,
  stop: (s: HarrowState) => boolean,
): Pick<Plan<HarrowAction>, 'actions' | 'chancy'> {
  const actions: HarrowAction[] = [];
  let known = true;
  for (let i = 0; i < longest && !stop(draft); i++) {
    const pending = harrow.pending(draft);
    if (pending.kind === 'over') break;
    if (pending.kind === 'chance') {
      known = false;
      harrow.apply(draft, harrowMind.guess(pending.request, rng), ignore);
      continue;
    }
    const action = known && i < given.length ? given[i] : hesterHabit(draft, harrow.legal(draft), rng);
    if (known) actions.push(action);
    if (harrow.apply(draft, action, ignore)) known = false;
  }
  return { actions, chancy: !known };
}

function imagined(seen: HarrowState, rng: Rng): HarrowState {
  const draft = cloneJson(seen);
  harrowMind.imagine(draft, rng);
  return draft;
}

/** The best way to go on until `isOver`, of many that are tried. */
function* bestWay(
  seen: HarrowState,
  isOver: (s: HarrowState) => boolean,
  { turns, trials }: SoloSearch,
  rng: Rng,
): Generator<void, readonly HarrowAction[]> {
  const known = new Map<string, Plan<HarrowAction>>();
  const plans: Plan<HarrowAction>[] = [];

  function tryWay(given: readonly HarrowAction[]) {
    const draft = imagined(seen, rng);
    const way = playOn(draft, given, rng, isOver);
    return { way, value: evaluateSolo(draft) };
  }

  for (let i = 0; i < turns; i++) {
    const { way, value } = tryWay(openingFor(plans, i / turns, rng));
    const key = way.actions.map((action) => harrow.format(action)).join('\n');
    const plan = known.get(key) ?? { ...way, sum: 0, tried: 0 };
    if (plan.tried === 0) plans.push(plan);
    plan.sum += value;
    plan.tried++;
    known.set(key, plan);
    yield;
  }
  // One lucky fall of the cubes makes no good plan.
  const best = plans.sort(byMean).slice(0, finalists);
  for (const plan of best) {
    for (; plan.chancy && plan.tried < trials; plan.tried++) {
      plan.sum += tryWay(plan.actions).value;
      yield;
    }
  }
  return best.sort(byMean)[0].actions;
}

/** Where a piece comes to stand is judged as it stands. */
function bestPlace(seen: HarrowState, options: readonly HarrowAction[], rng: Rng): HarrowAction {
  let best = { action: options[0], value: Number.NEGATIVE_INFINITY };
  for (const action of options) {
    const draft = imagined(seen, rng);
    harrow.apply(draft, action, ignore);
    const value = evaluateSolo(draft);
    if (value > best.value) best = { action, value };
  }
  return best.action;
}

/** A greedy Hester for the solo game: tries ways through her rivals' turn, and then through her own, by habit, and takes the best. */
export function soloSearching(search: SoloSearch): Level<HarrowTypes> {
  return function* think(question) {
    const { seen } = question;
    const rng = seedRng(seedOf(question));
    const frame = topFrame(seen);
    if (isHersNow(seen)) return yield* bestWay(seen, (s) => s.round !== seen.round, search, rng);
    if (frame?.kind === 'pile') return [largestPile(seen, harrow.legal(seen))];
    const isPlain =
      frame?.kind === 'push' || frame?.kind === 'reap' || (frame?.kind === 'effect' && frame.by === 'solo_objective');
    if (isPlain) return [bestPlace(seen, harrow.legal(seen), rng)];
    return yield* bestWay(seen, isHersNow, search, rng);
  };
}

export const createSoloBot = ({ seed, ...search }: SoloSearch & { readonly seed: number }): Bot<HarrowTypes> =>
  createBot(harrow, soloSearching(search), hesterSeat, seed);
