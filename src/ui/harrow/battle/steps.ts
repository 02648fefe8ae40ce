import type { Fight } from '../../../session/harrow/fight.ts';

/** The attack of HC-ATK-2 to 27, one on a fire or Hester (HC-FIRE-20 to 24), a power that asks the tree (HC-TREE-6), Hester's own shake (HC-HEST-30) and an offer that is taken (HC-FAIR-43), as the panel tells them. */
const steps = {
  attack: ['hexes', 'majority', 'tree', 'compare', 'strike'],
  fire: ['hexes', 'majority', 'tree', 'compare', 'douse'],
  hester: ['hexes', 'majority', 'tree', 'compare', 'strikeHester'],
  asking: ['power', 'tree', 'count', 'effect'],
  shaking: ['gathered', 'tree', 'give', 'spend'],
  bargain: ['offer', 'tree', 'compare', 'arrow'],
} as const satisfies Record<string, readonly string[]>;

type Step = (typeof steps)[keyof typeof steps][number];

export function stepsOf(fight: Fight): readonly Step[] {
  if (fight.kind !== 'attack' || !fight.siege) return steps[fight.kind];
  return steps[fight.siege.hester ? 'hester' : 'fire'];
}

type StepState = 'done' | 'now' | 'next' | 'skipped';

/** The state of every step, in their order. */
export function stepStates(
  fight: Pick<Fight, 'kind' | 'out' | 'outcome' | 'open'>,
  falling: boolean,
): readonly StepState[] {
  const hasFallen = fight.out !== undefined && !falling;
  const isJudged = hasFallen && fight.outcome !== undefined;
  const wentWrong = fight.outcome === 'failed' || fight.outcome === 'denied' || fight.outcome === 'noArrow';
  const judged: StepState = isJudged ? 'done' : hasFallen ? 'now' : 'next';
  // What Hester is given is spent on the map, until her turn is over.
  if (fight.kind === 'shaking') return ['done', hasFallen ? 'done' : 'now', judged, isJudged ? 'now' : 'next'];
  const last: StepState = !isJudged ? 'next' : fight.open ? 'now' : wentWrong ? 'skipped' : 'done';
  const first: readonly StepState[] = fight.kind === 'attack' ? ['done', 'done'] : ['done'];
  return [...first, hasFallen ? 'done' : 'now', judged, last];
}
