import type { CardId } from '../../state/cards.ts';
import { goblinIds, tacticIds, upgradeIds } from '../../state/cards.ts';
import type { FactionColour } from '../../state/cubes.ts';
import type { FactionId } from '../../state/players.ts';

/** What is printed on a faction's own pieces: numbers and habits the rules ask for. */
export interface Traits {
  readonly id: FactionId;
  readonly colour: FactionColour;
  readonly cubes: number;
  /** HC-MOVE-5 */
  readonly paysForStorms: boolean;
  /** HC-ABL-1, HC-ABL-2: the Ability jar is one action for a whole row, or one for each token. */
  readonly rowIsOneAction: boolean;
  /** HC-C2-4 */
  readonly cards: readonly CardId[];
}

export const traits: Readonly<Record<FactionId, Traits>> = {
  protectors: {
    id: 'protectors',
    colour: 'red',
    cubes: 20,
    paysForStorms: true,
    rowIsOneAction: true,
    cards: tacticIds,
  },
  family: {
    id: 'family',
    colour: 'blue',
    cubes: 15,
    paysForStorms: false,
    rowIsOneAction: false,
    cards: upgradeIds,
  },
  kammi: {
    id: 'kammi',
    colour: 'purple',
    cubes: 15,
    // HC-OQ-1
    paysForStorms: true,
    rowIsOneAction: true,
    cards: goblinIds,
  },
};
