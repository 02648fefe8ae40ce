/** A rectangle in reference pixels: x, y, width, height. */
export type Rect = readonly [x: number, y: number, w: number, h: number];

/** A point in reference pixels. */
export type XY = readonly [x: number, y: number];

/** How the screens of a game are laid out in windows of one kind, in reference pixels. Games add their own places. */
export interface Layout {
  readonly id: string;
  readonly width: number;
  readonly height: number;
}

/** Where the reference picture lies in the window. */
export interface Stage<L extends Layout = Layout> {
  readonly layout: L;
  readonly scale: number;
  readonly x: number;
  readonly y: number;
  /** How many times larger than in the window the screen is, for whoever needs large words. */
  readonly near: number;
}

/** The layout as large as the window lets it be, in its middle, and the screen on it so many times larger. */
export function stageOf<L extends Layout>(layout: L, width: number, height: number, near = 1): Stage<L> {
  const scale = Math.min(width / layout.width, height / layout.height);
  return {
    layout,
    scale,
    x: (width - layout.width * scale) / 2,
    y: (height - layout.height * scale) / 2,
    near,
  };
}
