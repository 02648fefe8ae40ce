import type { Plan } from '../../../../ai/plans.ts';
import { cloneJson } from '../../../../kernel/clone.ts';
import type { Rng } from '../../../../kernel/rng.ts';
import type { HarrowAction } from '../../action.ts';
import { harrow } from '../../harrow.ts';
import type { HarrowState } from '../../state.ts';
import { harrowMind } from '../mind.ts';

export type Stop = (s: HarrowState) => boolean;

/** What a search by whole ways must know of a game: how it likely goes on, and how good it is. */
export interface Outlook {
  habit(s: HarrowState, options: readonly HarrowAction[], rng: Rng): HarrowAction;
  evaluate(s: HarrowState): number;
  /** Plays on through the next turn of the seat's own. */
  goOn(draft: HarrowState, ways: number, rng: Rng): void;
}

/** More than any turn needs. */
const longest = 80;

const ignore = () => {};

/** Goes on as given and then by habit until `stop`; the plan ends with the first thing nobody could know. */
export function playOn(
  { habit }: Pick<Outlook, 'habit'>,
  draft: HarrowState,
  given: readonly HarrowAction[],
  rng: Rng,
  stop: Stop,
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
    const action = known && i < given.length ? given[i] : habit(draft, harrow.legal(draft), rng);
    if (known) actions.push(action);
    if (harrow.apply(draft, action, ignore)) known = false;
  }
  return { actions, chancy: !known };
}

/** The best end of some ways, the cubes fallen as they happen to fall. */
export function playLuckily(
  outlook: Pick<Outlook, 'habit' | 'evaluate'>,
  draft: HarrowState,
  ways: number,
  stop: Stop,
  rng: Rng,
): void {
  let best: HarrowState | undefined;
  let bestValue = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < ways; i++) {
    const end = cloneJson(draft);
    playOn(outlook, end, [], rng, stop);
    const value = outlook.evaluate(end);
    if (value > bestValue) [best, bestValue] = [end, value];
  }
  if (best) Object.assign(draft, best);
}

/** Each time the best of some ways up to the tree; what falls out of it is not known beforehand. */
export function playWell(
  outlook: Pick<Outlook, 'habit' | 'evaluate'>,
  draft: HarrowState,
  ways: number,
  stop: Stop,
  rng: Rng,
): void {
  while (!stop(draft) && harrow.pending(draft).kind !== 'over') {
    let best: (Pick<Plan<HarrowAction>, 'actions' | 'chancy'> & { readonly end: HarrowState }) | undefined;
    let bestValue = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < ways; i++) {
      const end = cloneJson(draft);
      const way = playOn(outlook, end, [], rng, stop);
      const value = outlook.evaluate(end);
      if (value > bestValue) [best, bestValue] = [{ ...way, end }, value];
    }
    if (best === undefined) return;
    if (!best.chancy) {
      Object.assign(draft, best.end);
      return;
    }
    for (const action of best.actions) harrow.apply(draft, action, ignore);
    const pending = harrow.pending(draft);
    if (pending.kind === 'chance') harrow.apply(draft, harrowMind.guess(pending.request, rng), ignore);
  }
}
