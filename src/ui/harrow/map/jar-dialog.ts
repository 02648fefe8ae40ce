import type { VNode } from 'preact';
import type { HarrowApp, HarrowDialog } from '../../../app/harrow/harrow-app.ts';
import { t } from '../../../i18n/harrow/text.ts';
import { h } from '../../dom.ts';
import { button } from '../../parts/button.ts';
import { dialog } from '../../parts/dialog.ts';
import { jarName } from '../words/terms.ts';

/** HC-REATK-1: after an attack in this round a jar does what it does, or attacks again. */
export function jarDialog(app: HarrowApp, { jar, actions }: Extract<HarrowDialog, { kind: 'jar' }>): VNode {
  const offers = actions.flatMap((action) => {
    if (action.type !== 'jar') return [];
    const use = () => {
      app.closeDialog();
      app.act(action);
    };
    const kind = action.attack ? 'attackAgain' : jar;
    return [
      h(
        'li',
        {},
        button(`jar-${kind}`, t(`jar.${kind}`), use, { primary: !action.attack }),
        h('p', {}, t(`jar.${kind}Text`)),
      ),
    ];
  });
  return dialog(app, jarName(jar), 'jar-choice', h('ul', { class: 'offers' }, offers));
}
