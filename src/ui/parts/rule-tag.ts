import type { App } from '../../app/app.ts';
import { t } from '../../i18n/i18n.ts';
import { h } from '../dom.ts';
import { articleOf } from '../harrow/rulebook/contents.ts';

/** A rule by its name, which opens the rulebook there; its number, for whoever looks it up, is in the tooltip. */
export function ruleTag(app: App, rule: string, name: string): HTMLElement {
  return h(
    'button',
    {
      type: 'button',
      class: 'rule',
      'data-rule': rule,
      title: t('notice.ruleId', { rule }),
      focusKey: 'rule',
      onclick: () => app.open({ kind: 'rules', article: articleOf(rule) }),
    },
    t('notice.rule', { name }),
  );
}
