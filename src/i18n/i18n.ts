import i18next from 'i18next';
import type { Language } from '../session/settings.ts';
import type { TextKey } from './text-key.ts';

/** One JSON file per namespace and language; each language is a chunk of its own, loaded when it is first spoken. */
const files = import.meta.glob<Record<string, unknown>>('../../locales/*/*.json', { import: 'default' });

const loaded = new Set<Language>();

async function load(language: Language): Promise<void> {
  if (loaded.has(language)) return;
  const own = Object.entries(files).filter(([path]) => path.includes(`/locales/${language}/`));
  await Promise.all(
    own.map(async ([path, read]) => {
      const namespace = path.slice(path.lastIndexOf('/') + 1, -'.json'.length);
      i18next.addResourceBundle(language, namespace, await read());
    }),
  );
  loaded.add(language);
}

/** Fails loudly wherever somebody can mend it; a game that is played must not freeze for a word. */
export function missingText(key: string): string {
  if (import.meta.env.MODE === 'production') return key;
  throw new Error(`no text for ${key}`);
}

export async function startI18n(language: Language): Promise<void> {
  await i18next.init({
    lng: language,
    fallbackLng: false,
    defaultNS: 'ui',
    resources: {},
    interpolation: { escapeValue: false },
    returnNull: false,
    parseMissingKeyHandler: missingText,
  });
  await speak(language);
}

/** Changes the language of everything that is drawn from now on. */
export async function speak(language: Language): Promise<void> {
  await load(language);
  await i18next.changeLanguage(language);
  document.documentElement.lang = language;
}

/** Has a key its text? For keys of which only the running game tells the parts; `options` as for `t`. */
export const isTextKey = (key: string, options?: Record<string, unknown>): key is TextKey =>
  i18next.exists(key, options);

export const t = (key: TextKey, options?: Record<string, unknown>): string => i18next.t(key, options ?? {});
