import { effectFrame } from '../../flow.ts';
import { close } from '../effect.ts';
import type { Legend } from './legend.ts';

/** HC-LGD-ODE-1 */
export const boardSpaces = 3;

/** Nature's plan. Step 1: cubes from the battleground to her board (HC-LGD-ODE-1); step 2, after any tree: back (HC-LGD-ODE-2). */
export const odessa: Legend = {
  id: 'odessa',
  rule: 'HC-LGD-ODE-1',
  faction: 'family',
  canUsePower(s, seat) {
    const { cubes, stored } = s.seats[seat];
    return cubes > 0 && stored < boardSpaces;
  },
  usePower(s, seat) {
    s.flow.push(effectFrame(seat, 'odessa'));
  },
  effect: {
    options(s, { seat, step }, out) {
      const { cubes, stored } = s.seats[seat];
      const most = step === 1 ? Math.min(cubes, boardSpaces - stored) : stored;
      for (let n = 1; n <= most; n++) out.push({ type: 'choose', option: String(n) });
    },
    apply(s, { seat, step }, action, emit) {
      if (action.type !== 'choose') return;
      const own = s.seats[seat];
      const cubes = Number(action.option);
      close(s);
      if (step === 1) {
        own.cubes -= cubes;
        own.stored += cubes;
        emit({ type: 'cubesStored', seat, cubes });
      } else {
        own.stored -= cubes;
        own.cubes += cubes;
        emit({ type: 'cubesReturned', seat, cubes });
      }
    },
    asks: (_s, { step }) => step,
    skips: () => true,
  },
};
