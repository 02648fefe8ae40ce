import type { Seat } from '../../../../kernel/game.ts';
import type { HarrowAction } from '../../action.ts';
import { type Hex, neighbours } from '../../county.ts';
import { areBothLoose, looseHaints } from '../../rules/nails.ts';
import { canEnter, hexesOf } from '../../rules/occupancy.ts';
import { terrainAt } from '../../rules/terrain.ts';
import type { HarrowState } from '../../state.ts';
import type { Legend } from './legend.ts';

/**
 * HC-LGD-LEV-1 to 4: single steps of haints that have not moved yet (`moved` holds the hexes of those that have), one after
 * the other until `take` has had enough.
 */
function findStep(s: HarrowState, seat: Seat, moved: readonly Hex[], take: (from: Hex, to: Hex) => boolean): boolean {
  const terrain = terrainAt(s, s.seats[seat].legendHex);
  if (terrain === undefined) return false;
  for (const from of hexesOf(s, seat)) {
    const haints = looseHaints(s, seat, from);
    if (haints === 0 || moved.filter((hex) => hex === from).length >= haints) continue;
    const leaves = terrainAt(s, from) === terrain;
    for (const to of neighbours[from]) {
      const isStep = (leaves || terrainAt(s, to) === terrain) && s.paths[to] === 0 && canEnter(s, seat, to);
      if (isStep && take(from, to)) return true;
    }
  }
  return false;
}

export function stepOptions(s: HarrowState, seat: Seat, moved: readonly Hex[], out: HarrowAction[]): void {
  findStep(s, seat, moved, (from, to) => {
    out.push({ type: 'step', from, to });
    if (areBothLoose(s, seat, from)) out.push({ type: 'step', from, to, infected: true });
    return false;
  });
}

export function canTakeStep(s: HarrowState, seat: Seat, moved: readonly Hex[]): boolean {
  return findStep(s, seat, moved, () => true);
}

export const levi: Legend = {
  id: 'levi',
  rule: 'HC-LGD-LEV-1',
  faction: 'family',
  canUsePower: (s, seat) => canTakeStep(s, seat, []),
  usePower(s, seat) {
    s.flow.push({ kind: 'levi', seat, moved: [] });
  },
};
