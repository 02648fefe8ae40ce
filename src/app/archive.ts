import { savesOf } from '../session/save.ts';
import type { Kept, KeptGame } from '../session/save-store.ts';
import type { TextFile } from './app.ts';
import type { AppTypes } from './app-types.ts';
import type { Files, Found } from './files.ts';
import { gamesFile, gamesIn } from './games-file.ts';
import type { AppKit, Play, Run } from './play.ts';

/** A kept game, as it is told of. */
export interface ArchivedGame<T extends AppTypes> {
  readonly id: string;
  readonly name: string | undefined;
  readonly savedAt: string;
  /** It is read when it is first asked for: undefined until then, or if it cannot be opened. */
  readonly summary: T['Summary'] | undefined;
  /** It is the one on the table. */
  readonly isCurrent: boolean;
}

/** All games that are kept, what was set aside, and what is done with them; no game need be on the table. */
export interface Archive<T extends AppTypes> {
  /** The last played first. */
  readonly games: readonly ArchivedGame<T>[];
  /** The one that was deleted last, while that can be taken back. */
  readonly removed: ArchivedGame<T> | undefined;
  rename(id: string, name: string): void;
  copy(id: string): void;
  remove(id: string): void;
  restore(): void;
  /** Hands a game to the player as a file, or all of them. */
  exportOne(id: string): void;
  exportAll(): void;
  /** How many things were set aside; each can be tried again, taken away as a file, or thrown away. */
  readonly asideCount: number;
  tryAside(index: number): void;
  exportAside(index: number): void;
  dropAside(index: number): void;
}

/** The archive, and what files bring into it. */
export interface OpenArchive<T extends AppTypes> extends Archive<T> {
  /** The game on the table as a file; without one, the game that was played last. */
  exportSave(): void;
  /** Opens a file; gives the match in it. Whatever else it holds is taken in, and told. */
  importSave(file: TextFile): Promise<Found<T> | undefined>;
}

/** More than all the games of years: a larger file is not even read. */
const mostBytes = 4_000_000;

/** How long a name may be. */
export const longestName = 60;

export function createArchive<T extends AppTypes>(
  kit: AppKit<T>,
  kept: Kept,
  { table, notices, hands }: Run<T>,
  files: Files<T>,
  play: () => Play<T>,
  takeUp: (found: Found<T>) => void,
): OpenArchive<T> {
  const { openTextSlowly, openSlowly } = savesOf(kit);
  const rest = () => hands.pass(0);
  let aside = kept.aside;
  let removed: KeptGame | undefined;
  let isReading = false;

  /** Reads the saves that have not been read, one after the other, and lets the page live in between. */
  async function readAll(): Promise<void> {
    if (isReading) return;
    isReading = true;
    for (;;) {
      const next = files.games.find(({ save }) => !files.isKnown(save));
      if (!next) break;
      await hands.pass(0);
      files.summaryOf(next.save);
      hands.render();
    }
    isReading = false;
  }

  function told({ id, name, save }: KeptGame): ArchivedGame<T> {
    const summary = files.isKnown(save) ? files.summaryOf(save) : undefined;
    return { id, name, savedAt: save.savedAt, summary, isCurrent: table.match !== undefined && id === files.current };
  }

  const gameOf = (wanted: string) => files.games.find(({ id }) => id === wanted);
  const today = () => new Date().toISOString().slice(0, 10);
  const download = (name: string, content: unknown) =>
    hands.download(`${kit.fileName}-${name}.json`, JSON.stringify(content, undefined, 1));

  function asideNow(changed: Promise<readonly unknown[]>): Promise<void> {
    return changed.then(
      (now) => {
        aside = now;
        hands.render();
      },
      () => undefined,
    );
  }

  /** Takes in what a text holds; false if nothing could be made of it, which is told. */
  async function takeText(text: string): Promise<{ readonly isTaken: boolean; readonly found?: Found<T> | undefined }> {
    const news = play().takeIn(text);
    if (news !== undefined) {
      table.dialog = undefined;
      notices.tell(news.key);
      return { isTaken: news.isTaken };
    }
    const many = gamesIn(kit.game.id, text);
    if (many) {
      const good: KeptGame[] = [];
      for (const { name, save } of many) {
        await rest();
        const opened = await openSlowly(save, rest);
        if (opened.ok) good.push({ id: files.newId(), name, save: opened.save });
      }
      for (const game of good) files.put(game);
      notices.tell(good.length === many.length ? 'save.allTaken' : 'save.someTaken');
      return { isTaken: good.length > 0 };
    }
    const opened = await openTextSlowly(text, rest);
    if (!opened.ok) table.dialog = undefined;
    return { isTaken: opened.ok, found: files.found(opened) };
  }

  return {
    get games() {
      if (files.games.some(({ save }) => !files.isKnown(save))) void readAll();
      return files.games.map(told);
    },
    get removed() {
      return removed && told(removed);
    },
    rename(id, name) {
      const game = gameOf(id);
      const next = name.trim().slice(0, longestName);
      if (game) files.put({ ...game, name: next === '' ? undefined : next });
      hands.render();
    },
    copy(id) {
      const game = gameOf(id);
      if (game) files.put({ ...game, id: files.newId() });
      hands.render();
    },
    remove(id) {
      removed = gameOf(id);
      files.remove(id);
      hands.render();
    },
    restore() {
      if (removed) files.put(removed);
      removed = undefined;
      hands.render();
    },
    exportOne(id) {
      const game = gameOf(id);
      if (game) download(game.save.savedAt.slice(0, 10), { ...game.save, ...play().besideSave() });
    },
    exportAll() {
      download(`games-${today()}`, { ...gamesFile(kit.game.id, files.games), ...play().besideSave() });
    },
    get asideCount() {
      return aside.length;
    },
    async tryAside(index) {
      const data = aside[index];
      const { isTaken, found } = await takeText(typeof data === 'string' ? data : JSON.stringify(data));
      if (isTaken) await asideNow(hands.saves.dropAside(index));
      if (found) takeUp(found);
    },
    exportAside(index) {
      const data = aside[index];
      hands.download(
        `${kit.fileName}-set-aside-${index + 1}.json`,
        typeof data === 'string' ? data : JSON.stringify(data, undefined, 1),
      );
    },
    dropAside(index) {
      void asideNow(hands.saves.dropAside(index));
    },
    exportSave() {
      const save = files.save() ?? files.games[0]?.save;
      if (save) download(save.savedAt.slice(0, 10), { ...save, ...play().besideSave() });
    },
    async importSave(file) {
      const text = file.size > mostBytes ? undefined : await file.text().catch(() => undefined);
      if (text === undefined) {
        table.dialog = undefined;
        notices.tell(file.size > mostBytes ? 'save.tooLarge' : 'save.unreadFile');
        return undefined;
      }
      const { isTaken, found } = await takeText(text);
      // Without a database the file itself is still where the player has it.
      if (!isTaken) await asideNow(hands.saves.setAside(text));
      return found;
    },
  };
}
