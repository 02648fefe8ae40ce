import type { KeyValue } from '../../storage.ts';
import { noProgress, type Progress, readProgress } from './progress.ts';

const key = 'harrow.nights';
/** Where a record that could not be read lay once. */
const olderAsideKey = 'harrow.nights-set-aside';

interface KeptProgress {
  readonly progress: Progress;
  /** There was a record that cannot be read: it was set aside, and the nights begin anew. */
  readonly isDamaged: boolean;
  readonly news?: undefined;
}

interface ProgressStore {
  save(progress: Progress): Promise<void>;
  /** The nights so far. */
  load(): Promise<KeptProgress>;
}

export function createProgressStore(storage: KeyValue, setAside: (data: unknown) => Promise<unknown>): ProgressStore {
  /** What is moved away is set aside first, so that it is always somewhere. */
  async function moveAside(from: string, data: unknown): Promise<void> {
    await setAside(data);
    await storage.set(from, undefined);
  }

  return {
    save: (progress) => storage.set(key, progress),
    async load() {
      const older = await storage.get(olderAsideKey);
      if (older !== undefined) await moveAside(olderAsideKey, older);
      const data = await storage.get(key);
      if (data === undefined) return { progress: noProgress, isDamaged: false };
      const read = readProgress(data);
      if (read.ok) return { progress: read.progress, isDamaged: false };
      await moveAside(key, data);
      return { progress: noProgress, isDamaged: true };
    },
  };
}
