import type { VNode } from 'preact';
import type { App } from '../../app/app.ts';
import { t } from '../../i18n/i18n.ts';
import { h } from '../dom.ts';
import { useGameParts } from '../game-parts.ts';

interface RuleTagProps {
  readonly app: App;
  readonly rule: string;
  /** What people call it, unless it is called as its article. */
  readonly name?: string;
}

/** A rule by its name, which opens the rulebook there; its number, for whoever looks it up, is in the tooltip. */
export function RuleTag({ app, rule, name }: RuleTagProps): VNode {
  const { words } = useGameParts();
  return h(
    'button',
    {
      type: 'button',
      class: 'rule',
      'data-rule': rule,
      title: t('notice.ruleId', { rule }),
      control: 'rule',
      onclick: () => app.open({ kind: 'rules', article: words.articleOf(rule) }),
    },
    t('notice.rule', { name: name ?? words.ruleName(rule) }),
  );
}
