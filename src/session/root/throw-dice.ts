import type { RootAction } from '../../engine/games/root/action.ts';
import type { DiceRequest } from '../../engine/games/root/root.ts';
import { diceTree } from '../../tower/dice-tree.ts';
import type { Recording } from '../../tower/recording.ts';
import { throwDice } from '../../tower/throw.ts';

interface ThrownDice {
  readonly action: RootAction;
  readonly recording: Recording | undefined;
}

/** What lies up counts (RT-4.3.2): the higher face first. */
export function throwBattleDice({ seed, dice, faces: sides }: DiceRequest, record: boolean): ThrownDice {
  const pieces = Array.from({ length: dice }, (_, i) => ({ look: `die-${i}`, sides: sides as 4 }));
  const { faces, recording } = throwDice({ seed, geometry: diceTree, dice: pieces }, { record });
  const [low, high] = [Math.min(...faces), Math.max(...faces)];
  return { action: { type: 'roll', high, low }, recording };
}
