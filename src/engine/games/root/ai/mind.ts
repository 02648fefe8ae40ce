import type { Mind } from '../../../ai/mind.ts';
import { nextBelow, type Rng } from '../../../kernel/rng.ts';
import type { RootAction } from '../action.ts';
import type { LeaderId } from '../factions/eyrie/state.ts';
import type { CharacterId } from '../factions/vagabond/state.ts';
import type { RootTypes } from '../root.ts';
import type { RootState } from '../state.ts';
import { evaluate } from './evaluate.ts';
import { imagine } from './imagine.ts';
import type { Worth } from './worth.ts';

/** Whoever leads the Eyrie first, and after a fall: in this order as far as they are left. */
const leaders: readonly LeaderId[] = ['despot', 'commander', 'builder', 'charismatic'];
const characters: readonly CharacterId[] = ['thief', 'ranger', 'tinker'];

function named<T extends string>(
  order: readonly T[],
  options: readonly RootAction[],
  nameOf: (action: RootAction) => T | undefined,
): RootAction | undefined {
  for (const name of order) {
    const found = options.find((option) => nameOf(option) === name);
    if (found) return found;
  }
  return undefined;
}

/** Where positions one step ahead tell nothing: who leads, who walks, where one begins. */
function habit(_s: RootState, options: readonly RootAction[], rng: Rng): RootAction | undefined {
  switch (options[0].type) {
    case 'leader':
      return named(leaders, options, (option) => (option.type === 'leader' ? option.leader : undefined));
    case 'character':
      return named(characters, options, (option) => (option.type === 'character' ? option.character : undefined));
    case 'keep':
    case 'corner':
    case 'start':
      return options[nextBelow(rng, options.length)];
    default:
      return undefined;
  }
}

export const createMind = (worth: Worth): Mind<RootTypes> => ({
  evaluate: (s, seat) => evaluate(s, seat, worth),
  imagine,
  guess({ dice, faces }, rng) {
    const thrown = Array.from({ length: dice }, () => nextBelow(rng, faces));
    return { type: 'roll', high: Math.max(...thrown), low: Math.min(...thrown) };
  },
  turnHasPassed: (start, now) => now.turn !== start.turn || now.result !== undefined,
  habit,
});
