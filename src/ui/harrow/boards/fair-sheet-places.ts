import type { LayoutId } from '../../../app/harrow/layout-ids.ts';
import type { Rect } from '../../../app/stage.ts';

/** The two papers of the Fair Folk: what they seek and build, and what they hold. */
interface FairSheetPlaces {
  readonly search: Rect;
  readonly hand: Rect;
}

export const fairSheetPlaces: Readonly<Record<LayoutId, FairSheetPlaces>> = {
  desktop: { search: [16, 46, 616, 606], hand: [648, 46, 616, 606] },
  tablet: { search: [12, 46, 498, 644], hand: [514, 46, 498, 644] },
  phone: { search: [6, 46, 416, 292], hand: [424, 46, 414, 292] },
  'upright-tablet': { search: [6, 56, 573, 322], hand: [6, 382, 573, 324] },
  upright: { search: [6, 56, 378, 326], hand: [6, 384, 378, 324] },
};
