import type { VNode } from 'preact';
import type { App, Notice } from '../../app/app.ts';
import { t } from '../../i18n/i18n.ts';
import { h } from '../dom.ts';
import { useGameParts } from '../game-parts.ts';
import { RuleTag } from './rule-tag.ts';

/** Why a click was refused, with the rule, or news of a save. */
export function NoticeBar({ app, notice }: { readonly app: App; readonly notice: Notice }): VNode {
  const { words } = useGameParts();
  const text = notice.kind === 'refusal' ? words.refusal(notice) : words.text(notice.key);
  return h(
    'div',
    { class: `notice ${notice.kind}`, role: 'alert' },
    h('p', {}, text, notice.kind === 'refusal' && h(RuleTag, { app, rule: notice.rule })),
    h(
      'button',
      {
        type: 'button',
        class: 'close',
        title: t('common.close'),
        'aria-label': t('common.close'),
        control: 'notice-close',
        onclick: () => app.dismissNotice(),
      },
      '×',
    ),
  );
}
