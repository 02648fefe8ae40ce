import type { Language } from '../../session/settings.ts';
import { showPanel } from './panel.ts';
import { say } from './trouble.ts';

/** Says that the game is played in another tab, and offers to take it over. */
export function showElsewhere(language: Language, take: () => void): void {
  showPanel({
    language,
    title: say(language, 'trouble:elsewhereTitle'),
    text: say(language, 'trouble:elsewhere'),
    label: say(language, 'trouble:here'),
    onclick: take,
  });
}
