import type { FrameOf } from '../../../engine/games/harrow/flow.ts';
import { type Ability, abilities } from '../../../engine/games/harrow/state/tokens.ts';

type PointKind = Ability | 'wild';

/** The kinds of points that are left to use. */
export function pointKinds({ points, any }: FrameOf<'points'>): PointKind[] {
  return [...abilities.filter((_, i) => points[i] > 0), ...(any > 0 ? (['wild'] as const) : [])];
}
