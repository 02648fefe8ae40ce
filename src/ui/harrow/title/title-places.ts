import type { LayoutId } from '../../../app/harrow/layout-ids.ts';
import type { XY } from '../../../app/stage.ts';

/** Upper left corner of the language plates. */
export const languagePlaces: Readonly<Record<LayoutId, XY>> = {
  desktop: [1092, 662],
  tablet: [836, 710],
  phone: [660, 338],
  upright: [214, 4],
  'upright-tablet': [409, 4],
};
