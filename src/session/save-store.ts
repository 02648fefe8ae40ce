import * as v from 'valibot';
import type { MatchTypes } from './match.ts';
import type { Save, SaveFault, Saves } from './save.ts';
import type { KeyValue } from './storage.ts';

/** A game that is kept, under an id that is its own on this device. */
export interface KeptGame {
  readonly id: string;
  /** What its player calls it. */
  readonly name?: string | undefined;
  readonly save: Save;
}

/** What a game has kept here, the last played first. */
export interface Kept {
  readonly games: readonly KeptGame[];
  /** What could not be used and was set aside, the oldest first. */
  readonly aside: readonly unknown[];
  /** Why a game that was to be continued could not be opened. */
  readonly fault?: SaveFault | undefined;
}

/** Nothing is kept here, or it could not be read. */
export const nothingKept: Kept = { games: [], aside: [] };

export interface SaveStore {
  /** Everything that is kept; where the game to continue cannot be opened, it is set aside and reported. */
  load(): Promise<Kept>;
  keep(game: KeptGame): Promise<void>;
  remove(id: string): Promise<void>;
  /** Keeps what is refused or written over, so that nothing is lost; gives all that has been. */
  setAside(data: unknown): Promise<readonly unknown[]>;
  /** Throws away the one of this number. */
  dropAside(index: number): Promise<readonly unknown[]>;
}

/** How many things stay set aside. */
const mostAside = 5;

/** The id of the game that was kept when there was one only. */
const firstId = 'first';

const recordSchema = v.object({
  id: v.string(),
  name: v.optional(v.string()),
  save: v.looseObject({ savedAt: v.string() }),
});

/** The one that was played last comes first. */
export function newestFirst<G extends { readonly save: { readonly savedAt: string } }>(games: readonly G[]): G[] {
  return games.toSorted((a, b) => (a.save.savedAt < b.save.savedAt ? 1 : a.save.savedAt > b.save.savedAt ? -1 : 0));
}

/** The saves of one game, under keys with its id. */
export function createSaveStore<T extends MatchTypes>(
  game: string,
  saves: Pick<Saves<T>, 'openSave'>,
  storage: KeyValue,
): SaveStore {
  /** Where the only game lay that was kept once. */
  const olderKey = `${game}.current`;
  const asideKey = `${game}.set-aside`;
  const gamesPrefix = `${game}.game.`;
  const keyOf = (id: string) => `${gamesPrefix}${id}`;
  /** Each change waits for the one before. */
  let changed: Promise<unknown> = Promise.resolve();

  function changeAside(change: (aside: readonly unknown[]) => readonly unknown[]): Promise<readonly unknown[]> {
    const next = changed.then(async () => {
      const kept = await storage.get(asideKey);
      const aside = change(Array.isArray(kept) ? kept : []);
      await storage.set(asideKey, aside);
      return aside;
    });
    changed = next.catch(() => undefined);
    return next;
  }

  const setAside = (data: unknown) => changeAside((aside) => [...aside.slice(1 - mostAside), data]);

  /** The game of the days in which there was one; it gets a key of its own. */
  async function moveOlder(): Promise<void> {
    const older = await storage.get(olderKey);
    if (older === undefined) return;
    const moved = storage.set(keyOf(firstId), { id: firstId, save: older });
    await Promise.all([moved, storage.set(olderKey, undefined)]);
  }

  return {
    async load() {
      await moveOlder();
      const found: KeptGame[] = [];
      let fault: SaveFault | undefined;
      for (const [key, data] of await storage.list(gamesPrefix)) {
        const record = v.safeParse(recordSchema, data);
        if (record.success) found.push(data as KeptGame);
        else {
          fault = 'damaged';
          await setAside(data);
          await storage.set(key, undefined);
        }
      }
      const games = newestFirst(found);
      while (games.length > 0) {
        const opened = saves.openSave(games[0].save);
        if (opened.ok) break;
        fault = opened.fault;
        await setAside(games[0].save);
        await storage.set(keyOf(games[0].id), undefined);
        games.shift();
      }
      const aside = await storage.get(asideKey);
      return { games, aside: Array.isArray(aside) ? aside : [], fault };
    },
    keep: (kept) => storage.set(keyOf(kept.id), kept),
    remove: (id) => storage.set(keyOf(id), undefined),
    setAside,
    dropAside: (index) => changeAside((aside) => aside.toSpliced(index, 1)),
  };
}
