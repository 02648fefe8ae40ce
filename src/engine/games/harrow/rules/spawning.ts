import type { Seat } from '../../../kernel/game.ts';
import { distance, type Hex, hexCount } from '../county.ts';
import { nowhere } from '../state/kammi.ts';
import type { HarrowState } from '../state.ts';
import { canEnter } from './occupancy.ts';
import { ownRange } from './terrain.ts';

/** HC-SPWN-1 to 5: where a haint from possessions may appear now; nowhere without a haint. */
export function spawnHexes(s: HarrowState, seat: Seat): Hex[] {
  const { haintsLeft, legendHex, secondHex, home } = s.seats[seat];
  if (haintsLeft === 0) return [];
  const out: Hex[] = [];
  if (s.effects.farSpawn) {
    // HC-UPG-5: anywhere in the legend's range, the home hex remaining
    const range = ownRange(s, legendHex);
    for (let hex = 0; hex < hexCount; hex++) {
      if ((hex === home || distance(hex, legendHex) <= range) && canEnter(s, seat, hex)) out.push(hex);
    }
    return out;
  }
  if (legendHex !== nowhere && canEnter(s, seat, legendHex)) out.push(legendHex);
  // HC-KAM-26
  if (secondHex !== nowhere && secondHex !== legendHex && canEnter(s, seat, secondHex)) out.push(secondHex);
  if (home !== legendHex && home !== secondHex && canEnter(s, seat, home)) out.push(home);
  return out;
}
