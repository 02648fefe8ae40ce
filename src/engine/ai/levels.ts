import type { GameTypes } from '../kernel/game.ts';
import type { Mind } from './mind.ts';
import type { SearchOptions } from './search.ts';

/** How well a computer plays, the weakest first. */
export const levelIds = ['gentle', 'steady', 'sharp', 'ruthless'] as const;
export type LevelId = (typeof levelIds)[number];

/** How a level of a game thinks. */
export interface Level<T extends GameTypes> {
  readonly mind: Mind<T>;
  readonly search: Omit<SearchOptions, 'seed'>;
}

export type Levels<T extends GameTypes> = Readonly<Record<LevelId, Level<T>>>;
