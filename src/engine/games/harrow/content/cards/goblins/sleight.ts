import type { Seat } from '../../../../../kernel/game.ts';
import type { Emit } from '../../../action.ts';
import { type Hex, hexCount } from '../../../county.ts';
import { infectedAt } from '../../../rules/hester/infection.ts';
import { askForDoll } from '../../../rules/kammi/dolls.ts';
import { arrive, findAt, placeGroup, single } from '../../../rules/movement.ts';
import { looseHaints } from '../../../rules/nails.ts';
import { isHesterAt, unitsAt } from '../../../rules/occupancy.ts';
import { opponent } from '../../../state/players.ts';
import type { HarrowState } from '../../../state.ts';
import { close } from '../../effect.ts';
import { hexesAround, steppedCard } from './reach.ts';

/** A haint of the seat is the only unit there, no nail holds it, and no objective is beside it. */
function isAlone(s: HarrowState, seat: Seat, hex: Hex): boolean {
  const isSingle = unitsAt(s, seat, hex) === 1 && looseHaints(s, seat, hex) === 1 && !isHesterAt(s, hex);
  return isSingle && s.townsfolk[hex] + s.buildings[hex] === 0;
}

function swap(s: HarrowState, seat: Seat, from: Hex, to: Hex, emit: Emit): void {
  const enemy = opponent(seat);
  const own = single(seat, 'haint', infectedAt(s, seat, from) > 0, from, to);
  const other = single(enemy, 'haint', infectedAt(s, enemy, to) > 0, to, from);
  const placed = [own, other].map((group) => ({ group, infected: placeGroup(s, group) }));
  emit({ type: 'haintsSwapped', seat, from, to });
  for (const { group, infected } of placed) {
    askForDoll(s, group, false);
    arrive(s, group, infected, findAt(s, group.to), emit);
  }
}

/** A lone haint near the goblin and a lone haint of the enemy anywhere change places. */
export const sleight = steppedCard('g_sleight', 'HC-GOB-9', {
  options(s, { seat }, out) {
    for (const from of hexesAround(s, 0, 2)) {
      if (!isAlone(s, seat, from)) continue;
      for (let to = 0; to < hexCount; to++) {
        if (isAlone(s, opponent(seat), to)) out.push({ type: 'shift', what: 'haint', from, to });
      }
    }
  },
  apply(s, { seat }, action, emit) {
    if (action.type !== 'shift') return;
    close(s);
    swap(s, seat, action.from, action.to, emit);
  },
  // HC-OQ-58
  mayStop: () => false,
});
