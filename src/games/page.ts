import { type Language, storageOrNone, type TextStorage } from '../session/settings.ts';

/** An element that `index.html` has. */
export function host(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (!element) throw new Error(`index.html has no #${id}`);
  return element;
}

/** What a browser that keeps nothing is told holds until the page closes. */
const told = new Map<string, string>();
const forgetful: TextStorage = {
  getItem: (key) => told.get(key) ?? null,
  setItem: (key, text) => void told.set(key, text),
};

/** The local storage of the page, or one that forgets. */
export const pageStorage = (): TextStorage => storageOrNone(() => window.localStorage, forgetful);

/** Letters of each language, in every file that has some of them. */
const letters: Readonly<Record<Language, string>> = { en: 'a', cs: 'aěř', pl: 'ałżŹ' };

/** The letters of a language must be there before its first word is drawn. */
export async function loadFonts(language: Language): Promise<void> {
  const fonts = ["600 20px 'Grenze Gotisch'", "800 20px 'Grenze Gotisch'", "700 20px 'Grenze'", "500 20px 'Alegreya'"];
  // Whose letters cannot be fetched, the words are drawn in others.
  await Promise.allSettled(fonts.map((font) => document.fonts.load(font, letters[language])));
}

export const pass = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
