import type { Props } from '../dom.ts';

/** Listeners of a line that lights its place while it is pointed at; a tap leaves it lit. */
export function litWhile(light: () => void, leave: () => void): Props {
  return {
    onpointerenter: ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') light();
    },
    onpointerleave: ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') leave();
    },
    onfocus: light,
    onblur: leave,
    onclick: light,
  };
}
