import type { App, Notice } from '../../app/app.ts';
import { t } from '../../i18n/harrow/text.ts';
import { h } from '../dom.ts';
import { refusalText } from '../harrow/words/refusal-text.ts';
import { ruleName } from '../harrow/words/rule-name.ts';
import { ruleTag } from './rule-tag.ts';

/** Why a click was refused, with the rule, or news of a save. */
export function noticeBar(app: App, notice: Notice): HTMLElement {
  const text = notice.kind === 'refusal' ? refusalText(notice) : t(notice.key);
  return h(
    'div',
    { class: `notice ${notice.kind}`, role: 'alert' },
    h('p', {}, text, notice.kind === 'refusal' && ruleTag(app, notice.rule, ruleName(notice.rule))),
    h(
      'button',
      {
        type: 'button',
        class: 'close',
        'aria-label': t('common.close'),
        focusKey: 'notice-close',
        onclick: () => app.dismissNotice(),
      },
      '×',
    ),
  );
}
