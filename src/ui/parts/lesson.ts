import type { VNode } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Rect } from '../../app/stage.ts';
import { t } from '../../i18n/i18n.ts';
import { at, h } from '../dom.ts';
import { button } from './button.ts';

interface LessonProps {
  /** What the lesson points at. */
  readonly rings: readonly Rect[];
  /** Class and place of the bubble. */
  readonly side: string;
  readonly style: string;
  readonly speaker: string;
  readonly count: string;
  readonly title: string;
  readonly text: string;
  readonly next: () => void;
  readonly skip: () => void;
}

/** A lesson of the moment: it points, and it waits for nobody who wants to go on. */
export function Lesson({ rings, side, style, speaker, count, title, text, next, skip }: LessonProps): VNode[] {
  const words = useRef<HTMLElement>(null);
  // With large letters the words may be more than the room: then they are scrolled, and the keyboard must get there.
  useLayoutEffect(() => {
    const { current } = words;
    if (!current) return;
    if (current.scrollHeight > current.clientHeight + 1) current.tabIndex = 0;
    else current.removeAttribute('tabindex');
  });
  useLayoutEffect(() => {
    if (words.current) words.current.scrollTop = 0;
  }, [text]);
  return [
    ...rings.map((rect, i) =>
      h('div', { class: 'lesson-ring', style: at(rect), 'aria-hidden': 'true', key: `ring-${i}` }),
    ),
    h(
      'aside',
      { class: `lesson ${side}`, style, 'aria-live': 'polite', key: 'bubble' },
      h('p', { class: 'speaker' }, speaker),
      h('p', { class: 'count' }, count),
      h('h2', {}, title),
      h('p', { class: 'text', control: 'lesson-text', ref: words }, text),
      h(
        'div',
        { class: 'actions' },
        button('lesson-next', t('lessons:button.next'), next, { primary: true }),
        button('lesson-skip', t('lessons:button.skip'), skip, { class: 'quiet' }),
      ),
    ),
  ];
}
