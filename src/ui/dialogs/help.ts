import { features } from '../../engine/games/harrow/content/chapters/features.ts';
import { t } from '../../i18n/i18n.ts';
import type { App } from '../app.ts';
import { h } from '../dom.ts';
import { dialog } from '../parts/dialog.ts';
import { legendName, powerName } from '../words/terms.ts';

/** Keys and what they do; a list of names is one key with several caps. */
const shortcuts = [
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

type Term = readonly [name: string, text: string];

function terms(list: readonly Term[]): HTMLElement {
  return h(
    'dl',
    { class: 'this-game' },
    list.flatMap(([name, text]) => [h('dt', {}, name), h('dd', {}, text)]),
  );
}

/** The house rules of the game on the table. */
function variants(app: App): Term[] {
  const chosen = app.match?.session.state.config.variants ?? [];
  return chosen.map((variant) => [t(`variants:${variant}.name`), t(`variants:${variant}.text`)]);
}

/** What the chapter adds to the first one: its rules, and the powers of the legends at the table. */
function thisGame(app: App): Node[] {
  const s = app.match?.session.state;
  if (!s) return [];
  const { cards, tiles, wheel, hester } = features[s.config.mode];
  const rules = [
    ...(cards ? ['cards'] : []),
    ...(tiles ? ['tiles', 'objectives'] : []),
    ...(wheel ? ['plate'] : []),
    ...(hester ? ['hester', 'infection', 'fires', 'eating'] : []),
  ].map((rule): Term => [t(`help.term.${rule}`), t(`help.${rule}`)]);
  const house = variants(app);
  if (rules.length + house.length === 0) return [];
  const powers = s.seats.map(
    ({ legend }): Term => [
      t('help.legend', { legend: legendName(legend), power: powerName(legend) }),
      t(`legends:${legend}.text`),
    ],
  );
  return [h('h3', {}, t('help.chapter')), terms([...rules, ...powers, ...house])];
}

/** HC-WHL: killed haints are counted on a plate. */
function hasPlate(app: App): boolean {
  const s = app.match?.session.state;
  return s !== undefined && features[s.config.mode].wheel;
}

/** A game of several players, as those who break jars see it. */
function factionsHelp(app: App): Node[] {
  const kills = t(hasPlate(app) ? 'help.killsPlate' : 'help.kills');
  return [h('p', {}, t('help.how', { kills })), ...thisGame(app)];
}

/** A turn of the solo game in its order (HC-SOLO-20 to 47), then what the rivals score for. */
const soloRules = [
  ...['goals', 'card', 'fields', 'attack'],
  ...['hester', 'infection', 'fires', 'eating', 'end', 'points'],
] as const;

/** The solo game as Hester, who plays it, sees it. */
function soloHelp(app: App): Node[] {
  const rules = soloRules.map((rule): Term => [t(`help.solo.term.${rule}`), t(`help.solo.${rule}`)]);
  return [h('p', {}, t('help.solo.how')), h('h3', {}, t('help.solo.turn')), terms([...rules, ...variants(app)])];
}

/** Under the oak nothing but the solo game is played. */
function isSolo(app: App): boolean {
  const s = app.match?.session.state;
  return s ? s.solo !== undefined : app.screen === 'campaign';
}

export function helpDialog(app: App): HTMLElement {
  const solo = isSolo(app);
  return dialog(
    app,
    t('help.title'),
    'help',
    ...(solo ? soloHelp(app) : factionsHelp(app)),
    h('h3', {}, t('help.keys')),
    h(
      'dl',
      { class: 'keys' },
      // HC-SOLO-4: there are no jars to break.
      shortcuts
        .filter(([name]) => !solo || name !== 'jars')
        .flatMap(([name, keys]) => [
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
