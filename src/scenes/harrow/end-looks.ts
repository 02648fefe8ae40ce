import type { LayoutId } from '../../app/harrow/layout-ids.ts';

/** Where the winner stands before the sun: the feet, and the scale. Hester stands in her picture. */
export const stands: Readonly<Record<LayoutId, readonly [x: number, y: number, scale: number]>> = {
  desktop: [640, 622, 2.4],
  tablet: [512, 664, 2],
  phone: [422, 322, 1.35],
  upright: [195, 352, 1.5],
  'upright-tablet': [292, 330, 1.5],
};
