import type { ActionOf, ActionType } from '../action.ts';
import type { RootState } from '../state.ts';
import type { Refusal } from './keys.ts';

/** Why an action of a faction's own turn is not on offer, by its word; undefined: for no reason of the faction's. */
export type Reasons = { readonly [T in ActionType]?: (s: RootState, action: ActionOf<T>) => Refusal | undefined };
