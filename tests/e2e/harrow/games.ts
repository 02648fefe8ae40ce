import { readFileSync } from 'node:fs';
import { beginner, createSearchBot } from '../../../src/engine/ai/search.ts';
import type { HarrowAction } from '../../../src/engine/games/harrow/action.ts';
import { hesterHabit } from '../../../src/engine/games/harrow/ai/hester-habits.ts';
import { harrowMind } from '../../../src/engine/games/harrow/ai/mind.ts';
import { completeConfig } from '../../../src/engine/games/harrow/config.ts';
import { harrow } from '../../../src/engine/games/harrow/harrow.ts';
import { type GameRecord, parseRecord } from '../../../src/engine/games/harrow/notation/record.ts';
import type { Factions } from '../../../src/engine/games/harrow/state/players.ts';
import type { Hider, ModeId } from '../../../src/engine/games/harrow/state/set-up.ts';
import { nextBelow, type Rng, seedRng } from '../../../src/engine/kernel/rng.ts';
import type { HarrowSession } from '../../../src/session/harrow/harrow-session.ts';
import { createSession } from '../../../src/session/session.ts';

/** Games to look for situations in: the session comes again after every action, then that of the next game. */
export type Games = Iterable<HarrowSession>;

/** No situation is so rare. */
const most = 60;

/** Bots play, and a guess stands for the tree, which would take its time. */
export function* botGames(mode: ModeId, from = 1, factions?: Factions): Games {
  for (let seed = from; seed < from + most; seed++) {
    const session = createSession(
      harrow,
      completeConfig({ mode, map: seed % 2 ? 'a' : 'b', ...(factions && { factions }) }, seed),
      seed,
    );
    const rng = seedRng(seed);
    const bots = [0, 1, 2].map((seat) =>
      createSearchBot(harrow, harrowMind, seat, { ...beginner, turns: 4, rounds: [] }),
    );
    for (;;) {
      yield session;
      const pending = session.pending();
      if (pending.kind === 'over') break;
      session.submit(
        pending.kind === 'chance' ? harrowMind.guess(pending.request, rng) : bots[pending.seat].choose(session.state),
      );
    }
  }
}

type Pick = (session: HarrowSession, rng: Rng) => HarrowAction;

/** Games of a chapter in which everybody does what is picked. */
function* pickedGames(mode: ModeId, pick: Pick, hider?: Hider): Games {
  for (let seed = 1; seed <= most; seed++) {
    const session = createSession(harrow, completeConfig({ mode, ...(hider && { hider }) }, seed), seed);
    const rng = seedRng(seed);
    for (;;) {
      yield session;
      const pending = session.pending();
      if (pending.kind === 'over') break;
      session.submit(pending.kind === 'chance' ? harrowMind.guess(pending.request, rng) : pick(session, rng));
    }
  }
}

/** Each kind of action is as likely as the others. `avoided` is done only where there is nothing else to do. */
const byChance =
  (avoided?: HarrowAction['type']): Pick =>
  (session, rng) => {
    const legal = session.legal();
    const kinds = [...new Set(legal.map(({ type }) => type))];
    const liked = kinds.length > 1 ? kinds.filter((each) => each !== avoided) : kinds;
    const kind = liked[nextBelow(rng, liked.length)];
    const offer = legal.filter(({ type }) => type === kind);
    return offer[nextBelow(rng, offer.length)];
  };

/** Games of a chapter by chance: cards, powers and tiles of all sorts. */
export const chanceGames = (avoided?: HarrowAction['type'], mode: ModeId = 'ch3', hider?: Hider): Games =>
  pickedGames(mode, byChance(avoided), hider);

/** Games by chance with the Fair Folk, whose quests are done as soon as can be and every third of whose guesses is right. */
export const luckyGames = (mode: ModeId): Games => {
  const chance = byChance();
  return pickedGames(mode, (session, rng) => {
    const { fair } = session.state;
    const legal = session.legal();
    const quest = legal.find(({ type }) => type === 'quest');
    const isLucky = nextBelow(rng, 3) === 0;
    const right = legal.find((action) => isLucky && action.type === 'guess' && action.hex === fair?.places[fair.found]);
    return quest ?? right ?? chance(session, rng);
  });
};

/** Solo games played by habit: quick, and seldom won. */
function* habitGames(): Games {
  for (let seed = 1; seed <= most; seed++) {
    const session = createSession(harrow, completeConfig({ mode: 'solo' }, seed), seed);
    const rng = seedRng(seed);
    for (;;) {
      yield session;
      const pending = session.pending();
      if (pending.kind === 'over') break;
      session.submit(
        pending.kind === 'chance'
          ? harrowMind.guess(pending.request, rng)
          : hesterHabit(session.state, session.legal(), rng),
      );
    }
  }
}

function recordIn(file: string): GameRecord {
  const read = parseRecord(readFileSync(new URL(file, import.meta.url), 'utf8'));
  if (!read.ok) throw new Error(read.error);
  return read.record;
}

/** The first night, won as the solo bot played it: it fills six squares and has nearly everything on the way. */
export const wonNight = (): GameRecord => recordIn('won-night.txt');

/** The same with the piles as the oak deals them. */
export const taughtNight = (): GameRecord => recordIn('taught-night.txt');

/** The night that is won, then what it lacks. */
export function* soloGames(): Games {
  const { config, seed, actions } = wonNight();
  const session = createSession(harrow, config, seed);
  yield session;
  for (const action of actions) {
    if (!session.submit(action)) throw new Error(`the rules have changed: "${harrow.format(action)}" of the won night`);
    yield session;
  }
  yield* habitGames();
}
