import { nextU32 } from '../../../../kernel/rng.ts';
import { defineAction } from '../../action.ts';
import { frameOf, requireFrame } from '../../flow.ts';

/** HC-HEST-30: once a turn, without an action token, all cubes of all players go into the tree. */
export const shake = defineAction(
  'shake',
  {},
  {
    options(s, out) {
      if (frameOf(s, 'hester')?.fallen === false) out.push({ type: 'shake' });
    },
    apply(s, _action, emit) {
      const frame = requireFrame(s, 'hester');
      frame.fallen = true;
      s.flow.push({ kind: 'tree', seat: frame.seat, seed: nextU32(s.rng) });
      emit({ type: 'treeShaken' });
    },
  },
);
