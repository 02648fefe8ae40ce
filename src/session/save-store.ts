import type { MatchTypes } from './match.ts';
import type { Opened, Save, Saves } from './save.ts';
import type { KeyValue } from './storage.ts';

export interface SaveStore<T extends MatchTypes> {
  save(save: Save): Promise<void>;
  /** The game to continue; a save that cannot be opened is set aside and reported. */
  load(): Promise<Opened<T> | undefined>;
  /** Keeps a save that is refused or written over, so that nothing is lost. */
  setAside(data: unknown): Promise<void>;
}

/** The saves of one game, under keys with its id. */
export function createSaveStore<T extends MatchTypes>(
  game: string,
  saves: Pick<Saves<T>, 'openSave'>,
  storage: KeyValue,
): SaveStore<T> {
  const currentKey = `${game}.current`;
  const asideKey = `${game}.set-aside`;

  async function setAside(data: unknown): Promise<void> {
    const kept = await storage.get(asideKey);
    await storage.set(asideKey, [...(Array.isArray(kept) ? kept.slice(-4) : []), data]);
  }

  return {
    save: (save) => storage.set(currentKey, save),
    async load() {
      const data = await storage.get(currentKey);
      if (data === undefined) return undefined;
      const opened = saves.openSave(data);
      if (!opened.ok) {
        await setAside(data);
        await storage.set(currentKey, undefined);
      }
      return opened;
    },
    setAside,
  };
}
