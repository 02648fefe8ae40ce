import type { MapId } from '../content/maps/maps.ts';
import type { FactionId } from '../factions/ids.ts';

export const deckKinds = ['standard'] as const;
export type DeckKind = (typeof deckKinds)[number];

/** How a game begins: who plays, in turn order, on which map and with which deck. */
export interface Config {
  readonly players: readonly FactionId[];
  readonly map: MapId;
  readonly deck: DeckKind;
}
