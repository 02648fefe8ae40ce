import type { Match } from '../session/match.ts';
import { type Opened, type Save, savesOf } from '../session/save.ts';
import { type Kept, type KeptGame, newestFirst } from '../session/save-store.ts';
import { newsOfFault } from '../session/storage.ts';
import type { AppTypes } from './app-types.ts';
import type { AppKit, Run } from './play.ts';

/** A match from a save, the key of what there is to say about it, and the kept game it is. */
export interface Found<T extends AppTypes> {
  readonly match: Match<T>;
  readonly news: string | undefined;
  readonly id: string;
}

/** The games that are kept for later. */
export interface Files<T extends AppTypes> {
  /** The last played first. */
  readonly games: readonly KeptGame[];
  /** The one on the table. */
  readonly current: string | undefined;
  /** What is said of a game; undefined if it cannot be opened. */
  summaryOf(save: Save): T['Summary'] | undefined;
  /** Has it been said of this save already? */
  isKnown(save: Save): boolean;
  /** Opens a kept game, or the one that was played last; undefined if there is none, or it cannot be opened: that is told. */
  open(id?: string): Found<T> | undefined;
  /** The match of a save that was opened, as a game of its own; why it could not be is told. */
  found(opened: Opened<T>, id?: string): Found<T> | undefined;
  /** From now on the game on the table is kept as this one; as one of its own, if it is not known. */
  sit(id?: string): void;
  /** Keeps the running game. */
  keep(): void;
  /** The running game as it would be kept. */
  save(): Save | undefined;
  put(game: KeptGame): void;
  remove(id: string): void;
  newId(): string;
}

export function createFiles<T extends AppTypes>(
  kit: AppKit<T>,
  kept: Kept,
  { table, notices, hands }: Run<T>,
): Files<T> {
  const { saveOf, openSave } = savesOf(kit);
  let games = kept.games;
  let current: string | undefined;
  let made = 0;
  /** A save is read once, however often it is spoken of. */
  const known = new WeakMap<Save, { readonly summary: T['Summary'] | undefined }>();
  const orTell = (written: Promise<unknown>): void => {
    written.catch((error) => notices.tellOnce(newsOfFault(error)));
  };

  const newId = () => `${Date.now().toString(36)}-${(made++).toString(36)}`;

  function put(game: KeptGame): void {
    games = newestFirst([game, ...games.filter(({ id }) => id !== game.id)]);
    orTell(hands.saves.keep(game));
  }

  function remove(gone: string): void {
    games = games.filter(({ id }) => id !== gone);
    orTell(hands.saves.remove(gone));
  }

  function save(): Save | undefined {
    return table.match && !table.replaying ? saveOf(table.match, new Date()) : undefined;
  }

  function found(opened: Opened<T>, id = newId()): Found<T> | undefined {
    if (!opened.ok) {
      notices.tell(`save.${opened.fault}`);
      return undefined;
    }
    if (!opened.forgets) return { match: opened.match, news: undefined, id };
    // Whoever goes on without the older moves may want them one day.
    hands.saves.setAside(opened.save).catch(() => undefined);
    return { match: opened.match, news: 'save.forgets', id };
  }

  return {
    get games() {
      return games;
    },
    get current() {
      return current;
    },
    isKnown: (of) => known.has(of),
    summaryOf(of) {
      let told = known.get(of);
      if (!told) {
        const opened = openSave(of);
        told = { summary: opened.ok ? kit.summaryOf(opened.match) : undefined };
        known.set(of, told);
      }
      return told.summary;
    },
    open(id = games[0]?.id) {
      const game = games.find((each) => each.id === id);
      return game && found(openSave(game.save), game.id);
    },
    found,
    sit(id) {
      // Nobody has done anything in the one before: it is no game to go back to.
      const isUntouched = ({ save: of, name }: KeptGame) => of.actions.length === 0 && !of.start && name === undefined;
      const before = games.find((each) => each.id === current);
      if (before && before.id !== id && isUntouched(before)) remove(before.id);
      current = id ?? newId();
    },
    keep() {
      const now = save();
      if (!now || current === undefined) return;
      put({ ...games.find(({ id }) => id === current), id: current, save: now });
    },
    save,
    put,
    remove,
    newId,
  };
}
