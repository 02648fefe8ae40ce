import type { Seat } from '../../../../kernel/game.ts';
import type { HarrowAction } from '../../action.ts';
import { type Hex, hexCount, neighbours } from '../../county.ts';
import { areBothLoose, looseHaints } from '../../rules/nails.ts';
import { canEnter } from '../../rules/occupancy.ts';
import { terrainAt } from '../../rules/terrain.ts';
import type { HarrowState } from '../../state.ts';
import type { Legend } from './legend.ts';

/** HC-LGD-LEV-1 to 4: single steps of haints that have not moved yet (`moved` holds the hexes of those that have). */
export function stepOptions(s: HarrowState, seat: Seat, moved: readonly Hex[], out: HarrowAction[]): void {
  const terrain = terrainAt(s, s.seats[seat].legendHex);
  if (terrain === undefined) return;
  for (let from = 0; from < hexCount; from++) {
    const haints = looseHaints(s, seat, from);
    if (haints === 0 || moved.filter((hex) => hex === from).length >= haints) continue;
    const leaves = terrainAt(s, from) === terrain;
    for (const to of neighbours[from]) {
      if ((leaves || terrainAt(s, to) === terrain) && s.paths[to] === 0 && canEnter(s, seat, to)) {
        out.push({ type: 'step', from, to });
        if (areBothLoose(s, seat, from)) out.push({ type: 'step', from, to, infected: true });
      }
    }
  }
}

export const levi: Legend = {
  id: 'levi',
  rule: 'HC-LGD-LEV-1',
  faction: 'family',
  canUsePower(s, seat) {
    const options: HarrowAction[] = [];
    stepOptions(s, seat, [], options);
    return options.length > 0;
  },
  usePower(s, seat) {
    s.flow.push({ kind: 'levi', seat, moved: [] });
  },
};
