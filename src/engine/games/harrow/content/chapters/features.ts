import type { ModeId } from '../../state/set-up.ts';

/** Which rules of the game a chapter plays with (the table of section 0.3). */
export interface Features {
  /** HC-C2-3: the side of the faction boards. */
  readonly board: 'basic' | 'advanced';
  /** HC-C2-4 */
  readonly cards: boolean;
  /** HC-WHL: kills are counted on the plate instead of scoring one by one. */
  readonly wheel: boolean;
  /** HC-BON: tiles lie between the jars. */
  readonly tiles: boolean;
  /** Any legend may lead, and either side of the legend track lie up (HC-C2-2, HC-C2-7). */
  readonly choices: boolean;
  /** HC-HEST: Hester is in the game, with roots, fires and terrain cubes. */
  readonly hester: boolean;
  /** HC-SOLO: the factions are automatic, led by the solo cards. */
  readonly solo: boolean;
}

export const features: Readonly<Record<ModeId, Features>> = {
  ch1: { board: 'basic', cards: false, wheel: false, tiles: false, choices: false, hester: false, solo: false },
  ch2: { board: 'advanced', cards: true, wheel: false, tiles: false, choices: true, hester: false, solo: false },
  ch3: { board: 'advanced', cards: true, wheel: true, tiles: true, choices: true, hester: false, solo: false },
  ch5: { board: 'advanced', cards: true, wheel: true, tiles: true, choices: true, hester: true, solo: false },
  solo: { board: 'basic', cards: false, wheel: true, tiles: false, choices: true, hester: true, solo: true },
};
