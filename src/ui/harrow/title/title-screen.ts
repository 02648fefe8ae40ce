import type { VNode } from 'preact';
import type { HarrowApp } from '../../../app/harrow/harrow-app.ts';
import { t } from '../../../i18n/harrow/text.ts';
import type { SaveSummary } from '../../../session/harrow/save-summary.ts';
import { h } from '../../dom.ts';
import { icon, type PictureName } from '../../parts/button.ts';
import { languagePlates } from '../../parts/languages.ts';
import { savedWords } from '../words/saved-words.ts';
import { languagePlaces } from './title-places.ts';

/** The letters are an ink stroke under a burning engraving; the same words, one over the other. */
function letters(line: string): VNode {
  return h('span', { class: 'line', 'data-text': line }, h('span', { class: 'fire' }, line));
}

interface Board {
  readonly key: string;
  /** A picture that is this board's own. */
  readonly sign: PictureName;
  readonly name: string;
  readonly detail?: VNode;
  readonly lit?: boolean;
  readonly onclick: () => void;
}

function board({ key, sign, name, detail, lit, onclick }: Board): VNode {
  return h(
    'li',
    {},
    h(
      'button',
      { type: 'button', class: `board${lit ? ' lit' : ''}${detail ? ' tall' : ''}`, control: `title-${key}`, onclick },
      icon(sign),
      h('span', { class: 'words' }, h('span', { class: 'name' }, name), detail),
    ),
  );
}

/** Which game waits: its legends, then how far it is. */
function savedText(saved: SaveSummary): VNode {
  const { title, detail } = savedWords(saved);
  return h('span', { class: 'detail' }, h('span', {}, title), ' ', h('span', {}, detail));
}

function boards(app: HarrowApp): Board[] {
  const { saved } = app;
  const detail = saved && savedText(saved);
  return [
    ...(saved
      ? [
          {
            key: 'continue',
            sign: 'harrow/lantern-lit' as const,
            name: t('shelf:continue'),
            detail,
            lit: true,
            onclick: () => app.continueGame(),
          },
        ]
      : []),
    {
      key: 'new',
      sign: 'harrow/card-mark-family',
      name: t('shelf:newGame'),
      lit: !saved,
      onclick: () => app.go('newGame'),
    },
    ...(saved || app.archive.asideCount > 0
      ? [
          {
            key: 'games',
            sign: 'shell/icon-paper-log' as const,
            name: t('games.title'),
            onclick: () => app.open({ kind: 'games' }),
          },
        ]
      : []),
    { key: 'campaign', sign: 'harrow/flame', name: t('campaign:menu'), onclick: () => app.go('campaign') },
    {
      key: 'rules',
      sign: 'shell/icon-paper-rules',
      name: t('rulebook:title'),
      onclick: () => app.open({ kind: 'rules' }),
    },
    {
      key: 'settings',
      sign: 'shell/icon-paper-settings',
      name: t('title.settings'),
      onclick: () => app.open({ kind: 'settings' }),
    },
    { key: 'shelf', sign: 'shell/icon-paper-shelf', name: t('shelf:toShelf'), onclick: () => app.toShelf?.() },
  ];
}

export function titleScreen(app: HarrowApp): VNode[] {
  return [
    h(
      'h1',
      { class: 'game-title', 'aria-label': t('shelf:harrow.name') },
      letters(t('game.line1')),
      letters(t('game.line2')),
    ),
    h('p', { class: 'edition' }, t('game.edition')),
    h('nav', { class: 'menu', 'aria-label': t('title.menu') }, h('ul', {}, boards(app).map(board))),
    languagePlates(app, languagePlaces[app.stage.layout.id]),
  ];
}
