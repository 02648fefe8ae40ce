import type { KeyValue } from '../../storage.ts';
import { noProgress, type Progress, readProgress } from './progress.ts';

const key = 'harrow.nights';
const asideKey = 'harrow.nights-set-aside';

interface ProgressStore {
  save(progress: Progress): Promise<void>;
  /** The nights so far; a record that cannot be read is set aside, and the nights begin anew. */
  load(): Promise<Progress>;
}

export function createProgressStore(storage: KeyValue): ProgressStore {
  return {
    save: (progress) => storage.set(key, progress),
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
