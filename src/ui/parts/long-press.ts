import { useEffect, useRef } from 'preact/hooks';
import type { Props } from '../dom.ts';

/** How long a finger rests on something before that says what it is. */
export const longPress = 450;

/** The click that ends a long press comes this soon after it. */
const clickAfter = 400;

interface Press {
  timer: ReturnType<typeof setTimeout> | undefined;
  isLong: boolean;
  endedAt: number;
}

interface PressListeners extends Props {
  onpointerleave(event: PointerEvent): void;
  onclickcapture(event: MouseEvent): void;
}

/** Listeners that call `begin` while a finger rests on the control, and `end` when it goes; to lift the finger is no click then. */
export function useLongPress(begin: () => void, end: () => void): PressListeners {
  const press = useRef<Press>({ timer: undefined, isLong: false, endedAt: Number.NEGATIVE_INFINITY }).current;
  useEffect(() => () => clearTimeout(press.timer), [press]);

  function lift({ timeStamp }: PointerEvent): void {
    clearTimeout(press.timer);
    if (!press.isLong) return;
    press.isLong = false;
    press.endedAt = timeStamp;
    end();
  }
  return {
    onpointerdown: ({ pointerType }: PointerEvent) => {
      clearTimeout(press.timer);
      if (pointerType === 'mouse') return;
      press.timer = setTimeout(() => {
        press.isLong = true;
        begin();
      }, longPress);
    },
    onpointerup: lift,
    onpointercancel: lift,
    onpointerleave: lift,
    oncontextmenu: (event: Event) => event.preventDefault(),
    // Before the control's own listener.
    onclickcapture: (event: MouseEvent) => {
      if (event.timeStamp - press.endedAt < clickAfter) event.stopImmediatePropagation();
    },
  };
}
