import { textOf, type WordFiles } from '../../../src/i18n/i18n.ts';
import type { KeysOf, TextKey as ShellKey } from '../../../src/i18n/text-key.ts';
import type ui from '../locales/en/toy/ui.json';

/** Every text that the toy can say: its own, and the shell's. */
type TextKey = ShellKey | KeysOf<{ ui: typeof ui }>;

export const toyWords: WordFiles = import.meta.glob('../locales/*/toy/*.json', { import: 'default' });

export const t = (key: TextKey, options?: Record<string, unknown>): string => textOf('toy', key, options);
