import { oneOf } from '../../../kit/words.ts';
import { defineAction } from '../action.ts';
import { rowValue } from '../content/tracks.ts';
import { frameOf, requireFrame } from '../flow.ts';
import { abilities, noPoints } from '../state/tokens.ts';

/** HC-ABL-1: the Protectors choose one row and have its whole value as one action. */
export const ability = defineAction(
  'ability',
  { ability: oneOf(abilities) },
  {
    options(s, out) {
      if (!frameOf(s, 'ability')) return;
      for (const each of abilities) out.push({ type: 'ability', ability: each });
    },
    apply(s, action, emit) {
      const { seat } = requireFrame(s, 'ability');
      const value = rowValue(s.seats[seat].rows, action.ability);
      const points = noPoints();
      points[abilities.indexOf(action.ability)] = value;
      s.flow.pop();
      s.flow.push({ kind: 'points', seat, points, any: 0 });
      emit({ type: 'abilityChosen', seat, ability: action.ability, value });
    },
  },
);
