/** The map screen's paper sheet and the county on it, in px of the layout. */
export interface SheetLayout {
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

export const sheetNames = ['desktop', 'tablet', 'phone'] as const;
export type SheetName = (typeof sheetNames)[number];

export const sheetLayouts: Readonly<Record<SheetName, SheetLayout>> = {
  desktop: {
    w: 1280,
    h: 720,
    sheet: { x: 322, y: 8, w: 636, h: 606 },
    cx: 640,
    cy: 310,
    side: 49,
    coast: [26, 19, 12, 5],
    k: 1,
  },
  tablet: {
    w: 1024,
    h: 768,
    sheet: { x: 256, y: 8, w: 512, h: 666 },
    cx: 512,
    cy: 318,
    side: 44,
    coast: [13, 10, 7, 4],
    k: 0.9,
  },
  phone: {
    w: 844,
    h: 390,
    sheet: { x: 154, y: 3, w: 446, h: 336 },
    cx: 378,
    cy: 171,
    side: 26,
    coast: [14, 10.5, 7, 3],
    k: 0.62,
  },
};
