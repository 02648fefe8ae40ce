import { sum } from '../../../../../kit/sum.ts';
import { effectFrame } from '../../../flow.ts';
import { requireHester } from '../../../rules/hester/hester.ts';
import { cubesOf, gainTerrain, payTerrain } from '../../../rules/hester/terrain-cubes.ts';
import { hesterSeat } from '../../../state/players.ts';
import { close } from '../../effect.ts';
import { type Terrain, terrains } from '../../maps/layout.ts';
import type { HesterCard } from '../hester-card.ts';

/** HC-HCD-2: one of her cubes for a cube of another colour; step 2 knows in `left` which colour went. */
export const wildTangle: HesterCard = {
  id: 'h_wild_tangle',
  rule: 'HC-HCD-2',
  canCall(s) {
    const { cubes, supply } = requireHester(s);
    return cubes.some((n, i) => n > 0 && sum(supply) > supply[i]);
  },
  call(s) {
    s.flow.push(effectFrame(hesterSeat, 'h_wild_tangle'));
  },
  effect: {
    options(s, { step, left }, out) {
      const { cubes, supply } = requireHester(s);
      terrains.forEach((terrain, i) => {
        const isOpen = step === 1 ? cubes[i] > 0 && sum(supply) > supply[i] : i !== left && supply[i] > 0;
        if (isOpen) out.push({ type: 'choose', option: terrain });
      });
    },
    apply(s, frame, action, emit) {
      if (action.type !== 'choose') return;
      const terrain = action.option as Terrain;
      if (frame.step === 1) {
        frame.step = 2;
        frame.left = terrains.indexOf(terrain);
        return;
      }
      close(s);
      payTerrain(s, cubesOf(terrains[frame.left], 1), 'cost', emit);
      gainTerrain(s, cubesOf(terrain, 1), emit);
    },
    asks: (_s, { step }) => step,
    problem: (s, { step, left }) =>
      step > 1 && !(requireHester(s).cubes[left] > 0)
        ? 'after step 1 left is the colour of a cube of hers, 0 to 3'
        : undefined,
  },
};
