import type { ActionType, HarrowAction, HarrowActionDef } from '../action.ts';
import { actions } from '../actions/actions.ts';

/** An action in words; how each is written stands in its own file. */
export function formatAction(action: HarrowAction): string {
  return (actions[action.type] as HarrowActionDef).notation.write(action);
}

/** Reads an action; undefined if the text is none. */
export function parseAction(text: string): HarrowAction | undefined {
  const [name = '', ...words] = text.trim().split(/\s+/);
  return Object.hasOwn(actions, name) ? actions[name as ActionType].notation.read(words) : undefined;
}
