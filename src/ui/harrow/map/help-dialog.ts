import type { VNode } from 'preact';
import type { HarrowApp } from '../../../app/harrow/harrow-app.ts';
import { features } from '../../../engine/games/harrow/content/chapters/features.ts';
import { t } from '../../../i18n/harrow/text.ts';
import { h } from '../../dom.ts';
import type { Term } from '../../game-parts.ts';
import { button } from '../../parts/button.ts';
import { dialog } from '../../parts/dialog.ts';
import { termLines } from '../../parts/terms.ts';
import { powerTerm, soloTerms, variantTerm } from '../rulebook/article-terms.ts';

/** Keys and what they do; a list of names is one key with several caps. */
const shortcuts = [
  ['move', ['Tab', '←', '↑', '→', '↓']],
  ['choose', ['Enter']],
  ['cancel', ['Esc']],
  ['undo', ['U']],
  ['done', ['D']],
  ['jars', ['1', '…', '9']],
  ['skip', ['Space']],
  ['hand', ['C']],
  ['boards', ['B']],
  ['threats', ['T']],
  ['hint', ['H']],
  ['log', ['L']],
  ['lessons', ['O']],
  ['settings', ['S']],
  ['mute', ['M']],
  ['fullScreen', ['F']],
  ['rules', ['R']],
  ['help', ['?']],
] as const;

const terms = (list: readonly Term[]): VNode => h('dl', { class: 'terms' }, list.flatMap(termLines));

/** The house rules of the game on the table. */
function variants(app: HarrowApp): Term[] {
  const chosen = app.match?.session.state.config.variants ?? [];
  return chosen.map(variantTerm);
}

/** What the chapter adds to the first one: its rules, and the powers of the legends at the table. */
function thisGame(app: HarrowApp): VNode[] {
  const s = app.match?.session.state;
  if (!s) return [];
  const { cards, tiles, wheel, hester } = features[s.config.mode];
  const rules = [
    ...(cards ? (['cards'] as const) : []),
    ...(tiles ? (['tiles', 'objectives'] as const) : []),
    ...(wheel ? (['plate'] as const) : []),
    ...(hester ? (['hester', 'infection', 'fires', 'eating'] as const) : []),
  ].map((rule) => ({ name: t(`help.term.${rule}`), texts: [t(`help.${rule}`)] }));
  const house = variants(app);
  if (rules.length + house.length === 0) return [];
  const powers = s.seats.map(({ legend }) => powerTerm(legend));
  return [h('h3', {}, t('help.chapter')), terms([...rules, ...powers, ...house])];
}

/** HC-WHL: killed haints are counted on a plate. */
function hasPlate(app: HarrowApp): boolean {
  const s = app.match?.session.state;
  return s !== undefined && features[s.config.mode].wheel;
}

/** A game of several players, as those who break jars see it. */
function factionsHelp(app: HarrowApp): VNode[] {
  const kills = t(hasPlate(app) ? 'help.killsPlate' : 'help.kills');
  return [h('p', {}, t('help.how', { kills })), ...thisGame(app)];
}

/** The solo game as Hester, who plays it, sees it. */
function soloHelp(app: HarrowApp): VNode[] {
  return [h('p', {}, t('help.solo.how')), h('h3', {}, t('help.solo.turn')), terms([...soloTerms(), ...variants(app)])];
}

/** Under the oak nothing but the solo game is played. */
function isSolo(app: HarrowApp): boolean {
  const s = app.match?.session.state;
  return s ? s.solo !== undefined : app.screen === 'campaign';
}

export function helpDialog(app: HarrowApp): VNode {
  const solo = isSolo(app);
  return dialog(
    app,
    t('help.title'),
    'help',
    ...(solo ? soloHelp(app) : factionsHelp(app)),
    button('help-rules', t('rulebook:title'), () => app.open({ kind: 'rules' }), { icon: 'icon-rules' }),
    button('help-lessons', t('lessons:list.title'), () => app.open({ kind: 'lessons' }), { icon: 'icon-help' }),
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
