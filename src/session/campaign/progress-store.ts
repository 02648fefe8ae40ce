import type { KeyValue } from '../save-store.ts';
import { noProgress, type Progress, readProgress } from './progress.ts';

const key = 'harrow.nights';
const asideKey = 'harrow.nights-set-aside';

export interface ProgressStore {
  save(progress: Progress): Promise<void>;
  /** The nights so far; a record that cannot be read is set aside, and the nights begin anew. */
  load(): Promise<Progress>;
}

export function createProgressStore(storage: KeyValue): ProgressStore {
  let last: Promise<void> = Promise.resolve();
  return {
    save(progress) {
      last = last.catch(() => undefined).then(() => storage.set(key, progress));
      return last;
    },
    async load() {
      const data = await storage.get(key);
      if (data === undefined) return noProgress;
      const read = readProgress(data);
      if (read.ok) return read.progress;
      await storage.set(asideKey, data);
      return noProgress;
    },
  };
}
