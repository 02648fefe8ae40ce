import { features } from '../../engine/games/harrow/content/chapters/features.ts';
import { t } from '../../i18n/i18n.ts';
import type { App } from '../app.ts';
import { h } from '../dom.ts';
import { dialog } from '../parts/dialog.ts';
import { legendName, powerName } from '../words/terms.ts';

/** Keys and what they do; a list of names is one key with several caps. */
export const shortcuts = [
  ['move', ['Tab', '←', '↑', '→', '↓']],
  ['choose', ['Enter']],
  ['cancel', ['Esc']],
  ['undo', ['U']],
  ['done', ['D']],
  ['jars', ['1', '2', '3', '4']],
  ['skip', ['Space']],
  ['hand', ['C']],
  ['boards', ['B']],
  ['log', ['L']],
  ['settings', ['S']],
  ['mute', ['M']],
  ['help', ['?']],
] as const;

/** What the chapter adds to the first one: its rules, and the powers of the legends at the table. */
function thisGame(app: App): Node[] {
  const s = app.match?.session.state;
  if (!s) return [];
  const { cards, tiles, wheel, hester, solo } = features[s.config.mode];
  const rules = [
    ...(cards ? ['cards'] : []),
    ...(tiles ? ['tiles', 'objectives'] : []),
    ...(wheel ? ['plate'] : []),
    ...(hester ? ['hester', 'infection', 'fires', 'eating'] : []),
  ].map((rule) => [t(`help.term.${rule}`), t(`help.${rule}`)]);
  if (rules.length === 0) return [];
  // HC-SOLO-4: the rivals of a solo game use no powers.
  const powers = (solo ? [] : s.seats).map(({ legend }) => [
    t('help.legend', { legend: legendName(legend), power: powerName(legend) }),
    t(`legends:${legend}.text`),
  ]);
  return [
    h('h3', {}, t('help.chapter')),
    h(
      'dl',
      { class: 'this-game' },
      [...rules, ...powers].flatMap(([name, text]) => [h('dt', {}, name), h('dd', {}, text)]),
    ),
  ];
}

/** HC-WHL: killed haints are counted on a plate. */
function hasPlate(app: App): boolean {
  const s = app.match?.session.state;
  return s !== undefined && features[s.config.mode].wheel;
}

export function helpDialog(app: App): HTMLElement {
  return dialog(
    app,
    t('help.title'),
    'help',
    h('p', {}, t('help.how', { kills: t(hasPlate(app) ? 'help.killsPlate' : 'help.kills') })),
    ...thisGame(app),
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
