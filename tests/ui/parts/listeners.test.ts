import { describe, expect, it } from 'vitest';
import type { Props } from '../../../src/ui/dom.ts';
import { together } from '../../../src/ui/parts/listeners.ts';

function hear(props: Props, event: Event): void {
  const listener = props.onclickcapture;
  if (typeof listener === 'function') listener(event);
}

describe('listeners of several parts on one control', () => {
  it('are called one after the other, and other attributes are the last one’s', () => {
    const heard: string[] = [];
    const all = together(
      { class: 'a', title: 'x', onclickcapture: () => heard.push('first') },
      { class: 'b', onclickcapture: () => heard.push('second') },
    );
    hear(all, new Event('click'));
    expect(heard).toEqual(['first', 'second']);
    expect(all).toMatchObject({ class: 'b', title: 'x' });
  });

  it('hear nothing of what one before them has stopped', () => {
    const heard: string[] = [];
    const all = together(
      { onclickcapture: (event: Event) => event.stopImmediatePropagation() },
      { onclickcapture: () => heard.push('second') },
    );
    hear(all, new Event('click'));
    expect(heard).toEqual([]);
  });
});
