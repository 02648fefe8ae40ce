import type { VNode } from 'preact';
import type { App } from '../../app/app.ts';
import type { Seat } from '../../engine/kernel/game.ts';
import { t } from '../../i18n/i18n.ts';
import { h } from '../dom.ts';
import { useGameParts } from '../game-parts.ts';
import { button } from '../parts/button.ts';
import { languageWheel } from '../parts/languages.ts';

/** Between two people: nothing of the game can be read until the next one has the device. */
export function CurtainScreen({ app, seat }: { readonly app: App; readonly seat: Seat }): VNode[] {
  const words = useGameParts().words.curtain(app, seat);
  if (!words) return [];
  return [
    h(
      'main',
      { class: `curtain ${words.look}` },
      h('img', { class: 'mark', src: words.picture, alt: '' }),
      h('h1', {}, words.title),
      words.text !== undefined && h('p', {}, words.text),
      button('curtain-lift', t('curtain.here'), () => app.liftCurtain(), {
        primary: true,
        class: 'large',
        autofocus: true,
      }),
    ),
    languageWheel(app, words.languages),
  ];
}
