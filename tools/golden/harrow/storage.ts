import { noProgress, type Progress, withResult } from '../../../src/session/harrow/campaign/progress.ts';
import { createProgressStore } from '../../../src/session/harrow/campaign/progress-store.ts';
import { openSave } from '../../../src/session/harrow/harrow-session.ts';
import { withHeard, withSkipped } from '../../../src/session/harrow/lessons/lessons.ts';
import type { Save } from '../../../src/session/save.ts';
import { createSaveStore } from '../../../src/session/save-store.ts';
import { loadSettings, saveGameSettings, saveSettings } from '../../../src/session/settings.ts';

/** Two nights won, one of them after a defeat, and one lost; some lessons heard, a course left. */
export function goldenProgress(): Progress {
  const tales = [
    ['night1', { cards: 4, points: [3, 4], embers: 3 }],
    ['night2', undefined],
    ['night2', { cards: 0, points: [6, 2], embers: 1 }],
    ['night3', undefined],
  ] as const;
  const nights = tales.reduce<Progress>(
    (progress, [night, result]) => withResult(progress, night, result && { ...result, points: [...result.points] }),
    noProgress,
  );
  return withSkipped(withHeard(withHeard(nights, 'wake'), 'sixSquares'), 'ch1');
}

/** What a browser keeps after some weeks of play: by key, as the stores of this version write it. */
export async function goldenStorage(current: Save, refused: Save, progress: Progress) {
  const indexedDb = new Map<string, unknown>();
  const keyValue = {
    get: async (key: string) => indexedDb.get(key),
    list: async (prefix: string) => [...indexedDb].filter(([key]) => key.startsWith(prefix)),
    set: async (key: string, value: unknown) => {
      if (value === undefined) indexedDb.delete(key);
      else indexedDb.set(key, value);
    },
  };
  const saves = createSaveStore('harrow', { openSave }, keyValue);
  await saves.keep({ id: 'refused', save: { ...refused, hash: 'damaged' } });
  await saves.load();
  await saves.keep({ id: 'current', name: 'Willa', save: current });
  const nights = createProgressStore(keyValue, saves.setAside);
  await keyValue.set('harrow.nights', { ...progress, version: 0 });
  await nights.load();
  await nights.save(progress);

  const localStorage: Record<string, string> = {};
  const local = {
    getItem: (key: string) => localStorage[key] ?? null,
    setItem(key: string, text: string) {
      localStorage[key] = text;
    },
  };
  const defaults = loadSettings(local, ['en']);
  saveSettings(local, {
    ...defaults,
    language: 'cs',
    speed: 'fast',
    muted: true,
    effects: 0.35,
    curtain: false,
    textSize: 150,
  });
  saveGameSettings(local, 'harrow', { stepping: true, firstChapterDone: true });
  return { indexedDb: Object.fromEntries(indexedDb), localStorage };
}
