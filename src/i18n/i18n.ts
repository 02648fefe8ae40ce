import i18next, { type TFunction } from 'i18next';
import type { Language } from '../session/settings.ts';

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

type Translate = TFunction;

export async function startI18n(language: Language): Promise<Translate> {
  await i18next.init({
    lng: language,
    fallbackLng: false,
    defaultNS: 'ui',
    resources: {},
    interpolation: { escapeValue: false },
    returnNull: false,
    parseMissingKeyHandler: (key) => {
      throw new Error(`no text for ${key}`);
    },
  });
  await speak(language);
  return i18next.t;
}

/** Changes the language of everything that is drawn from now on. */
export async function speak(language: Language): Promise<void> {
  await load(language);
  await i18next.changeLanguage(language);
  document.documentElement.lang = language;
}

export const t: Translate = ((...args: Parameters<Translate>) => i18next.t(...args)) as Translate;
