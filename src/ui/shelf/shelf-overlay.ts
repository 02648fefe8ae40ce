import { createRef, render, type VNode } from 'preact';
import type { Shelf } from '../../app/shelf.ts';
import { t } from '../../i18n/i18n.ts';
import type { TextKey } from '../../i18n/text-key.ts';
import { confirmDialog } from '../dialogs/confirm.ts';
import { settingsDialog } from '../dialogs/settings.ts';
import { h } from '../dom.ts';
import { createFocusKeeper } from '../focus.ts';
import { toggleFullScreen } from '../full-screen.ts';
import { noticeBar } from '../parts/notice.ts';
import { creditsDialog } from './credits-dialog.ts';
import { shelfScreen } from './shelf-screen.ts';

function dialogOf(shelf: Shelf): VNode | undefined {
  const { dialog } = shelf;
  switch (dialog?.kind) {
    case 'settings':
      return settingsDialog(shelf);
    case 'credits':
      return creditsDialog(shelf);
    case 'confirm':
      return confirmDialog(shelf, dialog, (key) => t(key as TextKey));
    default:
      return undefined;
  }
}

/** Draws the shelf into the page, and what has changed of it. */
export function createShelfOverlay(host: HTMLElement): (shelf: Shelf) => void {
  const screen = createRef<HTMLElement>();
  const modal = createRef<HTMLElement>();
  const focus = createFocusKeeper(host);
  return (shelf) => {
    const { scale, x, y, layout } = shelf.stage;
    const letters = shelf.settings.textSize / 100;
    const stage = h(
      'div',
      {
        class: 'stage shelf',
        style: `width:${layout.width}px;height:${layout.height}px;transform:translate(${x}px,${y}px) scale(${scale});--text:${letters};--letters:${letters}`,
        'data-layout': layout.id,
        'data-screen': 'shelf',
      },
      h('div', { class: 'screen', tabindex: -1, inert: shelf.dialog !== undefined, ref: screen }, shelfScreen(shelf)),
      h(
        'div',
        { class: 'notices' },
        shelf.news !== undefined && noticeBar('news', t(shelf.news as TextKey), shelf.dismissNews),
      ),
      h('div', { class: 'modal-layer', ref: modal }, dialogOf(shelf)),
    );
    focus.before();
    render(stage, host);
    const shown = { dialog: shelf.dialog, screen: 'title' as const };
    if (screen.current && modal.current) focus.after(shown, screen.current, modal.current);
  };
}

/** The keys of the shelf, until it is left; the boxes are gone through by the arrows. */
export function listenToShelfKeys(shelf: Shelf, signal: AbortSignal): void {
  const step = (by: number) => {
    const { boxes, chosen } = shelf;
    const next = boxes[(boxes.indexOf(chosen) + by + boxes.length) % boxes.length];
    shelf.choose(next.id);
    document.querySelector<HTMLElement>(`[data-focus="box-${next.id}"]`)?.focus();
  };
  const keys: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => step(-1),
    ArrowRight: () => step(1),
    s: () => shelf.open({ kind: 'settings' }),
    r: () => shelf.take('rules'),
    f: toggleFullScreen,
  };
  document.addEventListener(
    'keydown',
    (event) => {
      const { target, key } = event;
      const isTyping = target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
      if (event.ctrlKey || event.metaKey || event.altKey || (isTyping && key !== 'Escape')) return;
      const does =
        key === 'Escape' ? shelf.closeDialog : shelf.dialog ? undefined : (keys[key] ?? keys[key.toLowerCase()]);
      if (!does) return;
      event.preventDefault();
      does();
    },
    { signal },
  );
}
