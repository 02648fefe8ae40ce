import * as v from 'valibot';
import type { KeyValue } from './storage.ts';

const word = v.pipe(v.string(), v.regex(/^[a-z0-9_]{1,40}$/));
/** More cubes than fall in any game. */
const mostPieces = 100_000;
const pieces = v.pipe(v.number(), v.minValue(0), v.maxValue(mostPieces));

/** Who took part in a game that has come to its end. */
const sideSchema = v.object({
  player: word,
  /** Who led. */
  leader: v.optional(word),
  /** A person played; else a computer, as well as this says. */
  person: v.boolean(),
  level: v.optional(word),
  won: v.boolean(),
  /** What the tree gave, and what the odds had promised. */
  out: pieces,
  expected: pieces,
});

const schema = v.object({
  id: v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/)),
  at: v.pipe(v.string(), v.maxLength(30), v.isoTimestamp()),
  mode: word,
  /** How hard it was, where that was chosen for the whole game. */
  level: v.optional(word),
  sides: v.pipe(v.array(sideSchema), v.minLength(1), v.maxLength(8)),
});

/** A game that was played to its end: a few words, never its moves. */
export type PlayedGame = v.InferOutput<typeof schema>;
export type PlayedSide = PlayedGame['sides'][number];

/** More than anybody plays; older ones are not read. */
const mostGames = 5000;

/** The games among foreign JSON that can be used. */
export function playedGames(data: unknown): PlayedGame[] {
  if (!Array.isArray(data)) return [];
  return data.slice(0, mostGames).flatMap((each) => {
    const parsed = v.safeParse(schema, each);
    return parsed.success ? [parsed.output] : [];
  });
}

/** Every game once, the first played first. */
export function mergedGames(...lists: readonly (readonly PlayedGame[])[]): PlayedGame[] {
  const byId = new Map(lists.flat().map((game) => [game.id, game]));
  return [...byId.values()].sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
}

export interface PlayedStore {
  load(): Promise<PlayedGame[]>;
  add(games: readonly PlayedGame[]): Promise<void>;
  remove(games: readonly PlayedGame[]): Promise<void>;
}

/** Each game has a key of its own, named by what was played in it: two tabs write beside each other, and none twice. */
export function createPlayedStore(game: string, storage: KeyValue): PlayedStore {
  const prefix = `${game}.played.`;
  const setAll = async (games: readonly PlayedGame[], kept: (game: PlayedGame) => unknown) => {
    await Promise.all(games.map((each) => storage.set(prefix + each.id, kept(each))));
  };
  return {
    async load() {
      const kept = await storage.list(prefix);
      return mergedGames(playedGames(kept.map(([, value]) => value)));
    },
    add: (games) => setAll(games, (each) => each),
    remove: (games) => setAll(games, () => undefined),
  };
}
