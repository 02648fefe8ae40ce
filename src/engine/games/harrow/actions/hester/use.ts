import { oneOf } from '../../../../kit/words.ts';
import { defineAction, type HarrowAction, usableActs } from '../../action.ts';
import { creepOptions } from '../../rules/hester/creep.ts';
import { mayUse, requireHester, spendAct } from '../../rules/hester/hester.ts';
import { infectOptions } from '../../rules/hester/infect.ts';
import { rootTargets } from '../../rules/hester/roots.ts';
import { unnailOptions } from '../../rules/hester/unnail.ts';
import { hesterSeat } from '../../state/players.ts';
import type { HarrowState } from '../../state.ts';

function canMove(s: HarrowState): boolean {
  const out: HarrowAction[] = [];
  creepOptions(s, out);
  unnailOptions(s, out);
  return out.length > 0;
}

function canInfect(s: HarrowState): boolean {
  const out: HarrowAction[] = [];
  infectOptions(s, [], { legends: [] }, out);
  return out.length > 0;
}

/** HC-HACT-3, 5, 6: an action token for a third root, for moving or for infecting, where any of it can be done. */
export const use = defineAction(
  'use',
  { act: oneOf(usableActs) },
  {
    options(s, out) {
      if (mayUse(s, 'root') && rootTargets(requireHester(s)).length > 0) out.push({ type: 'use', act: 'root' });
      if (mayUse(s, 'move') && canMove(s)) out.push({ type: 'use', act: 'move' });
      if (mayUse(s, 'infect') && canInfect(s)) out.push({ type: 'use', act: 'infect' });
    },
    apply(s, { act }, emit) {
      spendAct(s, act, emit);
      switch (act) {
        case 'root':
          s.flow.push({ kind: 'roots', seat: hesterSeat, left: 1, extra: true });
          break;
        case 'move':
          s.flow.push({ kind: 'creep', seat: hesterSeat });
          break;
        case 'infect':
          s.flow.push({ kind: 'infect', seat: hesterSeat, hexes: [], legends: [] });
          break;
      }
    },
  },
);
