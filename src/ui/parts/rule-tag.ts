import { t } from '../../i18n/i18n.ts';
import { h } from '../dom.ts';

/** A rule by its name; its number, for whoever looks it up, is in the tooltip. */
export function ruleTag(rule: string, name: string): HTMLElement {
  const props = { class: 'rule', 'data-rule': rule, title: t('notice.ruleId', { rule }) };
  return h('span', props, t('notice.rule', { name }));
}
