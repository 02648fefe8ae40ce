import { describe, expect, it, vi } from 'vitest';
import { h } from '../../src/ui/dom.ts';

vi.stubGlobal('document', { documentElement: { lang: 'en' } });

describe('the description of an element', () => {
  it('has its control’s name as key, so that the same node stays that control', () => {
    const { key, props } = h('button', { type: 'button', control: 'undo' });
    expect(key).toBe('undo');
    expect(props).toMatchObject({ type: 'button', 'data-focus': 'undo' });
  });

  it('has flags that are there or not, and no words for them', () => {
    const { props } = h('div', { 'data-spoken': true, 'aria-busy': false, hidden: false });
    expect(props).toMatchObject({ 'data-spoken': '', 'aria-busy': undefined, hidden: false });
  });

  it('keeps a number and what it counts on one line', () => {
    expect(h('p', {}, 'lose 2 cubes').props).toMatchObject({ children: 'lose 2\u00a0cubes' });
  });
});
