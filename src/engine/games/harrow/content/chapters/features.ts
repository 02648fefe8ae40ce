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
  /** HC-FAIR: the Fair Folk are in the game, with nests, offers and search cubes. */
  readonly fair: boolean;
}

const plain = { cards: false, wheel: false, tiles: false, choices: false, hester: false, solo: false, fair: false };
const ch1: Features = { ...plain, board: 'basic' };
const ch2: Features = { ...ch1, board: 'advanced', cards: true, choices: true };
const ch3: Features = { ...ch2, wheel: true, tiles: true };
const ch5: Features = { ...ch3, hester: true };
const solo: Features = { ...ch1, wheel: true, choices: true, hester: true, solo: true };

export const features: Readonly<Record<ModeId, Features>> = {
  ch1,
  ch2,
  ch3,
  ch5,
  solo,
  fair3: { ...ch3, fair: true },
  fair4: { ...ch5, fair: true },
  fairhester: { ...solo, fair: true },
};
