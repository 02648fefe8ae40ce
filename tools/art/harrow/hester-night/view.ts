import { stageSize } from '../stage-size.ts';
/** How a screen frames the night. Lengths are in units of `k` px; the oak's axis is x 0. */
export interface Night {
  readonly w: number;
  readonly h: number;
  readonly k: number;
  /** How far the whole scene is lowered. */
  readonly drop: number;
  /** Share of the cuts that is drawn; fewer and wider on a phone. */
  readonly detail: number;
}

export const nights = {
  desktop: { ...stageSize('desktop'), k: 1, drop: 0, detail: 1 },
  tablet: { ...stageSize('tablet'), k: 1, drop: 40, detail: 1 },
  upright: { ...stageSize('upright'), k: 0.62, drop: -90, detail: 0.6 },
  'upright-tablet': { ...stageSize('upright-tablet'), k: 0.8, drop: -130, detail: 0.75 },
  phone: { ...stageSize('phone'), k: stageSize('phone').h / stageSize('desktop').h, drop: 0, detail: 0.6 },
} as const satisfies Readonly<Record<string, Night>>;

/** The hills' line, as in the mornings. */
export const HORIZON = 470;

/** The edges of the picture in units; the left one is minus `side`. */
export const edges = ({ w, h, k, drop }: Night) => ({ side: w / k / 2, top: -drop, foot: h / k - drop });
