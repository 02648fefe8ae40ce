import type { App } from '../../app/app.ts';
import { t } from '../../i18n/i18n.ts';
import { h } from '../dom.ts';

/** Marks a sheet that goes on below its edge. */
function tellsOfMore(content: HTMLElement): HTMLElement {
  const tell = () => {
    const below = content.scrollHeight - content.clientHeight - content.scrollTop;
    content.parentElement?.classList.toggle('more', below > 16);
  };
  queueMicrotask(tell);
  content.addEventListener('scroll', tell, { passive: true });
  return content;
}

/** A paper dialog over the screen; Escape and the cross close it. */
export function dialog(app: App, title: string, kind: string, ...content: readonly (Node | false)[]): HTMLElement {
  return h(
    'div',
    {
      class: 'modal',
      role: 'dialog',
      'aria-modal': 'true',
      'aria-label': title,
      onclick: (event) => {
        if (event.target === event.currentTarget) app.closeDialog();
      },
      onkeydown: (event: KeyboardEvent) => trapFocus(event),
    },
    h(
      'div',
      { class: `sheet-paper ${kind}` },
      h(
        'header',
        {},
        h('h2', {}, title),
        h(
          'button',
          {
            type: 'button',
            class: 'close',
            'aria-label': t('common.close'),
            focusKey: 'dialog-close',
            onclick: () => app.closeDialog(),
          },
          '×',
        ),
      ),
      // In the tab order, so that the arrow keys can scroll a long text that has no control in it.
      tellsOfMore(h('div', { class: 'content', tabindex: 0, role: 'group', 'aria-label': title }, ...content)),
    ),
  );
}

/** Keeps the Tab key inside the dialog. */
export function trapFocus(event: KeyboardEvent): void {
  if (event.key !== 'Tab' || !(event.currentTarget instanceof HTMLElement)) return;
  const controls = [
    ...event.currentTarget.querySelectorAll<HTMLElement>('button, input, select, a[href], [tabindex="0"]'),
  ].filter((control) => control.checkVisibility());
  const edge = event.shiftKey ? controls[0] : controls[controls.length - 1];
  if (document.activeElement !== edge) return;
  event.preventDefault();
  (event.shiftKey ? controls[controls.length - 1] : controls[0])?.focus();
}
