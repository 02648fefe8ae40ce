import { oneOf } from '../../../../kit/words.ts';
import { defineAction } from '../../action.ts';
import { terrains } from '../../content/maps/layout.ts';
import { frameOf, requireFrame } from '../../flow.ts';
import { requireHester } from '../../rules/hester/hester.ts';
import { cubesOf, payTerrain } from '../../rules/hester/terrain-cubes.ts';

/** One of the terrain cubes to be paid or given back, by its colour. */
export const pay = defineAction(
  'pay',
  { terrain: oneOf(terrains) },
  {
    options(s, out) {
      if (!frameOf(s, 'pay')) return;
      const { cubes } = requireHester(s);
      terrains.forEach((terrain, i) => {
        if (cubes[i] > 0) out.push({ type: 'pay', terrain });
      });
    },
    apply(s, { terrain }, emit) {
      const frame = requireFrame(s, 'pay');
      frame.left--;
      payTerrain(s, cubesOf(terrain, 1), frame.why, emit);
    },
  },
);
