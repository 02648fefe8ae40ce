import { randomAction } from '../engine/ai/random.ts';
import type { HarrowAction } from '../engine/games/harrow/action.ts';
import { seedRng } from '../engine/kernel/rng.ts';
import type { HarrowSession } from './harrow-session.ts';

/** What a bot does now; the same position gives the same answer. */
export function botAction(session: HarrowSession): HarrowAction {
  const rng = seedRng(session.seed + session.log.length);
  return randomAction(session.legal(), rng);
}
