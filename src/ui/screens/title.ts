import { features } from '../../engine/games/harrow/content/chapters/features.ts';
import { t } from '../../i18n/i18n.ts';
import type { SaveSummary } from '../../session/save-summary.ts';
import type { App } from '../app.ts';
import { h } from '../dom.ts';
import type { LayoutId } from '../layout.ts';
import { icon } from '../parts/button.ts';
import { languagePlates } from '../parts/languages.ts';
import { gameName, legendName } from '../words/terms.ts';

export const languagePlaces: Readonly<Record<LayoutId, readonly [number, number]>> = {
  desktop: [1092, 662],
  tablet: [836, 710],
  phone: [660, 338],
};

/** The letters are an ink stroke under a burning engraving; the same words, one over the other. */
function letters(line: string): HTMLElement {
  return h('span', { class: 'line', 'data-text': line }, h('span', { class: 'fire' }, line));
}

interface Board {
  readonly key: string;
  readonly icon: string;
  readonly name: string;
  readonly detail?: HTMLElement;
  readonly lit?: boolean;
  readonly onclick: () => void;
}

function board({ key, icon: sign, name, detail, lit, onclick }: Board): HTMLElement {
  return h(
    'li',
    {},
    h(
      'button',
      { type: 'button', class: `board${lit ? ' lit' : ''}${detail ? ' tall' : ''}`, focusKey: `title-${key}`, onclick },
      icon(lit ? sign : `paper-${sign}`),
      h('span', { class: 'words' }, h('span', { class: 'name' }, name), detail),
    ),
  );
}

/** Which game waits: chapter and legends, then round and who is to act. */
function savedText({ mode, level, legends, round, player }: SaveSummary): HTMLElement {
  const [protectors, family] = legends.map(legendName);
  const game = gameName(mode);
  const when =
    level === undefined
      ? t('title.saved', { game, round, context: player })
      : t('title.savedSolo', { game, level, round });
  return h(
    'span',
    { class: 'detail' },
    h('span', {}, t(features[mode].hester ? 'title.savedThree' : 'title.savedLegends', { protectors, family })),
    ' ',
    h('span', {}, player === undefined ? t('title.savedOver', { game }) : when),
  );
}

function boards(app: App): Board[] {
  const { saved } = app;
  const detail = saved && savedText(saved);
  const newGame = () =>
    saved ? app.open({ kind: 'confirm', question: 'abandon', yes: () => app.go('newGame') }) : app.go('newGame');
  return [
    ...(saved
      ? [
          {
            key: 'continue',
            icon: 'play',
            name: t('title.continue'),
            detail,
            lit: true,
            onclick: () => app.continueGame(),
          },
        ]
      : []),
    { key: 'new', icon: 'hand', name: t('title.newGame'), lit: !saved, onclick: newGame },
    { key: 'campaign', icon: 'play', name: t('campaign:menu'), onclick: () => app.go('campaign') },
    {
      key: 'settings',
      icon: 'settings',
      name: t('title.settings'),
      onclick: () => app.open({ kind: 'settings' }),
    },
    { key: 'credits', icon: 'rules', name: t('title.credits'), onclick: () => app.open({ kind: 'credits' }) },
  ];
}

export function titleScreen(app: App): Node[] {
  return [
    h('h1', { class: 'game-title', 'aria-label': t('game.name') }, letters(t('game.line1')), letters(t('game.line2'))),
    h('p', { class: 'edition' }, t('game.edition')),
    h('nav', { class: 'menu', 'aria-label': t('title.menu') }, h('ul', {}, boards(app).map(board))),
    languagePlates(app, languagePlaces[app.stage.layout.id]),
  ];
}
