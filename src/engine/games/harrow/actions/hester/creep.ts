import { oneOf } from '../../../../kit/words.ts';
import { defineAction } from '../../action.ts';
import { frameOf } from '../../flow.ts';
import { hex } from '../../notation/words.ts';
import { anyPrice, creepHaint, creepOptions, moveHester, terrainPrice } from '../../rules/hester/creep.ts';
import { haintOwnerAt } from '../../rules/hester/infection.ts';
import { cubesOf, payAny, payTerrain } from '../../rules/hester/terrain-cubes.ts';
import { terrainAt } from '../../rules/terrain.ts';

/** HC-HMOV-1 to 8: one paid step; cubes of any colour are chosen after it, before anything that follows from it. */
export const creep = defineAction(
  'creep',
  { unit: oneOf(['haint', 'hester']), from: hex, to: hex, by: oneOf(['terrain', 'any']) },
  {
    options(s, out) {
      if (frameOf(s, 'creep')) creepOptions(s, out);
    },
    apply(s, { unit, from, to, by }, emit) {
      const terrain = terrainAt(s, to);
      const price = by === 'terrain' ? terrainPrice(s, unit, to) : anyPrice(s, unit, to);
      const owner = haintOwnerAt(s, from);
      if (price === undefined) throw new Error('this step has no such price');
      if (by === 'terrain' && terrain !== undefined) payTerrain(s, cubesOf(terrain, price), 'cost', emit);
      if (unit === 'hester') moveHester(s, to, emit);
      else if (owner !== undefined) creepHaint(s, owner, from, to, emit);
      if (by === 'any') payAny(s, price, 'cost', emit);
    },
  },
);
