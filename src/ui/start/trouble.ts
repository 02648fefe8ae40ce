import cs from '../../../locales/cs/start/trouble.json';
import en from '../../../locales/en/start/trouble.json';
import pl from '../../../locales/pl/start/trouble.json';
import type { Language } from '../../session/settings.ts';
import { showPanel } from './panel.ts';

/** These words come with the program itself: what is said when nothing can be fetched must not have to be fetched. */
const words: Readonly<Record<Language, Readonly<Record<string, string>>>> = { en, cs, pl };

type Key = `trouble:${keyof typeof en}`;

export const say = (language: Language, key: Key): string => words[language][key.slice('trouble:'.length)];

/** Why the game is not there: something is missing or broken, nothing can be drawn, or it is still on its way. */
export type Trouble = 'files' | 'canvas' | 'slow';

/** Says in the reader's language that the game could not be opened, and what can be done. */
export function showTrouble(trouble: Trouble, language: Language): void {
  showPanel({
    language,
    title: trouble === 'slow' ? undefined : say(language, 'trouble:title'),
    text: say(language, `trouble:${trouble}`),
    label: say(language, 'trouble:again'),
    onclick: () => window.location.reload(),
  });
}
