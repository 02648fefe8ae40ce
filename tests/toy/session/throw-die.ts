import { diceTree } from '../../../src/tower/dice-tree.ts';
import type { Recording } from '../../../src/tower/recording.ts';
import { throwDice } from '../../../src/tower/throw.ts';
import type { ToyAction, ToyTypes } from '../engine/state.ts';

interface ThrownDie {
  readonly action: ToyAction;
  readonly recording: Recording | undefined;
}

/** Lets the tree decide: the face that lies up becomes an action, the fall a motion to be shown. */
export function throwDie({ seed }: ToyTypes['Chance'], record: boolean): ThrownDie {
  const { faces, recording } = throwDice({ seed, geometry: diceTree, dice: [{ look: 'die', sides: 6 }] }, { record });
  return { action: { type: 'die', face: faces[0] + 1 }, recording };
}
