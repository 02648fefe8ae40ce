import { nextU32 } from '../../../../kernel/rng.ts';
import { defineAction } from '../../action.ts';
import { frameOf, requireFrame } from '../../flow.ts';
import { hasActs } from '../../rules/hester/hester.ts';

/** HC-HEST-30: once a turn, without an action token, all cubes of all players go into the tree; with an action left for what follows (HC-OQ-57). */
export const shake = defineAction(
  'shake',
  {},
  {
    options(s, out) {
      const frame = frameOf(s, 'hester');
      if (frame && !frame.fallen && hasActs(s, frame)) out.push({ type: 'shake' });
    },
    apply(s, _action, emit) {
      const frame = requireFrame(s, 'hester');
      frame.fallen = true;
      s.flow.push({ kind: 'tree', seat: frame.seat, seed: nextU32(s.rng) });
      emit({ type: 'treeShaken' });
    },
  },
);
