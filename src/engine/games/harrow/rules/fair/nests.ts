import { nextBelow } from '../../../../kernel/rng.ts';
import type { Emit } from '../../action.ts';
import { terrains } from '../../content/maps/layout.ts';
import { type Hex, hexCount } from '../../county.ts';
import { type FairState, type Nest, type OfferId, offerIds } from '../../state/fair.ts';
import type { HarrowState } from '../../state.ts';
import { hasFire, isOccupied } from '../occupancy.ts';
import { terrainAt } from '../terrain.ts';
import { gainSearch, requireFair } from './fair.ts';

export function nestAt({ nests }: FairState, hex: Hex): Nest | undefined {
  return nests.find((nest) => nest.hex === hex);
}

/** HC-FAIR-16: a hex without units, fire and nest; whatever else lies there does not matter. */
export function mayNestOn(s: HarrowState, hex: Hex): boolean {
  return nestAt(requireFair(s), hex) === undefined && !hasFire(s, hex) && !isOccupied(s, hex);
}

/** Hexes a nest may be put on. */
export function nestHexes(s: HarrowState): Hex[] {
  const hexes: Hex[] = [];
  for (let hex = 0; hex < hexCount; hex++) if (mayNestOn(s, hex)) hexes.push(hex);
  return hexes;
}

/** An offer back into the bag, which has no order. */
export function bagOffer(fair: FairState, offer: OfferId): void {
  fair.bag = offerIds.filter((each) => each === offer || fair.bag.includes(each));
}

export function drawOffer(s: HarrowState): OfferId {
  const { bag } = requireFair(s);
  const [offer] = bag.splice(nextBelow(s.rng, bag.length), 1);
  if (offer === undefined) throw new Error('the bag is empty');
  return offer;
}

/** HC-FAIR-4, 22: offers from the bag, each on a nest beside the board, until so many are ready. */
export function readyNests(s: HarrowState, wanted: number, emit: Emit): void {
  const fair = requireFair(s);
  const offers: OfferId[] = [];
  while (fair.ready.length + offers.length < wanted && fair.nestsLeft > 0 && fair.bag.length > 0) {
    fair.nestsLeft--;
    offers.push(drawOffer(s));
  }
  if (offers.length === 0) return;
  fair.ready.push(...offers);
  emit({ type: 'offersReady', offers });
}

/** HC-FAIR-18: has the hex's terrain a search cube on the board? */
export function bringsCube(s: HarrowState, hex: Hex): boolean {
  const terrain = terrainAt(s, hex);
  return terrain !== undefined && requireFair(s).fields[terrains.indexOf(terrain)];
}

/** HC-FAIR-16, 18: a ready nest comes to the map, and a search cube if its terrain has one on the board. */
export function placeNest(s: HarrowState, hex: Hex, offer: OfferId, emit: Emit): void {
  const fair = requireFair(s);
  fair.ready.splice(fair.ready.indexOf(offer), 1);
  fair.nests.push({ hex, offer });
  emit({ type: 'nestPlaced', hex, offer });
  if (bringsCube(s, hex)) gainSearch(s, 1, 'nest', emit);
}

export function setOffer(fair: FairState, hex: Hex, offer: OfferId | undefined): void {
  fair.nests = fair.nests.map((nest) => (nest.hex === hex ? { hex, ...(offer && { offer }) } : nest));
}

/** HC-FAIR-20: the offer on the nest goes back to the bag. */
export function withdrawOffer(s: HarrowState, hex: Hex, emit: Emit): void {
  const fair = requireFair(s);
  const offer = nestAt(fair, hex)?.offer;
  if (offer === undefined) throw new Error('no offer is there');
  setOffer(fair, hex, undefined);
  bagOffer(fair, offer);
  emit({ type: 'offerWithdrawn', hex, offer });
}

/** HC-FAIR-17: with nothing ready to play, what is missing is taken from the map: a nest, or else an offer for one. */
export function recallHexes({ ready, nestsLeft, bag, nests }: FairState): Hex[] {
  if (ready.length > 0 || (nestsLeft > 0 && bag.length > 0)) return [];
  return nests.filter(({ offer }) => nestsLeft === 0 || offer !== undefined).map(({ hex }) => hex);
}

/** HC-FAIR-17: its offer goes to the bag, and one from there is laid on a nest. */
export function recallNest(s: HarrowState, hex: Hex, emit: Emit): void {
  const fair = requireFair(s);
  const offer = nestAt(fair, hex)?.offer;
  const nest = fair.nestsLeft === 0;
  if (nest) {
    fair.nests = fair.nests.filter((each) => each.hex !== hex);
    fair.nestsLeft++;
  } else {
    setOffer(fair, hex, undefined);
  }
  if (offer) bagOffer(fair, offer);
  emit({ type: 'nestRecalled', hex, nest, ...(offer && { offer }) });
  readyNests(s, 1, emit);
}
