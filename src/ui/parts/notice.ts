import type { ComponentChildren, VNode } from 'preact';
import type { App, Notice } from '../../app/app.ts';
import { t } from '../../i18n/i18n.ts';
import { h } from '../dom.ts';
import { useGameParts } from '../game-parts.ts';
import { RuleTag } from './rule-tag.ts';

/** A sentence on a plank, and the cross that closes it. */
export function noticeBar(kind: Notice['kind'], words: ComponentChildren, close: () => void): VNode {
  return h(
    'div',
    { class: `notice ${kind}`, role: 'alert' },
    h('p', {}, words),
    h(
      'button',
      {
        type: 'button',
        class: 'close',
        title: t('common.close'),
        'aria-label': t('common.close'),
        control: 'notice-close',
        onclick: close,
      },
      '×',
    ),
  );
}

/** Why a click was refused, with the rule, or news of a save. */
export function GameNotice({ app, notice }: { readonly app: App; readonly notice: Notice }): VNode {
  const { words } = useGameParts();
  const text = notice.kind === 'refusal' ? words.refusal(notice) : words.text(notice.key);
  const rule = notice.kind === 'refusal' && h(RuleTag, { app, rule: notice.rule });
  return noticeBar(notice.kind, [text, rule], () => app.dismissNotice());
}
