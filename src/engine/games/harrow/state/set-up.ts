import type { MapId } from '../content/maps/maps.ts';
import { type FactionId, type Factions, factionIds, type Legends, type PlayerId, type TrackSide } from './players.ts';

export const modeIds = ['ch1', 'ch2', 'ch3', 'ch4', 'ch5', 'solo', 'fair3', 'fair4', 'fairhester'] as const;
export type ModeId = (typeof modeIds)[number];

/** HC-SOLO-2 */
export const levels = [1, 2, 3] as const;
export type Level = (typeof levels)[number];

/** Section 16 of the rules: the other reading of an open question, where the ruling is marked as one that may be switched. */
export const variantIds = [
  /** HC-OQ-1: storms cost Kammi nothing extra. */
  'free_storms',
  /** HC-OQ-12: a building needs no storm of its own; it falls beside the storms that lead home. */
  'bare_buildings',
  /** HC-OQ-39: Hester killed in the solo game brings no flames back to her board. */
  'no_solace',
  /** HC-OQ-54: Hester counts for the limit of four units. */
  'hester_counts',
  /** HC-OQ-56: Psychopomp carries off haints of its own side only. */
  'own_psychopomp',
  /** HC-OQ-43: a turned arrow leaves its line open as well. */
  'open_lines',
  /** HC-OQ-45: one of the solo tokens is the Fair Folk's, the other Hester's; nothing is tossed. */
  'no_toss',
] as const;
export type VariantId = (typeof variantIds)[number];

/** HC-FAIR-5: anybody but the Fair Folk. */
export const hiders = [...factionIds, 'hester'] as const satisfies readonly PlayerId[];
export type Hider = (typeof hiders)[number];

export interface Config {
  readonly mode: ModeId;
  readonly map: MapId;
  /** Who plays, in the order of the seats; Protectors and Family unless told. */
  readonly factions?: Factions;
  /** The faction whose home hex lies in the north; the other one sits in the south. */
  readonly north: FactionId;
  /** Who leads; the first of each list unless told. */
  readonly legends?: Legends;
  /** The sides of the legend tracks; side a unless told. */
  readonly tracks?: Readonly<Partial<Record<FactionId, TrackSide>>>;
  /** HC-SOLO-2, 3: the difficulty, and how many cards each pile has, in the order of `pileIds`. */
  readonly level?: Level;
  readonly piles?: readonly number[];
  /** HC-FAIR-5: who hides the three items while the Fair Folk look away; by chance unless told. */
  readonly hider?: Hider;
  /** Played otherwise than the rulings say; none unless told. */
  readonly variants?: readonly VariantId[];
}
