import { goblinHex } from '../rules/kammi/kammi.ts';
import { type HarrowState, seatOf } from '../state.ts';

/** What Kammi cannot have before her. */
export function strayKammi(s: HarrowState): string[] {
  const { kammi } = s;
  if (kammi === undefined) return [];
  const { self: herself, power, gridCubes, waitingRow } = kammi;
  const own = s.seats[seatOf(s, 'kammi')];
  const out: string[] = [];
  // HC-GBL-2: nothing else takes a goblin off the map
  if (kammi.revealed && herself !== 'hidden' && goblinHex(s) === undefined && power)
    out.push('kammi.power: the goblin has left the map, so its power is used');
  // HC-TRK-35
  if (own.track === 'a' && gridCubes.some((n) => n > 0))
    out.push('kammi.gridCubes: side a of her legend track lays none');
  if (waitingRow !== undefined && gridCubes[waitingRow] > 0)
    out.push(`kammi.gridCubes[${waitingRow}]: no cube lies on the row beside which a token waits`);
  return out;
}
