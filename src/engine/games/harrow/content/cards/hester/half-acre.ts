import { effectFrame } from '../../../flow.ts';
import { requireHester } from '../../../rules/hester/hester.ts';
import { touchedBy } from '../../../rules/hester/roots.ts';
import { cubesOf, gainTerrain } from '../../../rules/hester/terrain-cubes.ts';
import { terrainAt } from '../../../rules/terrain.ts';
import { hesterSeat } from '../../../state/players.ts';
import { close } from '../../effect.ts';
import { type Terrain, terrains } from '../../maps/layout.ts';
import type { HesterCard } from '../hester-card.ts';

const gift = 2;

/** HC-HCD-12: with a root on the brambles or on a mountain, two cubes of any colours. */
export const halfAcre: HesterCard = {
  id: 'h_half_acre',
  rule: 'HC-HCD-12',
  canCall(s) {
    const { roots, supply } = requireHester(s);
    return supply.some((n) => n > 0) && touchedBy(roots).some((hex) => terrainAt(s, hex) === undefined);
  },
  call(s) {
    s.flow.push(effectFrame(hesterSeat, 'h_half_acre', gift));
  },
  effect: {
    options(s, _frame, out) {
      const { supply } = requireHester(s);
      terrains.forEach((terrain, i) => {
        if (supply[i] > 0) out.push({ type: 'choose', option: terrain });
      });
    },
    apply(s, frame, action, emit) {
      if (action.type !== 'choose') return;
      frame.left--;
      if (frame.left === 0) close(s);
      gainTerrain(s, cubesOf(action.option as Terrain, 1), emit);
    },
  },
};
