import type { Stage } from '../app/stage.ts';

/** No canvas is drawn wider or higher than this for the sake of large words: what a device can hold is bounded. */
const most = 4096;

/** Pixels of the canvas for each of the window: as many as the device has, and more where the canvas is looked at closely. */
export function pixelRatio({ near }: Pick<Stage, 'near'>): number {
  const { devicePixelRatio, innerWidth, innerHeight } = window;
  return Math.max(devicePixelRatio, Math.min(devicePixelRatio * near, most / Math.max(innerWidth, innerHeight)));
}
