/** How finely a tree is drawn: a unit is .9 px on the battlefield, .45 on a phone, .39 in the panel, .2 in a phone's rail. */
export interface Detail {
  /** Share of the cuts. */
  readonly cuts: number;
  /** Ink lines and cuts are this much wider, in units, than on the battlefield. */
  readonly ink: number;
  /** Whether cuts are drawn that are thinner than the outlines. */
  readonly fine: boolean;
  /** Gap of engraved lines. */
  readonly gap: number;
}

export const FULL: Detail = { cuts: 1, ink: 1, fine: true, gap: 6 };
export const SMALL: Detail = { cuts: 0.6, ink: 1.45, fine: true, gap: 9 };
export const PANEL: Detail = { cuts: 0.46, ink: 1.6, fine: true, gap: 11 };
export const TINY: Detail = { cuts: 0.3, ink: 2.3, fine: false, gap: 16 };
