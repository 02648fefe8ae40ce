import type { Emit } from '../../action.ts';
import { fairSupplies } from '../../content/fair/supplies.ts';
import type { Hex } from '../../county.ts';
import type { EventOf } from '../../events.ts';
import { type FairState, type Item, items, unknownHex } from '../../state/fair.ts';
import { fairSeat } from '../../state/players.ts';
import type { HarrowState } from '../../state.ts';

/** The Fair Folk, in a game the caller knows them to be in. */
export function requireFair(s: HarrowState): FairState {
  if (!s.fair) throw new Error('the Fair Folk are not in this game');
  return s.fair;
}

/** Their search cubes on the battleground; none in a game without them. */
export function searchCubes(s: HarrowState): number {
  return s.fair === undefined ? 0 : s.fair.cubes;
}

/** HC-FAIR-30: what is sought now; nothing once the queen has been found. */
export function sought({ found }: FairState): Item | undefined {
  return items[found];
}

/** HC-FAIR-35 */
export function hasQueen(s: HarrowState): boolean {
  return s.fair !== undefined && s.fair.found === items.length;
}

/** Search cubes from the supply come to the battleground, as far as there are any. */
export function gainSearch(s: HarrowState, wanted: number, why: EventOf<'searchGained'>['why'], emit: Emit): void {
  const fair = requireFair(s);
  const cubes = Math.min(wanted, fair.supply);
  fair.supply -= cubes;
  fair.cubes += cubes;
  emit({ type: 'searchGained', cubes, why });
}

export function paySearch(s: HarrowState, cubes: number, why: EventOf<'searchPaid'>['why'], emit: Emit): void {
  if (cubes === 0) return;
  const fair = requireFair(s);
  fair.cubes -= cubes;
  fair.supply += cubes;
  emit({ type: 'searchPaid', cubes, why });
}

/** HC-TAC-16, HC-OQ-53: what was banished of them in this turn comes back. */
export function returnSilver(s: HarrowState, cubes: number, emit: Emit): void {
  if (cubes === 0) return;
  requireFair(s).cubes += cubes;
  emit({ type: 'banishedBack', owner: fairSeat, cubes });
}

/** HC-FAIR-33: once the sword has been found, every haint killed or infected brings a search cube. */
export function drawSword(s: HarrowState, emit: Emit): void {
  if (s.fair !== undefined && s.fair.found > items.indexOf('sword')) gainSearch(s, 1, 'sword', emit);
}

/** HC-FAIR-31, 32: X tokens on the map, those with a picture among them. */
export function crossesLeft({ crosses, found }: FairState): number {
  return fairSupplies.crosses - crosses.length - found;
}

/** HC-FAIR-31: an X token on the hex; with none left the oldest one is used. On a hex with one there is nothing to put. */
export function putCross(s: HarrowState, seat: number, hex: Hex, emit: Emit): void {
  const fair = requireFair(s);
  if (fair.crosses.includes(hex)) return;
  const back = crossesLeft(fair) > 0 ? undefined : fair.crosses.shift();
  fair.crosses.push(hex);
  emit({ type: 'crossPlaced', hex, seat, ...(back !== undefined && { back }) });
}

/** In what the Fair Folk and strangers see of the game nobody knows where the item sought lies. */
export function knowsWhere({ fair }: HarrowState): boolean {
  return fair !== undefined && (fair.places[fair.found] ?? unknownHex) !== unknownHex;
}

/** Where the item sought lies. Nobody may ask who must not know it. */
export function soughtHex(s: HarrowState): Hex {
  const { places, found } = requireFair(s);
  const hex = places[found];
  if (hex === undefined || hex < 0) throw new Error('nobody knows where it lies');
  return hex;
}
