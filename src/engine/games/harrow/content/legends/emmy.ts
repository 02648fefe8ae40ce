import type { Seat } from '../../../../kernel/game.ts';
import type { Emit } from '../../action.ts';
import { type Hex, hexCount } from '../../county.ts';
import type { HarrowState } from '../../state.ts';
import type { Legend } from './legend.ts';

/** HC-LGD-EMM-1: hexes with a haint of hers and no red cube. */
export function hideaways(s: HarrowState, seat: Seat): Hex[] {
  const out: Hex[] = [];
  for (let hex = 0; hex < hexCount; hex++) if (s.seats[seat].haints[hex] > 0 && s.redCubes[hex] === 0) out.push(hex);
  return out;
}

export function hideCube(s: HarrowState, seat: Seat, hex: Hex, emit: Emit): void {
  s.seats[seat].cubesLeft--;
  s.redCubes[hex]++;
  emit({ type: 'cubeHidden', seat, hex });
}

export const emmy: Legend = {
  id: 'emmy',
  rule: 'HC-LGD-EMM-1',
  faction: 'protectors',
  canUsePower(s, seat) {
    return s.seats[seat].cubesLeft > 0 && hideaways(s, seat).length > 0;
  },
  reach: hideaways,
  usePower(s, seat, emit) {
    const hexes = hideaways(s, seat);
    // HC-LGD-EMM-5
    if (hexes.length > s.seats[seat].cubesLeft) s.flow.push({ kind: 'hideaway', seat });
    else for (const hex of hexes) hideCube(s, seat, hex, emit);
  },
};
