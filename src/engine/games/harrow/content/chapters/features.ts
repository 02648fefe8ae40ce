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
  /** HC-KAM: Kammi may play, or must (`always`). */
  readonly kammi: 'never' | 'may' | 'always';
  /** HC-HEST: Hester is in the game, with roots, fires and terrain cubes. */
  readonly hester: boolean;
  /** HC-SOLO: the factions are automatic, led by the solo cards. */
  readonly solo: boolean;
  /** HC-FAIR: the Fair Folk are in the game, with nests, offers and search cubes. */
  readonly fair: boolean;
}

const first: Features = {
  board: 'basic',
  cards: false,
  wheel: false,
  tiles: false,
  choices: false,
  kammi: 'never',
  hester: false,
  solo: false,
  fair: false,
};

const second: Features = { ...first, board: 'advanced', cards: true, choices: true };

const third: Features = { ...second, wheel: true, tiles: true };

const fifth: Features = { ...third, kammi: 'may', hester: true };

const alone: Features = { ...first, wheel: true, choices: true, hester: true, solo: true };

export const features: Readonly<Record<ModeId, Features>> = {
  ch1: first,
  ch2: second,
  ch3: third,
  ch4: { ...third, kammi: 'always' },
  ch5: fifth,
  solo: alone,
  fair3: { ...third, kammi: 'may', fair: true },
  fair4: { ...fifth, fair: true },
  fairhester: { ...alone, fair: true },
};
