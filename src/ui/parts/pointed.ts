import type { RefObject } from 'preact';
import { useRef, useState } from 'preact/hooks';
import type { Props } from '../dom.ts';
import { useLongPress } from './long-press.ts';

/** Is it a finger that has clicked? */
export function isFinger(click: MouseEvent): boolean {
  return 'pointerType' in click && click.pointerType === 'touch';
}

interface Pointed {
  readonly isPointed: boolean;
  readonly control: RefObject<HTMLElement>;
  /** What the control listens to. */
  readonly listeners: Props;
}

/** Is a control pointed at: by the mouse, by the keyboard's focus, or by a finger that rests on it? To click it is to know it. */
export function usePointed(): Pointed {
  const control = useRef<HTMLElement>(null);
  const [isPointed, setPointed] = useState(false);
  const point = () => setPointed(true);
  const leave = () => setPointed(false);
  const press = useLongPress(point, leave);
  const listeners: Props = {
    ...press,
    ref: control,
    onpointerenter: ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') point();
    },
    onpointerleave: (event: PointerEvent) => {
      press.onpointerleave(event);
      leave();
    },
    onfocus: () => {
      if (control.current?.matches(':focus-visible')) point();
    },
    onblur: leave,
    onclickcapture: (event: MouseEvent) => {
      press.onclickcapture(event);
      leave();
    },
  };
  return { isPointed, control, listeners };
}
