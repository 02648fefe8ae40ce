import { cloneJson } from '../../../kernel/clone.ts';
import type { RootAction } from '../action.ts';
import { battleOf } from '../flow.ts';
import { root } from '../root.ts';
import type { RootState } from '../state.ts';

/** What two dice mostly show: the sixteen pairs, told by four. */
const throws = [
  { high: 3, low: 2, share: 5 / 16 },
  { high: 3, low: 0, share: 2 / 16 },
  { high: 2, low: 1, share: 5 / 16 },
  { high: 1, low: 0, share: 4 / 16 },
] as const;

/** A battle asks no more questions than this. */
const mostSteps = 24;

const ignore = () => {};

/** Where a battle asks something, whoever is asked does nothing special. */
function plainly(options: readonly RootAction[]): RootAction {
  return options.find(({ type }) => type === 'pass') ?? options[0];
}

/** Fights the battle to its end with this throw. */
function fight(draft: RootState, high: number, low: number): void {
  for (let i = 0; i < mostSteps && draft.result === undefined && battleOf(draft); i++) {
    const { kind } = root.pending(draft);
    root.apply(draft, kind === 'chance' ? { type: 'roll', high, low } : plainly(root.legal(draft)), ignore);
  }
}

/** The value of a position; of one with a battle about to be fought, what can be expected of it. */
export function expected(s: RootState, value: (state: RootState) => number): number {
  const battle = battleOf(s);
  if (!battle || battle.stage === 'hits' || battle.stage === 'end' || battle.stage === 'effects') return value(s);
  let total = 0;
  for (const { high, low, share } of throws) {
    const draft = cloneJson(s);
    fight(draft, high, low);
    total += share * value(draft);
  }
  return total;
}
