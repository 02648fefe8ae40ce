import type { VNode } from 'preact';
import type { RootApp } from '../../app/root/root-app.ts';
import { t } from '../../i18n/root/text.ts';
import { h } from '../dom.ts';
import { button } from '../parts/button.ts';

/** A picture of Root in the text. */
export const sign = (key: string, name?: string): VNode =>
  h('img', {
    class: 'sign-picture',
    src: `art/root/${key}.svg`,
    alt: name ?? '',
    title: name,
    draggable: false,
  });

/** A picture with a number. */
export const counted = (key: string, name: string, count: number | string): VNode =>
  h('span', { class: 'counted', title: name }, sign(key, name), h('b', {}, String(count)));

/** Undo, or why it goes no further back. */
export function undoButton(app: RootApp): VNode {
  const session = app.match?.session;
  const isShut = (session?.undoDepth ?? 0) === 0;
  const reason = (session?.log.length ?? 0) === 0 ? 'undo.none' : 'undo.known';
  return button('undo', t('prompt.undo'), () => (isShut ? app.tellNews(reason) : app.undo()), {
    icon: 'icon-undo',
    class: 'undo',
    disabled: isShut,
    title: t(isShut ? reason : 'prompt.undoHint'),
  });
}
