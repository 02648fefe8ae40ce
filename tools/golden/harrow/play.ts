import { features } from '../../../src/engine/games/harrow/content/chapters/features.ts';
import { type FrameKind, topFrame } from '../../../src/engine/games/harrow/flow.ts';
import { type HarrowTypes, harrow } from '../../../src/engine/games/harrow/harrow.ts';
import type { ModeId } from '../../../src/engine/games/harrow/state/set-up.ts';
import { seedRng } from '../../../src/engine/kernel/rng.ts';
import type { HarrowMatch, HarrowSession } from '../../../src/session/harrow/harrow-session.ts';
import { dropTree } from '../../../src/session/harrow/tree-drop.ts';
import { createSession } from '../../../src/session/session.ts';
import { greedy } from '../../sim/harrow/greedy.ts';
import { atRandom, type Policy } from '../../sim/policy.ts';
import { configOf, controllersOf, type GoldenGame } from './games.ts';

/** Where in a game a golden save is made. */
export const moments = ['turn', 'fight'] as const;
export type Moment = (typeof moments)[number];

const fightFrames: ReadonlySet<FrameKind> = new Set(['tree', 'strike', 'push', 'reap', 'clash']);

/** There is something to choose, and to take back: the turn has begun, and no fight. */
function isMidTurn(session: HarrowSession): boolean {
  const frame = topFrame(session.state);
  if (!frame || fightFrames.has(frame.kind) || (frame.kind === 'turn' && !frame.acted)) return false;
  return session.undoDepth > 0 && session.legal().length > 1;
}

/** The tree is about to decide an attack, or its outcome is being played. */
function isMidFight({ state }: HarrowSession): boolean {
  const frame = topFrame(state);
  return frame !== undefined && fightFrames.has(frame.kind) && (frame.kind !== 'tree' || frame.to !== undefined);
}

const isAt: Readonly<Record<Moment, (session: HarrowSession) => boolean>> = { turn: isMidTurn, fight: isMidFight };

/** Saves are made within these rounds, so that much has happened and the files stay short; a round of the solo game is a turn. */
const roundsOf = (mode: ModeId) =>
  features[mode].solo && !features[mode].fair ? { first: 4, last: 9 } : { first: 2, last: 3 };

/** Plays until the moment has come so many times in those rounds; undefined if it does not. */
function playTo(game: GoldenGame, moment: Moment, seed: number, times: number): HarrowMatch | undefined {
  const session = createSession(harrow, configOf(game, seed), seed);
  const rng = seedRng(seed);
  // With the Fair Folk bots would think for minutes: anything legal will do.
  const policy: Policy<HarrowTypes> = features[game.mode].fair ? atRandom() : greedy(seed);
  const { first, last } = roundsOf(game.mode);
  let seen = 0;
  for (let pending = session.pending(); pending.kind !== 'over'; pending = session.pending()) {
    const { round } = session.state;
    if (round > last) return undefined;
    if (round >= first && isAt[moment](session) && ++seen === times) {
      return { session, controllers: controllersOf(game.mode), ...(game.night && { occasion: { night: game.night } }) };
    }
    if (pending.kind === 'chance') session.submit(dropTree(session.state, pending.request, false).action);
    else session.submit(policy.choose(session.state, pending.seat, session.legal(), rng));
  }
  return undefined;
}

/** How often the moment has come in the game of this number: fights are fewer, and some are over at once. */
const timesOf: Readonly<Record<Moment, (number: number) => number>> = {
  turn: (number) => 1 + ((7 * number) % 20),
  fight: (number) => 1 + (number % 5),
};

/** The first of a row of seeds whose game has such a moment. */
export function goldenMatch(game: GoldenGame, moment: Moment, number: number): HarrowMatch {
  for (let seed = 100 * number; seed < 100 * (number + 1); seed++) {
    const match = playTo(game, moment, seed, timesOf[moment](number));
    if (match) return match;
  }
  throw new Error(`no ${game.name} came to a ${moment}`);
}
