import type { App, Notice } from '../../app/app.ts';
import { isTextKey, t } from '../../i18n/harrow/text.ts';
import { missingText } from '../../i18n/i18n.ts';
import { h } from '../dom.ts';
import { refusalText } from '../harrow/words/refusal-text.ts';
import { ruleName } from '../harrow/words/rule-name.ts';
import { ruleTag } from './rule-tag.ts';

const newsText = (key: string): string => (isTextKey(key) ? t(key) : missingText(key));

/** Why a click was refused, with the rule, or news of a save. */
export function noticeBar(app: App, notice: Notice): HTMLElement {
  const text = notice.kind === 'refusal' ? refusalText(notice) : newsText(notice.key);
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
