import { oneOf } from '../../../../kit/words.ts';
import { defineAction } from '../../action.ts';
import { terrains } from '../../content/maps/layout.ts';
import { frameOf } from '../../flow.ts';
import { hex } from '../../notation/words.ts';
import { fires } from '../../rules/hester/fire.ts';
import { mayUse, requireHester, spendAct } from '../../rules/hester/hester.ts';
import { cubesOf, payTerrain } from '../../rules/hester/terrain-cubes.ts';
import { moneyAt, takeMoney } from '../../rules/kammi/money.ts';
import { clearGoad } from '../../rules/movement.ts';
import { terrainAt } from '../../rules/terrain.ts';
import type { HarrowState } from '../../state.ts';

/** HC-SUM-2: fewer cubes the more fires burn. */
function summonPrice(s: HarrowState): number {
  return Math.max(1, 4 - fires(s).length);
}

/** HC-SUM-1 to 3: Hester rises from a fire, for cubes of its colour (with the layabout of any one, HC-HCD-5). */
export const summon = defineAction(
  'summon',
  { hex, terrain: oneOf(terrains) },
  {
    options(s, out) {
      const frame = frameOf(s, 'hester');
      if (!frame || !mayUse(s, 'summon') || requireHester(s).hex !== undefined) return;
      const { cubes } = requireHester(s);
      const price = summonPrice(s);
      for (const hex of fires(s)) {
        terrains.forEach((terrain, i) => {
          if (cubes[i] >= price && (frame.layabout || terrain === terrainAt(s, hex))) {
            out.push({ type: 'summon', hex, terrain });
          }
        });
      }
    },
    apply(s, { hex, terrain }, emit) {
      const price = summonPrice(s);
      spendAct(s, 'summon', emit);
      payTerrain(s, cubesOf(terrain, price), 'cost', emit);
      requireHester(s).hex = hex;
      emit({ type: 'hesterSummoned', hex });
      clearGoad(s, hex, emit);
      takeMoney(s, hex, moneyAt(s, hex), emit);
    },
  },
);
