import type { VNode } from 'preact';
import type { RootApp } from '../../app/root/root-app.ts';
import { t } from '../../i18n/root/text.ts';
import { h } from '../dom.ts';
import { button } from '../parts/button.ts';
import { dialog } from '../parts/dialog.ts';

/** Keys and what they do; a list of names is one key with several caps. */
const shortcuts = [
  ['move', ['Tab', '←', '↑', '→', '↓']],
  ['choose', ['Enter']],
  ['cancel', ['Esc']],
  ['undo', ['U']],
  ['done', ['D']],
  ['skip', ['Space']],
  ['boards', ['B']],
  ['hint', ['H']],
  ['lessons', ['O']],
  ['log', ['L']],
  ['settings', ['S']],
  ['mute', ['M']],
  ['rules', ['R']],
  ['help', ['?']],
] as const;

export function helpDialog(app: RootApp): VNode {
  return dialog(
    app,
    t('help.title'),
    'help',
    h('p', {}, t('help.how')),
    button('help-rules', t('title.rules'), () => app.open({ kind: 'rules' }), { icon: 'icon-rules' }),
    button('help-lessons', t('lessons:list.title'), () => app.open({ kind: 'lessons' }), { icon: 'icon-help' }),
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
