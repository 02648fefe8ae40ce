import type { Hex } from '../../engine/games/harrow/county.ts';
import type { CardId, HesterCardId } from '../../engine/games/harrow/state/cards.ts';
import type { ArrowWay, FairCardId, OfferId, QuestId } from '../../engine/games/harrow/state/fair.ts';
import type { HesterAct } from '../../engine/games/harrow/state/hester.ts';
import type { PileId } from '../../engine/games/harrow/state/solo.ts';
import type { TileId } from '../../engine/games/harrow/state/tiles.ts';
import type { BagToken, Jar } from '../../engine/games/harrow/state/tokens.ts';
import type { Seat } from '../../engine/kernel/game.ts';
import type { SpotId } from '../spot.ts';
import type { NightId } from './campaign/nights.ts';
import { type HandCard, isFairCard, isQuest } from './hand-card.ts';

/** What can be clicked on Harrow's table. */
export type HarrowSpot =
  | { readonly kind: 'hex'; readonly hex: Hex }
  | { readonly kind: 'jar'; readonly seat: Seat; readonly jar: Jar }
  | { readonly kind: 'card'; readonly card: CardId | HesterCardId }
  /** A card of the Fair Folk, and a quest of theirs. */
  | { readonly kind: 'charm'; readonly card: FairCardId }
  | { readonly kind: 'quest'; readonly quest: QuestId }
  /** A tile in the slot of a jar. */
  | { readonly kind: 'tile'; readonly jar: Jar; readonly tile: TileId }
  /** An action of Hester. */
  | { readonly kind: 'act'; readonly act: HesterAct }
  /** The free squares of one side of Hester's board. */
  | { readonly kind: 'side'; readonly side: number }
  /** A pile of the automatic factions. */
  | { readonly kind: 'pile'; readonly pile: PileId }
  /** The tokens of one kind that the Family has drawn. */
  | { readonly kind: 'token'; readonly token: BagToken }
  /** A row of Kammi's action grid, from 0. */
  | { readonly kind: 'row'; readonly row: number }
  /** A nest that is ready to be played, by its offer. */
  | { readonly kind: 'nest'; readonly offer: OfferId }
  /** Beyond the edge of the county, where an arrow that points this way would lie. */
  | { readonly kind: 'way'; readonly way: ArrowWay }
  /** An arrow on the map, in the order in which they were placed. */
  | { readonly kind: 'edge'; readonly index: number }
  /** A burrow of the campaign. */
  | { readonly kind: 'night'; readonly night: NightId };

export const hexSpot = (hex: Hex): SpotId => `hex:${hex}`;
export const jarSpot = (seat: Seat, jar: Jar): SpotId => `jar:${seat}:${jar}`;

/** Whichever card somebody holds. */
export function cardSpot(card: HandCard): SpotId {
  if (isFairCard(card)) return `charm:${card}`;
  return isQuest(card) ? `quest:${card}` : `card:${card}`;
}

export const tileSpot = (jar: Jar, tile: TileId): SpotId => `tile:${jar}:${tile}`;
export const actSpot = (act: HesterAct): SpotId => `act:${act}`;
export const sideSpot = (side: number): SpotId => `side:${side}`;
export const pileSpot = (pile: PileId): SpotId => `pile:${pile}`;
export const tokenSpot = (token: BagToken): SpotId => `token:${token}`;
export const rowSpot = (row: number): SpotId => `row:${row}`;
export const nestSpot = (offer: OfferId): SpotId => `nest:${offer}`;
export const waySpot = (way: ArrowWay): SpotId => `way:${way}`;
export const edgeSpot = (index: number): SpotId => `edge:${index}`;
export const nightSpot = (night: NightId): SpotId => `night:${night}`;

/** The ids are made above and nowhere else, so their parts are what they were made of. */
export function readSpot(spot: SpotId): HarrowSpot {
  const [kind, first, second] = spot.split(':');
  switch (kind) {
    case 'hex':
      return { kind, hex: Number(first) };
    case 'jar':
      return { kind, seat: Number(first), jar: second as Jar };
    case 'card':
      return { kind, card: first as CardId | HesterCardId };
    case 'charm':
      return { kind, card: first as FairCardId };
    case 'quest':
      return { kind, quest: first as QuestId };
    case 'tile':
      return { kind, jar: first as Jar, tile: second as TileId };
    case 'act':
      return { kind, act: first as HesterAct };
    case 'side':
      return { kind, side: Number(first) };
    case 'pile':
      return { kind, pile: first as PileId };
    case 'token':
      return { kind, token: first as BagToken };
    case 'row':
      return { kind, row: Number(first) };
    case 'nest':
      return { kind, offer: first as OfferId };
    case 'way':
      return { kind, way: first as ArrowWay };
    case 'edge':
      return { kind, index: Number(first) };
    case 'night':
      return { kind, night: first as NightId };
    default:
      throw new Error(`no spot is called ${spot}`);
  }
}
