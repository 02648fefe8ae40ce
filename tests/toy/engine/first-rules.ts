import type { Game } from '../../../src/engine/kernel/game.ts';
import { toy } from './rules.ts';
import type { ToyTypes } from './state.ts';

/** The first rules, by which the die could lie on its edge. */
export const firstRules: Game<ToyTypes> = {
  ...toy,
  version: 1,
  accepts: (_, action) => action.type === 'die',
  writePosition: (state) => ({ ...toy.writePosition(state), version: 1 }),
};
