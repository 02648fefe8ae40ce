import { layouts } from '../../../../src/app/harrow/layout.ts';
import { type LayoutId, layoutIds } from '../../../../src/app/harrow/layout-ids.ts';

/** The map screen's paper sheet and the county on it, in px of the layout. */
export interface SheetLayout {
  readonly id: LayoutId;
  readonly w: number;
  readonly h: number;
  readonly sheet: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
  /** Centre and hex side of the county. */
  readonly cx: number;
  readonly cy: number;
  readonly side: number;
  /** Widths of the three stepped bands of the coast and of the ink line, outside the hexes. */
  readonly coast: readonly [number, number, number, number];
  /** Ink, cuts and ornaments relative to the desktop. */
  readonly k: number;
}

/** What is only drawn: nothing is laid on it. */
const ornaments: Readonly<Record<LayoutId, Pick<SheetLayout, 'coast' | 'k'>>> = {
  desktop: { coast: [26, 19, 12, 5], k: 1 },
  tablet: { coast: [13, 10, 7, 4], k: 0.9 },
  upright: { coast: [11, 8, 5, 3], k: 0.7 },
  'upright-tablet': { coast: [20, 15, 9, 4], k: 0.78 },
  phone: { coast: [14, 10.5, 7, 3], k: 0.62 },
};

export const sheetLayouts: readonly SheetLayout[] = layoutIds.map((id) => {
  const { width, height, map } = layouts[id];
  const [x, y, w, h] = map.sheet;
  const [cx, cy] = map.centre;
  return { id, w: width, h: height, sheet: { x, y, w, h }, cx, cy, side: map.hexSide, ...ornaments[id] };
});
