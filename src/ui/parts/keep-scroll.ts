/** How far each list is scrolled; screens are drawn anew, and a list must not jump to its top then. */
const places = new WeakMap<object, number>();

/** Remembers where the scrolling parent of the node stands and puts it back there, as long as `owner` is the same object. */
export function keepScroll(owner: object, node: HTMLElement): HTMLElement {
  queueMicrotask(() => {
    const scroller = node.closest<HTMLElement>('.content, .scrolls');
    if (!scroller) return;
    scroller.scrollTop = places.get(owner) ?? 0;
    scroller.addEventListener('scroll', () => places.set(owner, scroller.scrollTop), { passive: true });
  });
  return node;
}
