import { requireFair } from '../../rules/fair/fair.ts';
import { close, type Effect } from '../effect.ts';
import { type Terrain, terrains } from '../maps/layout.ts';

/** HC-FAIR-6, 34: a search cube from the supply on an empty field of the board. */
export const searchField: Effect = {
  options(s, _frame, out) {
    const { fields } = requireFair(s);
    terrains.forEach((terrain, i) => {
      if (!fields[i]) out.push({ type: 'choose', option: terrain });
    });
  },
  apply(s, _frame, action, emit) {
    if (action.type !== 'choose') return;
    const fair = requireFair(s);
    const terrain = action.option as Terrain;
    close(s);
    fair.supply--;
    fair.fields[terrains.indexOf(terrain)] = true;
    emit({ type: 'fieldMarked', terrain });
  },
  mayStop: () => false,
};
