import type { VNode } from 'preact';
import type { Rect } from '../../../app/stage.ts';
import { t } from '../../../i18n/harrow/text.ts';
import { h, type Props } from '../../dom.ts';
import { ruleName } from '../words/rule-name.ts';

/** An explanation with the rule it comes from. */
export interface Explained {
  readonly text: string;
  readonly rule: string;
}

export const explained = ({ text, rule }: Explained): string => t('boards:zone.rule', { text, rule: ruleName(rule) });

/** Keeps the explanation inside the board: above or below its place, centred or flush with it. */
function tipClass([x, y, w]: Rect, boardWidth: number, lowest = 120): string {
  const middle = x + w / 2;
  const across = middle < 150 ? ' tip-start' : middle > boardWidth - 150 ? ' tip-end' : '';
  return `${y < lowest ? 'tip-below' : 'tip-above'}${across}`;
}

/**
 * A place on a board that says what it means: on hover by its title, and written beside it when it is tapped or
 * reached by the keyboard. `stop` places are reached by Tab, the others only by pointers.
 */
export function zone(
  key: string,
  rect: Rect,
  boardWidth: number,
  explanation: Explained,
  props: { readonly stop?: boolean; readonly class?: string } = {},
  ...children: readonly VNode[]
): VNode {
  const text = explained(explanation);
  const [x, y, w, hgt] = rect;
  const shared: Props = {
    class: `zone ${tipClass(rect, boardWidth)}${props.class ? ` ${props.class}` : ''}`,
    style: `left:${x}px;top:${y}px;width:${w}px;height:${hgt}px`,
    role: children.length > 0 ? 'group' : 'img',
    'aria-label': text,
    title: text,
    tabindex: props.stop ? 0 : -1,
    control: key,
  };
  return h('div', shared, ...children);
}
