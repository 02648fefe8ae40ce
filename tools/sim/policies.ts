import { randomAction } from '../../src/engine/ai/random.ts';
import type { Policy } from './play.ts';

export const policyIds = ['random'] as const;
export type PolicyId = (typeof policyIds)[number];

export const policies: Readonly<Record<PolicyId, Policy>> = {
  random: (_state, options, rng) => randomAction(options, rng),
};
