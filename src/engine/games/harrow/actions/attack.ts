import { nextU32 } from '../../../kernel/rng.ts';
import { defineAction } from '../action.ts';
import { frameOf, requireFrame } from '../flow.ts';
import { attackOptions, disarm, gatherAttackedCube, giveMajorityCube } from '../rules/attack.ts';

/** HC-ATK-2 to 10: declare the two hexes; red cube, majority cube, then the tree. */
export const attack = defineAction('attack', {
  options(s, out) {
    const frame = frameOf(s, 'attack');
    if (frame?.attack) attackOptions(s, frame.seat, out, frame.rage);
  },
  apply(s, { from, to }, emit) {
    const frame = requireFrame(s, 'attack');
    const { seat } = frame;
    frame.attack = false;
    s.seats[seat].attacked = true;
    emit({ type: 'attackDeclared', seat, from, to });
    gatherAttackedCube(s, to, emit);
    giveMajorityCube(s, seat, from, to, frame.rage !== undefined, emit);
    disarm(s, seat, emit);
    s.flow.push({ kind: 'tree', seat, from, to, seed: nextU32(s.rng) });
  },
});
