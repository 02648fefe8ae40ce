import type { App, Dialog } from '../../app/app.ts';
import { t } from '../../i18n/harrow/text.ts';
import { h } from '../dom.ts';
import { button } from '../parts/button.ts';
import { dialog } from '../parts/dialog.ts';

/** A question with two answers; the one that loses nothing has the focus. */
export function confirmDialog(app: App, { question, yes }: Extract<Dialog, { kind: 'confirm' }>): HTMLElement {
  const stay = button('confirm-no', t(`confirm.${question}No`), () => app.closeDialog(), { primary: true });
  stay.setAttribute('autofocus', '');
  const go = button('confirm-yes', t(`confirm.${question}Yes`), () => {
    app.closeDialog();
    yes();
  });
  return dialog(
    app,
    t(`confirm.${question}`),
    'confirm',
    h('p', {}, t(`confirm.${question}Text`)),
    h('div', { class: 'actions' }, go, stay),
  );
}
