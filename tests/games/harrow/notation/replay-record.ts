import { harrow } from '../../../../src/engine/games/harrow/harrow.ts';
import type { GameRecord } from '../../../../src/engine/games/harrow/notation/record.ts';
import type { HarrowState } from '../../../../src/engine/games/harrow/state.ts';
import { type Replay, replay } from '../../../../src/engine/kernel/replay.ts';

/** Plays a record again. */
export function replayRecord({ config, seed, actions }: GameRecord): Replay<HarrowState> {
  return replay(harrow, config, seed, actions);
}
