import type { LayoutId } from '../../../app/harrow/layout-ids.ts';
import type { XY } from '../../../app/stage.ts';

/** Upper left corner of the language plate in the corner of a paper or of the curtain. */
export const languagePlaces: Readonly<Record<LayoutId, XY>> = {
  desktop: [1220, 662],
  tablet: [964, 710],
  phone: [788, 338],
  upright: [342, 4],
  'upright-tablet': [537, 4],
};
