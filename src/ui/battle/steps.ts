import type { Fight } from '../../session/fight.ts';

/** The attack of HC-ATK-2 to 27, as the panel tells it. */
export const steps = ['hexes', 'majority', 'tree', 'compare', 'strike'] as const;
export type Step = (typeof steps)[number];
export type StepState = 'done' | 'now' | 'next' | 'skipped';

export function stepStates(
  fight: Pick<Fight, 'outcome' | 'open'>,
  falling: boolean,
): Readonly<Record<Step, StepState>> {
  const hasFallen = fight.outcome !== undefined && !falling;
  const strike = !hasFallen ? 'next' : fight.open ? 'now' : fight.outcome === 'failed' ? 'skipped' : 'done';
  return {
    hexes: 'done',
    majority: 'done',
    tree: hasFallen ? 'done' : 'now',
    compare: hasFallen ? 'done' : 'next',
    strike,
  };
}
