import { randomAction } from '../../../src/engine/ai/random.ts';
import type { RootAction } from '../../../src/engine/games/root/action.ts';
import { seatedAtRandom } from '../../../src/engine/games/root/config.ts';
import { root } from '../../../src/engine/games/root/root.ts';
import { seedRng } from '../../../src/engine/kernel/rng.ts';
import type { Match } from '../../../src/session/match.ts';
import { type RootMatchTypes, saveOf } from '../../../src/session/root/root-session.ts';
import { createSession } from '../../../src/session/session.ts';
import { legalLines } from '../../engine/actions.ts';
import { rootEngine } from '../../engine/root/root-engine.ts';
import { throwByGenerator } from '../../sim/root/dice.ts';
import type { GoldenTool } from '../golden-tool.ts';
import { type GoldenGame, goldenGames } from './games.ts';

const savedAt = new Date('2026-11-19T20:00:00Z');

/** Files stay short. */
const mostActions = 600;

/** The actions of a random game until there is something to choose at such a moment, and to take back if it is a step of a turn. */
function actionsTo({ players, from, isAt }: GoldenGame, seed: number): RootAction[] | undefined {
  const s = root.setup(seatedAtRandom(players, seed), seed);
  const rng = seedRng(seed);
  const actions: RootAction[] = [];
  let barrier = true;
  while (actions.length < mostActions) {
    const pending = root.pending(s);
    if (pending.kind === 'over') return undefined;
    const options = root.legal(s);
    const isOpen = pending.kind === 'chance' || options.length > 1;
    if (isOpen && s.turn >= from && isAt(s) && (s.flow.length > 0 || !barrier)) return actions;
    const action = pending.kind === 'chance' ? throwByGenerator(s, pending.request, rng) : randomAction(options, rng);
    barrier = root.apply(s, action, () => {});
    actions.push(action);
  }
  return undefined;
}

/** In the first of a row of seeds whose game has such a moment. */
function goldenMatch(game: GoldenGame, number: number): Match<RootMatchTypes> {
  for (let seed = 1000 * number; seed < 1000 * (number + 1); seed++) {
    const actions = actionsTo(game, seed);
    if (!actions) continue;
    const session = createSession(root, seatedAtRandom(game.players, seed), seed);
    for (const action of actions) session.submit(action);
    return { session, controllers: game.players.map((_, seat) => (seat === 1 ? 'bot' : 'human')) };
  }
  throw new Error(`no game came to ${game.name}`);
}

/** Of every table a save in mid-turn and one in mid-battle, and one of every question that can be asked besides. */
export const rootGolden: GoldenTool = {
  version: root.version,
  saves: () =>
    goldenGames.map((game, i) => {
      const match = goldenMatch(game, i + 1);
      return {
        file: `${game.name}.json`,
        save: saveOf(match, savedAt),
        legal: legalLines(rootEngine, match.session.state),
      };
    }),
  others: async () => ({}),
};
