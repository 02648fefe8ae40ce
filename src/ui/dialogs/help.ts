import { t } from '../../i18n/i18n.ts';
import type { App } from '../app.ts';
import { h } from '../dom.ts';
import { dialog } from '../parts/dialog.ts';

/** Keys and what they do; a list of names is one key with several caps. */
export const shortcuts = [
  ['move', ['Tab', '←', '↑', '→', '↓']],
  ['choose', ['Enter']],
  ['cancel', ['Esc']],
  ['undo', ['U']],
  ['done', ['D']],
  ['jars', ['1', '2', '3', '4']],
  ['skip', ['Space']],
  ['boards', ['B']],
  ['log', ['L']],
  ['settings', ['S']],
  ['mute', ['M']],
  ['help', ['?']],
] as const;

export function helpDialog(app: App): HTMLElement {
  return dialog(
    app,
    t('help.title'),
    'help',
    h('p', {}, t('help.how')),
    h('h3', {}, t('help.keys')),
    h(
      'dl',
      { class: 'keys' },
      shortcuts.flatMap(([name, keys]) => [
        h(
          'dt',
          {},
          keys.map((key) => h('kbd', {}, key === 'Space' ? t('help.space') : key)),
        ),
        h('dd', {}, t(`help.${name}`)),
      ]),
    ),
  );
}
