import type { Props } from '../dom.ts';

/**
 * Puts what several parts want of one control together: listeners to the same thing are called one after the other, until one
 * of them stops the event.
 */
export function together(...parts: readonly Props[]): Props {
  const all: Record<string, unknown> = {};
  for (const [name, value] of parts.flatMap((part) => Object.entries(part))) {
    const before = all[name];
    all[name] =
      typeof before === 'function' && typeof value === 'function'
        ? (event: Event) => {
            before(event);
            if (!event.cancelBubble) value(event);
          }
        : value;
  }
  return all;
}
