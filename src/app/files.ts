import type { Match } from '../session/match.ts';
import { type Opened, type Save, savesOf } from '../session/save.ts';
import { newsOfFault } from '../session/storage.ts';
import type { TextFile } from './app.ts';
import type { AppTypes } from './app-types.ts';
import type { AppKit, Play, Run } from './play.ts';

/** A match from a save, and the key of what there is to say about it. */
export interface Found<T extends AppTypes> {
  readonly match: Match<T>;
  readonly news: string | undefined;
}

/** The game that is kept for later, and the files that players take away and bring. */
export interface Files<T extends AppTypes> {
  /** What the title says of the game that can be continued. */
  readonly summary: T['Summary'] | undefined;
  /** Keeps the running game. */
  keep(): void;
  /** Opens the kept game; undefined if there is none, or it cannot be opened: that is told. */
  open(): Found<T> | undefined;
  /** Hands the game to the player as a file. */
  exportSave(): void;
  /** Opens a file; gives the match in it. Whatever else it holds is taken in, and told. */
  importSave(file: TextFile): Promise<Found<T> | undefined>;
}

export function createFiles<T extends AppTypes>(
  kit: AppKit<T>,
  saved: Save | undefined,
  { table, notices, hands }: Run<T>,
  play: () => Play<T>,
): Files<T> {
  const { saveOf, openSave, openSaveText } = savesOf(kit);
  let kept = saved;
  /** A save is read once, however often the title is drawn. */
  let known: { readonly of: Save; readonly summary: T['Summary'] | undefined } | undefined;

  function summaryOf(save: Save): T['Summary'] | undefined {
    const opened = openSave(save);
    return opened.ok ? kit.summaryOf(opened.match) : undefined;
  }

  /** The match, if it could be opened; why it could not is told. */
  function found(opened: Opened<T>): Found<T> | undefined {
    if (!opened.ok) {
      notices.tell(`save.${opened.fault}`);
      return undefined;
    }
    if (!opened.forgets) return { match: opened.match, news: undefined };
    // Whoever goes on without the older moves may want them one day.
    hands.saves.setAside(opened.save).catch(() => undefined);
    return { match: opened.match, news: 'save.forgets' };
  }

  return {
    get summary() {
      if (!kept) return undefined;
      if (known?.of !== kept) known = { of: kept, summary: summaryOf(kept) };
      return known.summary;
    },
    keep() {
      if (!table.match || table.replaying) return;
      kept = saveOf(table.match, new Date());
      hands.saves.save(kept).catch((error) => notices.tellOnce(newsOfFault(error)));
    },
    open: () => kept && found(openSave(kept)),
    exportSave() {
      const save = table.match && !table.replaying ? saveOf(table.match, new Date()) : kept;
      if (!save) return;
      const whole = { ...save, ...play().besideSave() };
      hands.download(`${kit.fileName}-${save.savedAt.slice(0, 10)}.json`, JSON.stringify(whole, undefined, 1));
    },
    async importSave(file) {
      const text = await file.text();
      const news = play().takeIn(text);
      const opened = news === undefined ? openSaveText(text) : undefined;
      if (opened?.ok) return found(opened);
      table.dialog = undefined;
      if (news !== undefined) notices.tell(news);
      else if (opened) {
        // Without a database the file itself is still where the player has it.
        await hands.saves.setAside(text).catch(() => undefined);
        found(opened);
      }
      return undefined;
    },
  };
}
