import { nextU32 } from '../../../../kernel/rng.ts';
import { hexCount } from '../../county.ts';
import { effectFrame } from '../../flow.ts';
import { removeHaint } from '../../rules/nails.ts';
import { terrainAt } from '../../rules/terrain.ts';
import { opponent } from '../../state.ts';
import { close } from '../effect.ts';
import type { Legend } from './legend.ts';

/** HC-LGD-KAI-1: so many own cubes must fall out. */
const enough = 3;

/** Fateful nightmare. Step 1: the tree; step 2: with enough cubes out, an enemy haint on Kaine's terrain is gone, unpaid (HC-LGD-KAI-2). */
export const kaine: Legend = {
  id: 'kaine',
  faction: 'family',
  asksFor: enough,
  canUsePower: (s, seat) => terrainAt(s, s.seats[seat].legendHex) !== undefined,
  usePower(s, seat) {
    s.flow.push(effectFrame(seat, 'kaine'));
  },
  effect: {
    settle(s, frame) {
      if (frame.step !== 1) return false;
      frame.step = 2;
      s.flow.push({ kind: 'tree', seat: frame.seat, seed: nextU32(s.rng) });
      return true;
    },
    options(s, { seat }, out) {
      const terrain = terrainAt(s, s.seats[seat].legendHex);
      const enemy = s.seats[opponent(seat)];
      if (s.seats[seat].cubes < enough) return;
      for (let hex = 0; hex < hexCount; hex++) {
        if (enemy.haints[hex] > 0 && terrainAt(s, hex) === terrain) out.push({ type: 'take', what: 'haint', hex });
      }
    },
    apply(s, { seat }, action, emit) {
      if (action.type !== 'take') return;
      const owner = opponent(seat);
      close(s);
      removeHaint(s, owner, action.hex, false, emit);
      s.seats[owner].haintsLeft++;
      emit({ type: 'haintRemoved', seat, owner, hex: action.hex });
    },
  },
};
