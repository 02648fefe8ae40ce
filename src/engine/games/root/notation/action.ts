import type { Notation } from '../../../kit/words.ts';
import type { ActionType, RootAction } from '../action.ts';
import { notations } from './words.ts';

/** An action in words. */
export function formatAction(action: RootAction): string {
  return (notations[action.type] as Notation<RootAction>).write(action);
}

/** Reads an action; undefined if the text is none. */
export function parseAction(text: string): RootAction | undefined {
  const [name = '', ...words] = text.trim().split(/\s+/);
  return Object.hasOwn(notations, name) ? notations[name as ActionType].read(words) : undefined;
}
