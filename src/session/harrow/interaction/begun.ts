import type { HarrowAction } from '../../../engine/games/harrow/action.ts';
import { effects } from '../../../engine/games/harrow/content/effects.ts';
import type { Frame } from '../../../engine/games/harrow/flow.ts';

/** Actions that open a decision, or end one: whoever has just done one of them has done nothing in the next yet. */
const openers: ReadonlySet<HarrowAction['type']> = new Set([
  'jar',
  'act',
  'ability',
  'card',
  'tile',
  'power',
  'track',
  'activate',
  'choose',
  'return',
  'attack',
  'tree',
  'use',
  'lay',
  'call',
  'summon',
  'shake',
  'done',
  'end',
]);

/** Has the deciding seat done a part of what it is asked for? `last` is the latest action of the game. */
export function hasBegun(last: HarrowAction | undefined): boolean {
  return last !== undefined && !openers.has(last.type);
}

/** Is leaving this decision skipping it, with something else to follow? */
export function isSkipped(frame: Frame | undefined): boolean {
  if (frame?.kind === 'pull') return true;
  return frame?.kind === 'effect' && (effects[frame.by].skips?.(frame) ?? false);
}
