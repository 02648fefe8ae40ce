import { farCorners, hexCount } from '../../county.ts';
import { shuffle } from '../../rules/tiles.ts';
import type { SeatState } from '../../state/seat.ts';
import { type TokenKind, tokenKinds } from '../../state/tokens.ts';
import { type HarrowState, seatOf } from '../../state.ts';
import { traits } from '../factions/traits.ts';
import { hasIcon, type Terrain, terrainOf } from '../maps/layout.ts';
import { maps } from '../maps/maps.ts';
import { startHand } from '../tracks.ts';

/** HC-SET-3, HC-C2-6: a token of its terrain's kind on every icon of the map. */
export function layTokens(s: HarrowState, kindOf: Readonly<Record<Terrain, TokenKind>>): void {
  const layout = maps[s.config.map];
  for (let hex = 0; hex < hexCount; hex++) {
    const terrain = terrainOf(layout, hex);
    if (terrain === undefined || !hasIcon(layout, hex)) continue;
    const kind = tokenKinds.indexOf(kindOf[terrain]);
    s.tokens[hex * tokenKinds.length + kind]++;
    s.box[kind]--;
  }
}

/** HC-C2-6: one token of each kind is drawn for plains, forest, bog and wetlands in turn. */
export function layRandomTokens(s: HarrowState): void {
  const [plains, forest, bog, wetlands] = shuffle([...tokenKinds], s.rng);
  layTokens(s, { plains, forest, bog, wetlands });
}

/** HC-SET-9 to 11, HC-TRK-31: path tokens, storms, and what is in the bag. */
export function handOutPieces(s: HarrowState): void {
  const protectors = s.seats[seatOf(s, 'protectors')];
  const family = s.seats[seatOf(s, 'family')];
  if (protectors?.track === 'a') protectors.pathsLeft = 1;
  if (family) fillBag(s, family);
}

/** HC-SET-10, 11 */
function fillBag(s: HarrowState, family: SeatState): void {
  family.stormsLeft = 15;
  const inBag = [4, 2, 2];
  inBag.forEach((n, kind) => {
    family.bag[kind] = n;
    s.box[kind] -= n;
  });
}

/** HC-SET-4, HC-SET-5 */
export function fillCorners(s: HarrowState): void {
  for (const hex of farCorners(s.seats[seatOf(s, 'protectors')].home)) s.townsfolk[hex]++;
  for (const hex of farCorners(s.seats[seatOf(s, 'family')].home)) s.buildings[hex]++;
}

/** HC-C2-4 */
export function dealCards(s: HarrowState): void {
  for (const own of s.seats) {
    own.deck = shuffle([...traits[own.faction].cards], s.rng);
    own.hand = own.deck.splice(-startHand);
  }
}
