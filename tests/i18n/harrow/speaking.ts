import { vi } from 'vitest';
import { harrowWords } from '../../../src/i18n/harrow/words.ts';
import { loadWords, speak, startI18n } from '../../../src/i18n/i18n.ts';
import type { Language } from '../../../src/session/settings.ts';

let started: Promise<unknown> | undefined;

/** Speaks a language as the shell and Harrow do, without a browser; the page whose language is set lives no longer than that. */
export async function speaking(language: Language): Promise<void> {
  vi.stubGlobal('document', { documentElement: {} });
  started ??= Promise.all([loadWords('harrow', harrowWords), startI18n(language)]);
  await started;
  await speak(language);
  vi.unstubAllGlobals();
}
