import type { VNode } from 'preact';
import type { App, ShellDialog } from '../../app/app.ts';
import { h } from '../dom.ts';
import { button } from '../parts/button.ts';
import { dialog } from '../parts/dialog.ts';

/** A question with two answers; the one that loses nothing has the focus. */
export function confirmDialog(
  app: Pick<App, 'closeDialog'>,
  { question, yes }: Extract<ShellDialog, { kind: 'confirm' }>,
  text: (key: string) => string,
): VNode {
  const stay = button('confirm-no', text(`confirm.${question}No`), () => app.closeDialog(), {
    primary: true,
    autofocus: true,
  });
  const go = button('confirm-yes', text(`confirm.${question}Yes`), () => {
    app.closeDialog();
    yes();
  });
  return dialog(
    app,
    text(`confirm.${question}`),
    'confirm',
    h('p', {}, text(`confirm.${question}Text`)),
    h('div', { class: 'actions' }, go, stay),
  );
}
