import { vi } from 'vitest';
import { loadWords, speak, startI18n } from '../../../src/i18n/i18n.ts';
import { rootWords } from '../../../src/i18n/root/words.ts';
import type { Language } from '../../../src/session/settings.ts';

let started: Promise<unknown> | undefined;

/** Speaks a language as the shell and Root do, without a browser; the page whose language is set lives no longer than that. */
export async function speaking(language: Language): Promise<void> {
  vi.stubGlobal('document', { documentElement: {} });
  started ??= Promise.all([loadWords('root', rootWords), startI18n(language)]);
  await started;
  await speak(language);
  vi.unstubAllGlobals();
}
