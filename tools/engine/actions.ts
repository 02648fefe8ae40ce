import { type GameTypes, isLegal } from '../../src/engine/kernel/game.ts';
import { refuse } from '../cli/arguments.ts';
import type { EngineTool } from './engine-tool.ts';

/** The actions on offer, a line each; while chance is to decide, what it may give. */
export function legalLines<T extends GameTypes>({ game, chance }: EngineTool<T>, s: T['State']): string[] {
  if (game.pending(s).kind === 'chance') return [chance.hint(s)];
  return game.legal(s).map((action) => game.format(action));
}

/** Changes the position by an action in text. */
export function applyAction<T extends GameTypes>(tool: EngineTool<T>, s: T['State'], text: string): void {
  const { game, chance } = tool;
  const action = game.parse(text) ?? refuse(`not an action: "${text}"`);
  const pending = game.pending(s).kind;
  if (pending === 'over') refuse(`the game is over, nothing can follow: "${text}"`);
  if (pending === 'chance' && !chance.isAnswer(action)) {
    refuse(`${chance.name} decides first (${chance.hint(s)}), not "${text}"`);
  }
  if (!isLegal(game, s, action)) refuse(`not legal in this position: "${text}"`);
  const refusal = tool.refusal(s, action);
  if (refusal !== undefined) refuse(`${refusal}: "${text}"`);
  game.apply(s, action, () => {});
}
