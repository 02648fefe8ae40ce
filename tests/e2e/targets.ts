import type { Page } from 'playwright-core';

/** A finger needs as many pixels of the window, in both directions. */
const leastTarget = 44;

/**
 * What can be pressed now and is too small for a finger. It is felt out from its middle, or from wherever it is free, as far
 * as it is what a finger would hit; what is only scrolled half out of sight is not small.
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const scope = ['.modal-layer > *', '.hand-open', '.screen']
      .map((part) => document.querySelector(part))
      .find((part) => part);
    const found: string[] = [];
    for (const control of scope?.querySelectorAll<HTMLElement>('button, select, input, a[href]') ?? []) {
      // The county can be looked at closely, for what lies on it.
      if (control.closest('[inert], .unseen, [aria-disabled="true"], .edge-arrow')) continue;
      if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const target = control.closest<HTMLElement>('label') ?? control;
      const { left, top, width, height } = target.getBoundingClientRect();
      // To a finger, some are one: it opens them together, and they are felt out from the first.
      const { together } = control.dataset;
      const first = together && scope?.querySelector(`[data-together="${together}"]`);
      if (first && first !== control) continue;
      let scroller = target.parentElement;
      while (scroller && !/auto|scroll/.test(getComputedStyle(scroller).overflowY)) scroller = scroller.parentElement;
      const list = scroller?.getBoundingClientRect();
      // The lists have an edge of their own.
      const isCut = list && (top < list.top + 2 || top + height > list.bottom - 2);
      if (isCut && Math.min(width, height) >= least - 0.5) continue;
      const finger = {
        hits(x: number, y: number) {
          const under = document.elementFromPoint(x, y);
          if (!under) return false;
          const isOther =
            together !== undefined && under.closest<HTMLElement>('[data-together]')?.dataset.together === together;
          return isOther || target.contains(under) || under.closest('label') === target;
        },
        reach(x: number, y: number, dx: number, dy: number) {
          let n = 0;
          while (n < least && this.hits(x + dx * (n + 1), y + dy * (n + 1))) n++;
          return n;
        },
      };
      const half = least / 2 - 1;
      const [cx, cy] = [left + width / 2, top + height / 2];
      const edges = [
        [cx - half, cy],
        [cx + half, cy],
        [cx, cy - half],
        [cx, cy + half],
      ] as const;
      if (edges.every(([x, y]) => finger.hits(x, y))) continue;
      const spot = [0.5, 0.1, 0.9]
        .flatMap((across) => [0.5, 0.15, 0.85].map((down) => [left + width * across, top + height * down] as const))
        .find(([x, y]) => finger.hits(x, y));
      // Wholly covered, or scrolled out of sight.
      if (!spot) continue;
      const [x, y] = spot;
      const across = finger.reach(x, y, 1, 0) + finger.reach(x, y, -1, 0) + 1;
      const down = finger.reach(x, y, 0, 1) + finger.reach(x, y, 0, -1) + 1;
      if (Math.min(across, down) < least) {
        const name = control.dataset.focus ?? control.textContent?.slice(0, 30);
        found.push(`too small for a finger: ${name}, ${Math.min(across, least)}x${Math.min(down, least)}`);
      }
    }
    return found;
  }, leastTarget);
}
