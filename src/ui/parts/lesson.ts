import type { ComponentChildren, VNode } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Rect, XY } from '../../app/stage.ts';
import { at, h } from '../dom.ts';
import { freeRoom } from './free-room.ts';
import { svg } from './svg.ts';

/** Something that is lit: a rectangle, a shape, or a control wherever it lies. */
export type Mark =
  | { readonly kind: 'rect'; readonly rect: Rect }
  | { readonly kind: 'shape'; readonly corners: readonly XY[] }
  | { readonly kind: 'control'; readonly name: string };

interface LessonProps {
  readonly marks: readonly Mark[];
  /** Where the bubble may lie, the best place first. */
  readonly rooms: readonly Rect[];
  /** A selector of what else it had better not cover. */
  readonly seen: string;
  /** The height of the stage. */
  readonly height: number;
  readonly look: string;
  readonly speaker: string;
  readonly count?: string | undefined;
  /** Names the words: others are read from their beginning. */
  readonly id: string;
  readonly words: ComponentChildren;
  readonly actions: readonly VNode[];
}

/** Where an element lies on the stage. */
function placeOf(element: Element | null): Rect[] {
  const screen = element?.closest<HTMLElement>('.screen');
  if (!element || !screen || !element.checkVisibility()) return [];
  const { left, top, width } = screen.getBoundingClientRect();
  const scale = width / screen.offsetWidth;
  const own = element.getBoundingClientRect();
  return [[(own.left - left) / scale, (own.top - top) / scale, own.width / scale, own.height / scale]];
}

const control = (name: string): Rect[] => placeOf(document.querySelector(`.screen [data-focus="${name}"]`));

function bounds(corners: readonly XY[]): Rect {
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return [left, top, Math.max(...xs) - left, Math.max(...ys) - top];
}

function rectsOf(mark: Mark): Rect[] {
  if (mark.kind === 'rect') return [mark.rect];
  return mark.kind === 'shape' ? [bounds(mark.corners)] : control(mark.name);
}

const grown = ([x, y, w, hgt]: Rect, by: number): Rect => [x - by, y - by, w + 2 * by, hgt + 2 * by];

/** As tall as its words, within its room: hanging from its upper edge or, low on the stage, standing on its lower one. */
export function bubbleStyle([x, y, width, height]: Rect, stageHeight: number): string {
  const isLow = y + height / 2 > stageHeight / 2;
  const anchor = isLow ? `bottom:${stageHeight - y - height}px` : `top:${y}px`;
  return `left:${x}px;${anchor};width:${width}px;max-height:${height}px`;
}

interface Measured {
  readonly room: Rect;
  readonly rings: readonly Rect[];
}

/** A lesson of the moment: it points, covers nothing that it is about, and waits for nobody who wants to go on. */
export function Lesson(props: LessonProps): VNode[] {
  const { marks, rooms, seen, height, look, speaker, count, id, words, actions } = props;
  const text = useRef<HTMLElement>(null);
  const [measured, setMeasured] = useState<Measured>({ room: rooms[0], rings: [] });
  // Controls have their place only once they are drawn.
  useLayoutEffect(() => {
    const others = [...document.querySelectorAll(seen)].flatMap(placeOf);
    const room = freeRoom(rooms, marks.flatMap(rectsOf), others);
    const rings = marks.flatMap((mark) => (mark.kind === 'shape' ? [] : rectsOf(mark))).map((rect) => grown(rect, 3));
    const next = { room, rings };
    if (JSON.stringify(next) !== JSON.stringify(measured)) setMeasured(next);
  });
  // With large letters the words may be more than the room: then they are scrolled, and the keyboard must get there.
  useLayoutEffect(() => {
    const { current } = text;
    if (!current) return;
    if (current.scrollHeight > current.clientHeight + 1) current.tabIndex = 0;
    else current.removeAttribute('tabindex');
  });
  useLayoutEffect(() => {
    if (text.current) text.current.scrollTop = 0;
  }, [id]);
  const shapes = marks.flatMap((mark) => (mark.kind === 'shape' ? [mark.corners] : []));
  return [
    h('div', { class: 'lesson-marks', 'aria-hidden': 'true', key: 'marks' }, [
      measured.rings.map((rect, i) => h('div', { class: 'lesson-ring', style: at(rect), key: `ring-${i}` })),
      shapes.length > 0 &&
        svg(
          'svg',
          { class: 'lesson-shapes', key: 'shapes' },
          ...shapes.map((corners) => svg('polygon', { points: corners.map(([x, y]) => `${x},${y}`).join(' ') })),
        ),
    ]),
    h(
      'aside',
      { class: `lesson ${look}`, style: bubbleStyle(measured.room, height), 'aria-live': 'polite', key: 'bubble' },
      h('p', { class: 'speaker' }, speaker),
      count !== undefined && h('p', { class: 'count' }, count),
      h('p', { class: 'text', control: 'lesson-text', ref: text }, words),
      actions.length > 0 && h('div', { class: 'actions' }, actions),
    ),
  ];
}
