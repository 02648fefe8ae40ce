import { readPosition } from '../../../../src/engine/games/harrow/notation/position.ts';
import type { HarrowState } from '../../../../src/engine/games/harrow/state.ts';

/** The position a person has written. */
export function read(json: unknown): HarrowState {
  const result = readPosition(json);
  if (!result.ok) throw new Error(result.error);
  return result.state;
}

/** Why it is refused; undefined if it is not. */
export function errorOf(json: unknown): string | undefined {
  const result = readPosition(json);
  return result.ok ? undefined : result.error;
}
