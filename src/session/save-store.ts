import { type Opened, openSave, type Save } from './save.ts';
import type { KeyValue } from './storage.ts';

const currentKey = 'harrow.current';
const asideKey = 'harrow.set-aside';

export interface SaveStore {
  save(save: Save): Promise<void>;
  /** The game to continue; a save that cannot be opened is set aside and reported. */
  load(): Promise<Opened | undefined>;
  /** Keeps a refused save, so that nothing is lost by refusing it. */
  setAside(data: unknown): Promise<void>;
}

export function createSaveStore(storage: KeyValue): SaveStore {
  async function setAside(data: unknown): Promise<void> {
    const kept = await storage.get(asideKey);
    await storage.set(asideKey, [...(Array.isArray(kept) ? kept.slice(-4) : []), data]);
  }

  return {
    save: (save) => storage.set(currentKey, save),
    async load() {
      const data = await storage.get(currentKey);
      if (data === undefined) return undefined;
      const opened = openSave(data);
      if (!opened.ok) {
        await setAside(data);
        await storage.set(currentKey, undefined);
      }
      return opened;
    },
    setAside,
  };
}
