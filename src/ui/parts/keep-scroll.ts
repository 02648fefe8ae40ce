/** How far each list is scrolled; screens are drawn anew, and a list must not jump to its top then. */
const places = new WeakMap<object, number>();

/**
 * Remembers where the scrolling parent of the node stands and puts it back there, as long as `owner` is the same object;
 * `start`: where it stands at first.
 */
export function keepScroll(owner: object, node: HTMLElement, start: 'top' | 'end' = 'top'): HTMLElement {
  queueMicrotask(() => {
    const scroller = node.closest<HTMLElement>('.content, .scrolls');
    if (!scroller) return;
    scroller.scrollTop = places.get(owner) ?? (start === 'end' ? scroller.scrollHeight : 0);
    scroller.addEventListener('scroll', () => places.set(owner, scroller.scrollTop), { passive: true });
  });
  return node;
}
