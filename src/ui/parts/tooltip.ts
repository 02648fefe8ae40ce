import type { VNode } from 'preact';
import { h } from '../dom.ts';

export interface Explanation {
  readonly title: string;
  readonly lines: readonly string[];
  /** Class of the tooltip, and where it lies. */
  readonly place: string;
  style(control: HTMLElement): string;
}

/** What a control says of itself while it is pointed at; screen readers have it as its description. */
export function tooltip({ title, lines, place, style }: Explanation, control: HTMLElement): VNode {
  return h(
    'div',
    { class: `tip about ${place}`, style: style(control), 'aria-hidden': 'true' },
    h('strong', {}, title),
    lines.map((line) => h('p', {}, line)),
  );
}
