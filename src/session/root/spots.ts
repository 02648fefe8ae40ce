import type { DecreeCard } from '../../engine/games/root/factions/eyrie/state.ts';
import { isDamaged, isExhausted, kindOf } from '../../engine/games/root/factions/vagabond/items.ts';
import type { ItemAt } from '../../engine/games/root/factions/vagabond/state.ts';
import type { CardId } from '../../engine/games/root/state/cards.ts';
import { type Place, placeByName, placeNames } from '../../engine/games/root/state/places.ts';
import type { Seat } from '../../engine/kernel/game.ts';
import type { SpotId } from '../spot.ts';

/** Clearings and forests: `place:c5`, `place:fa`. */
export const placeSpot = (place: Place): SpotId => `place:${placeNames[place]}`;

/** What somebody has in a clearing, to be attacked or aided: `foe:c5:1`. */
export const foeSpot = (place: Place, seat: Seat): SpotId => `foe:${placeNames[place]}:${seat}`;

/** A card of the hand on show; copies are one spot. */
export const cardSpot = (card: CardId): SpotId => `card:${card}`;

/** A persistent card in play. */
export const effectSpot = (card: CardId): SpotId => `effect:${card}`;

/** An item of the Vagabond by its state: `item:boot`, `item:tea exhausted`. */
export const itemSpot = (item: ItemAt): SpotId =>
  `item:${kindOf(item)}${isExhausted(item) ? ' exhausted' : ''}${isDamaged(item) ? ' damaged' : ''}`;

/** What the action is to be: pressed in the bar. */
export const deedSpot = (deed: string): SpotId => `deed:${deed}`;

export const decreeSpot = (card: DecreeCard): SpotId => `by:${card}`;

/** The parts of a spot: its kind, and what follows. */
export function partsOf(spot: SpotId): readonly [kind: string, what: string, more: string | undefined] {
  const [kind, what, more] = spot.split(':');
  return [kind, what, more];
}

/** The place of a spot of the map; undefined for anything else. */
export function placeOf(spot: SpotId): Place | undefined {
  const [kind, name] = partsOf(spot);
  return kind === 'place' || kind === 'foe' ? placeByName(name) : undefined;
}
