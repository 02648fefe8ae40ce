import { del, get, set } from 'idb-keyval';
import { type Opened, openSave, type Save } from './save.ts';

/** What the store needs of a key-value storage; IndexedDB in the browser. */
export interface KeyValue {
  get(key: string): Promise<unknown>;
  set(key: string, value: unknown): Promise<void>;
  del(key: string): Promise<void>;
}

export const indexedDb: KeyValue = { get, set, del };

const currentKey = 'harrow.current';
const asideKey = 'harrow.set-aside';

export interface SaveStore {
  save(save: Save): Promise<void>;
  /** The game to continue; a save that cannot be opened is set aside and reported. */
  load(): Promise<Opened | undefined>;
  /** Keeps a refused save, so that nothing is lost by refusing it. */
  setAside(data: unknown): Promise<void>;
  clear(): Promise<void>;
}

export function createSaveStore(storage: KeyValue): SaveStore {
  /** Writes follow each other, so that an older state never overwrites a newer one. */
  let last: Promise<void> = Promise.resolve();

  async function setAside(data: unknown): Promise<void> {
    const kept = await storage.get(asideKey);
    await storage.set(asideKey, [...(Array.isArray(kept) ? kept.slice(-4) : []), data]);
  }

  return {
    save(save) {
      last = last.catch(() => undefined).then(() => storage.set(currentKey, save));
      return last;
    },
    async load() {
      const data = await storage.get(currentKey);
      if (data === undefined) return undefined;
      const opened = openSave(data);
      if (!opened.ok) {
        await setAside(data);
        await storage.del(currentKey);
      }
      return opened;
    },
    setAside,
    async clear() {
      await last.catch(() => undefined);
      await storage.del(currentKey);
    },
  };
}
