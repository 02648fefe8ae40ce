import type { Seat } from '../../../../kernel/game.ts';
import type { QuestId } from '../../state/cards.ts';
import { itemIds } from '../../state/items.ts';

export const characterIds = ['thief', 'tinker', 'ranger'] as const;
export type CharacterId = (typeof characterIds)[number];

/** RT-9.2.9: levels from 0; whoever is hostile has left the track. */
export const relationNames = ['indifferent', 'amiable', 'friendly', 'allied'] as const;
export const hostile = -1;
export const allied = relationNames.length - 1;

/** RT-9.2.5: exhausted and damaged add up. */
export const ready = 0;
export const exhausted = 1;
export const damaged = 2;
export const itemStates = 4;

/** An item piece as far as it can be told from others: its kind and state. */
export type ItemAt = number;

export const itemAt = (kind: number, state: number): ItemAt => kind * itemStates + state;

export interface VagabondState {
  character?: CharacterId;
  /** How many items there are of each kind and state (`itemAt`). */
  items: number[];
  /** By seat; the own one means nothing. */
  relations: number[];
  /** RT-9.2.9.I: Aids towards each seat that count for its next level. */
  aids: number[];
  quests: QuestId[];
  /** RT-TL-3: ready teas on their track when the turn began. */
  teas: number;
  /** RT-9.4.2: once in a Birdsong. */
  slipped: boolean;
}

export const newVagabond = (seats: Seat): VagabondState => ({
  items: new Array<number>(itemIds.length * itemStates).fill(0),
  relations: new Array<number>(seats).fill(0),
  aids: new Array<number>(seats).fill(0),
  quests: [],
  teas: 0,
  slipped: false,
});
