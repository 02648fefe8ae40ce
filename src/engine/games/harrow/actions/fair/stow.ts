import { defineAction } from '../../action.ts';
import { hexCount } from '../../county.ts';
import { frameOf } from '../../flow.ts';
import { hex } from '../../notation/words.ts';
import { requireFair } from '../../rules/fair/fair.ts';
import { items } from '../../state/fair.ts';

/** HC-FAIR-5: sword, crown and queen are hidden, each on a hex of its own. */
export const stow = defineAction(
  'stow',
  { hex },
  {
    options(s, out) {
      if (!frameOf(s, 'stow')) return;
      const { places } = requireFair(s);
      for (let hex = 0; hex < hexCount; hex++) if (!places.includes(hex)) out.push({ type: 'stow', hex });
    },
    apply(s, { hex }, emit) {
      const { places } = requireFair(s);
      const item = items[places.length];
      places.push(hex);
      if (places.length === items.length) s.flow.pop();
      emit({ type: 'itemHidden', item });
    },
  },
);
