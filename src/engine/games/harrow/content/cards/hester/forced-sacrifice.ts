import { hexCount } from '../../../county.ts';
import { effectFrame } from '../../../flow.ts';
import { requireHester } from '../../../rules/hester/hester.ts';
import { hesterSeat } from '../../../state/players.ts';
import { close } from '../../effect.ts';
import { type Terrain, terrains } from '../../maps/layout.ts';
import type { HesterCard } from '../hester-card.ts';

/** HC-HCD-9: a cube from the supply lies on a hex until an uninfected haint enters; step 2 knows in `left` its colour. */
export const forcedSacrifice: HesterCard = {
  id: 'h_forced_sacrifice',
  rule: 'HC-HCD-9',
  canCall(s) {
    const { supply, sacrifices } = requireHester(s);
    return supply.some((n) => n > 0) && sacrifices.includes(0);
  },
  call(s) {
    s.flow.push(effectFrame(hesterSeat, 'h_forced_sacrifice'));
  },
  effect: {
    options(s, { step }, out) {
      const { supply, sacrifices } = requireHester(s);
      if (step === 1) {
        terrains.forEach((terrain, i) => {
          if (supply[i] > 0) out.push({ type: 'choose', option: terrain });
        });
        return;
      }
      for (let hex = 0; hex < hexCount; hex++) {
        if (sacrifices[hex] === 0) out.push({ type: 'put', what: 'sacrifice', hex });
      }
    },
    apply(s, frame, action, emit) {
      const hester = requireHester(s);
      if (action.type === 'choose') {
        frame.step = 2;
        frame.left = terrains.indexOf(action.option as Terrain);
      } else if (action.type === 'put') {
        close(s);
        hester.supply[frame.left]--;
        hester.sacrifices[action.hex] = 1 + frame.left;
        emit({ type: 'sacrificeLaid', terrain: terrains[frame.left], hex: action.hex });
      }
    },
    asks: (_s, { step }) => step,
    problem: (_s, { step, left }) =>
      step > 1 && left >= terrains.length ? 'after step 1 left is the colour of the cube, 0 to 3' : undefined,
  },
};
