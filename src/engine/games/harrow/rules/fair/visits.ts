import type { Seat } from '../../../../kernel/game.ts';
import { nextU32 } from '../../../../kernel/rng.ts';
import { sum } from '../../../../kit/sum.ts';
import type { Emit } from '../../action.ts';
import type { Hex } from '../../county.ts';
import type { FrameOf } from '../../flow.ts';
import { fairSeat, hesterSeat } from '../../state/players.ts';
import type { HarrowState } from '../../state.ts';
import { hestersCubes } from '../hester/hester.ts';
import { infectedAt } from '../hester/infection.ts';
import { hasUnits, isHesterAt } from '../occupancy.ts';
import { hasQueen, requireFair, searchCubes } from './fair.ts';
import { nestAt, setOffer } from './nests.ts';

/** HC-FAIR-41: so many infected haints that Hester has moved in this turn stand on the hex. */
function hasCrept(s: HarrowState, hex: Hex): boolean {
  if (!requireFair(s).crept.includes(hex)) return false;
  return s.seats.some((_, owner) => infectedAt(s, owner, hex) > 0);
}

function isVisited(s: HarrowState, seat: Seat, hex: Hex): boolean {
  return seat === hesterSeat ? isHesterAt(s, hex) || hasCrept(s, hex) : hasUnits(s, seat, hex);
}

/** HC-FAIR-40: nests with an offer on which the seat's units stand. */
export function visitedNests(s: HarrowState, seat: Seat): Hex[] {
  const hexes: Hex[] = [];
  for (const { hex, offer } of requireFair(s).nests) if (offer && isVisited(s, seat, hex)) hexes.push(hex);
  return hexes.sort((a, b) => a - b);
}

/** HC-CLN-1: the last step of the clean-up of everybody but the Fair Folk. */
export function openVisits(s: HarrowState, seat: Seat): void {
  if (s.fair === undefined) return;
  const hexes = visitedNests(s, seat);
  if (hexes.length > 0) s.flow.push({ kind: 'visit', seat, hexes });
}

/** HC-FAIR-42, 43: the offer is taken, and the tree falls. */
export function visitNest(s: HarrowState, { seat, hexes }: FrameOf<'visit'>, hex: Hex, emit: Emit): void {
  const fair = requireFair(s);
  hexes.splice(hexes.indexOf(hex), 1);
  const offer = nestAt(fair, hex)?.offer;
  if (offer === undefined) throw new Error('no offer is there');
  setOffer(fair, hex, undefined);
  fair.offers[seat].push(offer);
  s.flow.push({ kind: 'bargain', seat, hex });
  s.flow.push({ kind: 'tree', seat, seed: nextU32(s.rng) });
  emit({ type: 'offerTaken', seat, hex, offer });
}

/** With one nest left there is nothing to choose. */
export function settleVisits(s: HarrowState, frame: FrameOf<'visit'>, emit: Emit): boolean {
  if (frame.hexes.length > 1) return false;
  if (frame.hexes.length === 0) s.flow.pop();
  else visitNest(s, frame, frame.hexes[0], emit);
  return true;
}

function cubesOfTaker(s: HarrowState, seat: Seat): number {
  return seat === hesterSeat ? sum(hestersCubes(s)) : s.seats[seat].cubes;
}

/** HC-FAIR-43, HC-OQ-17: with as many cubes as the taker, none included, the Fair Folk place an arrow and may guess. */
export function settleBargain(s: HarrowState, { seat, hex }: FrameOf<'bargain'>, emit: Emit): boolean {
  const own = cubesOfTaker(s, seat);
  const fair = searchCubes(s);
  const won = fair >= own;
  s.flow.pop();
  emit({ type: 'bargained', seat, hex, own, fair, won });
  // HC-FAIR-35: once the queen has been found there is nothing left to seek
  if (!won || hasQueen(s)) return true;
  s.flow.push({ kind: 'guess', seat: fairSeat, may: true });
  s.flow.push({ kind: 'arrow', seat: fairSeat, hex });
  return true;
}

/** HC-FAIR-41: infected haints have come to a hex; in Hester's turn it is she who moves them. */
export function noteCreep(s: HarrowState, from: Hex, to: Hex, infected: number): void {
  if (s.fair === undefined || infected === 0 || s.active !== hesterSeat || s.solo?.card !== undefined) return;
  const { crept } = s.fair;
  for (let n = 0; n < infected; n++) crept.push(to);
  let here = crept.filter((hex) => hex === from).length;
  for (const { length } = s.seats; here > 0; here--) {
    let stay = 0;
    for (let owner = 0; owner < length; owner++) stay += infectedAt(s, owner, from);
    if (here <= stay) break;
    crept.splice(crept.indexOf(from), 1);
  }
}
