import { defineAction } from '../../action.ts';
import { requireFrame } from '../../flow.ts';
import type { Play } from '../../play.ts';
import { adjacentTo } from '../../rules/moving.ts';
import { freeSlots } from '../../rules/pieces.ts';
import { place as placePiece } from '../../rules/placing.ts';
import { mapOf } from '../../state.ts';
import { type MarquiseBuilding, marquiseBuildings } from './tracks.ts';

/** RT-6.3.2, RT-6.3.3. */
const keep = defineAction('keep', {
  options(s, out) {
    for (const at of [...mapOf(s).corners].sort((a, b) => a - b)) out.push({ type: 'keep', at });
  },
  apply(s, { at }, emit) {
    const frame = requireFrame(s, 'setUp');
    const { suits, opposite } = mapOf(s);
    frame.step++;
    placePiece(s, frame.seat, 'keep', at, 1, emit);
    suits.forEach((_, each) => {
      if (each !== opposite[at]) placePiece(s, frame.seat, 'warrior', each, 1, emit);
    });
  },
});

/** RT-6.3.4: in the keep's clearing or beside it, where a slot is free (RT-OQ-16). */
const startingBuilding = (piece: MarquiseBuilding) =>
  defineAction('place', {
    options(s, out) {
      const { seat } = requireFrame(s, 'setUp');
      const home = s.sides[seat].on.keep?.indexOf(1) ?? 0;
      for (const at of [home, ...adjacentTo(s, home)].sort((a, b) => a - b)) {
        if (freeSlots(s, at) > 0) out.push({ type: 'place', piece, at });
      }
    },
    apply(s, { at }, emit) {
      const frame = requireFrame(s, 'setUp');
      frame.step++;
      placePiece(s, frame.seat, piece, at, 1, emit);
    },
  });

export const marquiseSetUp: Pick<Play, 'setUp'> = { setUp: [keep, ...marquiseBuildings.map(startingBuilding)] };
