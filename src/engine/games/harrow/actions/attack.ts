import { nextU32 } from '../../../kernel/rng.ts';
import { oneOf, optional } from '../../../kit/words.ts';
import { defineAction } from '../action.ts';
import { frameOf, requireFrame } from '../flow.ts';
import { hex } from '../notation/words.ts';
import { attackOptions, disarm, gatherAttackedCube, giveMajorityCube } from '../rules/attack.ts';
import { announceAttack, soloAttacks } from '../rules/solo/attack.ts';
import { isAutomatic } from '../rules/solo/solo.ts';

/** HC-ATK-2 to 10: declare the two hexes; red cube, majority cube, then the tree. */
export const attack = defineAction(
  'attack',
  { from: hex, to: hex, on: optional(oneOf(['hester'])) },
  {
    options(s, out) {
      const frame = frameOf(s, 'attack');
      if (!frame?.attack) return;
      if (isAutomatic(s, frame.seat)) out.push(...soloAttacks(s, frame.seat).options);
      else attackOptions(s, frame.seat, out, frame.rage);
    },
    apply(s, { from, to, on }, emit) {
      const frame = requireFrame(s, 'attack');
      const { seat } = frame;
      if (isAutomatic(s, seat)) announceAttack(s, from, to, emit);
      frame.attack = false;
      s.seats[seat].attacked = true;
      emit({ type: 'attackDeclared', seat, from, to, ...(on && { on }) });
      gatherAttackedCube(s, to, emit);
      giveMajorityCube(s, seat, { from, to, on, rage: frame.rage }, emit);
      disarm(s, seat, emit);
      s.flow.push({ kind: 'tree', seat, from, to, ...(on && { on }), seed: nextU32(s.rng) });
    },
  },
);
