import type { Fight } from '../../session/fight.ts';

/** The attack of HC-ATK-2 to 27, and a power that asks the tree (HC-TREE-6), as the panel tells them. */
export const stepsOf = {
  attack: ['hexes', 'majority', 'tree', 'compare', 'strike'],
  asking: ['power', 'tree', 'count', 'effect'],
} as const satisfies Record<Fight['kind'], readonly string[]>;

export type Step = (typeof stepsOf)[Fight['kind']][number];
export type StepState = 'done' | 'now' | 'next' | 'skipped';

/** The state of every step, in their order. */
export function stepStates(
  fight: Pick<Fight, 'kind' | 'out' | 'outcome' | 'open'>,
  falling: boolean,
): readonly StepState[] {
  const hasFallen = fight.out !== undefined && !falling;
  const isJudged = hasFallen && fight.outcome !== undefined;
  const wentWrong = fight.outcome === 'failed' || fight.outcome === 'denied';
  const judged: StepState = isJudged ? 'done' : hasFallen ? 'now' : 'next';
  const last: StepState = !isJudged ? 'next' : fight.open ? 'now' : wentWrong ? 'skipped' : 'done';
  const first: readonly StepState[] = fight.kind === 'attack' ? ['done', 'done'] : ['done'];
  return [...first, hasFallen ? 'done' : 'now', judged, last];
}
