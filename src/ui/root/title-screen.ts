import type { VNode } from 'preact';
import type { RootApp } from '../../app/root/root-app.ts';
import { t } from '../../i18n/root/text.ts';
import { h } from '../dom.ts';
import { button } from '../parts/button.ts';
import { languagePlates } from '../parts/languages.ts';

export function titleScreen(app: RootApp): VNode {
  const { saved, archive } = app;
  return h(
    'div',
    { class: 'root-title' },
    h('h1', { class: 'root-name' }, t('shelf:root.name')),
    h('p', { class: 'root-edition' }, t('game.edition')),
    h(
      'nav',
      { class: 'root-menu paper', 'aria-label': t('shelf:root.name') },
      h('p', {}, t('shelf:root.about')),
      saved && button('title-continue', t('shelf:continue'), () => app.continueGame(), { primary: true }),
      button('title-learn', t('lessons:learn.title'), () => app.open({ kind: 'learn' }), {
        primary: !saved && app.heard.length === 0,
      }),
      button('title-new', t('shelf:newGame'), () => app.go('newGame'), {
        primary: !saved && app.heard.length > 0,
      }),
      (saved || archive.asideCount > 0) && button('title-games', t('games.title'), () => app.open({ kind: 'games' })),
      button('title-rules', t('title.rules'), () => app.open({ kind: 'rules' })),
      button('title-settings', t('settings.title'), () => app.open({ kind: 'settings' })),
      app.toShelf && button('title-shelf', t('shelf:toShelf'), app.toShelf),
    ),
    languagePlates(app, app.stage.layout.plates),
  );
}
