import { nextBelow, type Rng } from '../../../kernel/rng.ts';
import type { ActionOf, ActionType, HarrowAction } from '../action.ts';

export function anyOf<T>(list: readonly T[], rng: Rng): T {
  return list[nextBelow(rng, list.length)];
}

export function ofType<T extends ActionType>(options: readonly HarrowAction[], type: T): ActionOf<T>[] {
  return options.filter((option): option is ActionOf<T> => option.type === type);
}
