import type { Game, GameTypes } from '../../src/engine/kernel/game.ts';
import { hashOf } from '../../src/engine/kernel/hash.ts';
import { replay } from '../../src/engine/kernel/replay.ts';
import { isPlainJson, isSameJson } from './plain-json.ts';
import type { GameRecord, Reread, SimKit } from './sim-kit.ts';

/**
 * Does the state survive being saved? After every action it must be such that JSON gives it back as it is; it is written and
 * read, and so is the readable position, after every tenth, for both are dearer than the action itself.
 */
export function savingBreaks<T extends GameTypes>(game: Game<T>, s: T['State'], actions: number): string[] {
  if (!isPlainJson(s)) return ['the state is not plain JSON'];
  if (actions % 10 !== 0 && game.pending(s).kind !== 'over') return [];
  const saved: unknown = JSON.parse(JSON.stringify(s));
  if (!isSameJson(saved, s)) return ['the state saves as another one'];
  const read = game.readPosition(JSON.parse(JSON.stringify(game.writePosition(s))));
  if (!read.ok) return [`the position cannot be read again: ${read.error}`];
  return isSameJson(read.state, s) ? [] : ['the position reads as another one'];
}

function rereadByLine<T extends GameTypes>(game: Game<T>, { config, seed, actions }: GameRecord<T>): Reread<T> {
  const again = game.readConfig(JSON.parse(JSON.stringify(config)));
  if (!again) return { ok: false, error: 'the set-up cannot be read again' };
  const read: T['Action'][] = [];
  for (const action of actions) {
    const text = game.format(action);
    const parsed = game.parse(text);
    if (!parsed) return { ok: false, error: `not an action: "${text}"` };
    read.push(parsed);
  }
  return { ok: true, record: { config: again, seed, actions: read } };
}

/** Does the game, written down and read again, end in the same position? */
export function replayProblem<T extends GameTypes>(
  kit: SimKit<T>,
  written: GameRecord<T>,
  s: T['State'],
): string | undefined {
  const reread = kit.reread ? kit.reread(written) : rereadByLine(kit.game, written);
  if (!reread.ok) return reread.error;
  const { config, seed, actions } = reread.record;
  const replayed = replay(kit.game, config, seed, actions);
  if (!replayed.ok) return `action ${replayed.at}: ${replayed.error}`;
  return hashOf(replayed.state) === hashOf(s) ? undefined : 'the replay ends in another position';
}
