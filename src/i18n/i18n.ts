import i18next from 'i18next';
import type { Language } from '../session/settings.ts';
import type { TextKey } from './text-key.ts';

/** One JSON file per namespace and language, by its path; loaded when the language is first spoken. */
export type WordFiles = Readonly<Record<string, () => Promise<unknown>>>;

/** Whose words are spoken: the shell's always, those of a game from its first opening on. */
const owners = new Map<string, WordFiles>([
  ['shell', import.meta.glob('../../locales/*/shell/*.json', { import: 'default' })],
]);
const loaded = new Set<string>();
let spoken: Language | undefined;

/** Two owners may have files of the same name. */
const namespaceOf = (owner: string, file: string): string => `${owner}/${file}`;

async function load(language: Language, owner: string, files: WordFiles): Promise<void> {
  const folder = `/locales/${language}/${owner}/`;
  if (loaded.has(folder)) return;
  const own = Object.entries(files).filter(([path]) => path.includes(folder));
  await Promise.all(
    own.map(async ([path, read]) => {
      const file = path.slice(path.lastIndexOf('/') + 1, -'.json'.length);
      i18next.addResourceBundle(language, namespaceOf(owner, file), await read());
    }),
  );
  loaded.add(folder);
}

/** Fails loudly wherever somebody can mend it; a game that is played must not freeze for a word. */
export function missingText(key: string): string {
  if (import.meta.env.MODE === 'production') return key;
  throw new Error(`no text for ${key}`);
}

/** What has been loaded for the shelf is there for its games. */
export async function startI18n(language: Language): Promise<void> {
  if (!i18next.isInitialized)
    await i18next.init({
      lng: language,
      fallbackLng: false,
      resources: {},
      interpolation: { escapeValue: false },
      returnNull: false,
      parseMissingKeyHandler: missingText,
    });
  await speak(language);
}

/** Changes the language of everything that is drawn from now on. */
export async function speak(language: Language): Promise<void> {
  spoken = language;
  await Promise.all([...owners].map(([owner, files]) => load(language, owner, files)));
  await i18next.changeLanguage(language);
  document.documentElement.lang = language;
}

/** Brings the words of a game that is opened; before `startI18n` it only says that they will be wanted. */
export async function loadWords(game: string, files: WordFiles): Promise<void> {
  owners.set(game, files);
  if (spoken !== undefined) await load(spoken, game, files);
}

/** A key is looked up among the words of whoever asks and among the shell's; without the name of a file it is of `ui`. */
function lookUp(owner: string, key: string): readonly [path: string, namespaces: string[]] {
  const colon = key.indexOf(':');
  const file = colon < 0 ? 'ui' : key.slice(0, colon);
  return [key.slice(colon + 1), [...new Set([owner, 'shell'])].map((each) => namespaceOf(each, file))];
}

/** The text of a key as a game asks for it, and whether there is one. The `t` of each game knows its own keys. */
export function textOf(game: string, key: string, options?: Record<string, unknown>): string {
  const [path, ns] = lookUp(game, key);
  return i18next.t(path, { ...options, ns });
}

export function hasText(game: string, key: string, options?: Record<string, unknown>): boolean {
  const [path, ns] = lookUp(game, key);
  return i18next.exists(path, { ...options, ns });
}

export const t = (key: TextKey, options?: Record<string, unknown>): string => textOf('shell', key, options);
