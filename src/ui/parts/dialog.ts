import type { ComponentChildren, VNode } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { App } from '../../app/app.ts';
import { t } from '../../i18n/i18n.ts';
import { h } from '../dom.ts';

interface DialogProps {
  readonly app: Pick<App, 'closeDialog'>;
  readonly title: string;
  /** Class of the sheet. */
  readonly kind: string;
  /** Beside the title. */
  readonly head?: ComponentChildren;
  /** A long sheet that is read from its end. */
  readonly opensAtEnd?: boolean;
  readonly children?: ComponentChildren;
}

/** A sheet that goes on this far below its edge is marked. */
const worthTelling = 16;

/** A paper dialog over the screen; Escape and the cross close it. */
export function Dialog({ app, title, kind, head, opensAtEnd = false, children }: DialogProps): VNode {
  const content = useRef<HTMLElement>(null);
  const [goesOn, setGoesOn] = useState(false);
  const tell = () => {
    if (!content.current) return;
    const { scrollHeight, clientHeight, scrollTop } = content.current;
    setGoesOn(scrollHeight - clientHeight - scrollTop > worthTelling);
  };
  useLayoutEffect(() => {
    if (opensAtEnd && content.current) content.current.scrollTop = content.current.scrollHeight;
  }, [opensAtEnd]);
  useLayoutEffect(tell);
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
      onkeydown: trapFocus,
    },
    h(
      'div',
      { class: `sheet-paper ${kind}${goesOn ? ' more' : ''}` },
      h(
        'header',
        {},
        h('h2', {}, title),
        head,
        h(
          'button',
          {
            type: 'button',
            class: 'close',
            title: t('common.close'),
            'aria-label': t('common.close'),
            control: 'dialog-close',
            onclick: () => app.closeDialog(),
          },
          '×',
        ),
      ),
      // In the tab order, so that the arrow keys can scroll a long text that has no control in it.
      h(
        'div',
        { class: 'content', tabindex: 0, role: 'group', 'aria-label': title, ref: content, onscroll: tell },
        children,
      ),
    ),
  );
}

export function dialog(
  app: Pick<App, 'closeDialog'>,
  title: string,
  kind: string,
  ...content: readonly ComponentChildren[]
): VNode {
  return h(Dialog, { app, title, kind }, ...content);
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
