import type { Seat } from '../../../../kernel/game.ts';
import { nextU32 } from '../../../../kernel/rng.ts';
import { type Hex, hexCount } from '../../county.ts';
import { effectFrame } from '../../flow.ts';
import { isAllInfected, isMixed } from '../../rules/hester/infection.ts';
import { removeHaint } from '../../rules/nails.ts';
import { haintTakes } from '../../rules/shift.ts';
import { terrainAt } from '../../rules/terrain.ts';
import { opponent } from '../../state/players.ts';
import type { HarrowState } from '../../state.ts';
import { close } from '../effect.ts';
import type { TreeAsker } from './legend.ts';

/** HC-LGD-KAI-1: so many own cubes must fall out. */
const enough = 3;

/** Hexes of Kaine's terrain with an enemy haint. */
function dreamers(s: HarrowState, seat: Seat): Hex[] {
  const terrain = terrainAt(s, s.seats[seat].legendHex);
  const { haints } = s.seats[opponent(seat)];
  const out: Hex[] = [];
  for (let hex = 0; hex < hexCount; hex++) if (haints[hex] > 0 && terrainAt(s, hex) === terrain) out.push(hex);
  return out;
}

/** Fateful nightmare. Step 1: the tree; step 2: with enough cubes out, an enemy haint on Kaine's terrain is gone, unpaid (HC-LGD-KAI-2). */
export const kaine: TreeAsker = {
  id: 'kaine',
  rule: 'HC-LGD-KAI-1',
  faction: 'family',
  asksFor: enough,
  canUsePower: (s, seat) => terrainAt(s, s.seats[seat].legendHex) !== undefined,
  reach: dreamers,
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
      if (s.seats[seat].cubes < enough) return;
      for (const hex of dreamers(s, seat)) haintTakes(hex, isMixed(s, opponent(seat), hex), out);
    },
    apply(s, { seat }, action, emit) {
      if (action.type !== 'take') return;
      const owner = opponent(seat);
      const { what, hex } = action;
      close(s);
      removeHaint(s, owner, hex, false, emit, what === 'infected' || isAllInfected(s, owner, hex));
      s.seats[owner].haintsLeft++;
      emit({ type: 'haintRemoved', seat, owner, hex });
    },
    // HC-OQ-58
    mayStop: () => false,
  },
};
