import type { Rect } from '../../../../app/stage.ts';

/** Key of the paper panel that fills a place. */
export function panelKey([, , w, h]: Rect, suffix = ''): string {
  return `panel-${w}x${h}${suffix}`;
}

/** Key of the wooden plank that fills a place. */
export function plankKey([, , w, h]: Rect): string {
  return `plank-${w}x${h}`;
}
