import {
  type DrawSpace,
  drawSpace,
  familyCardSpaces,
  familyDraw,
  familySpaces,
} from '../../../engine/games/harrow/content/tracks.ts';

/** What one more token on the Family's board would change. */
export interface DrawOutlook {
  readonly advanced: boolean;
  readonly now: DrawSpace;
  /** The board is full (HC-TOK-5). */
  readonly full: boolean;
  /** What the track says once this token lies on it. */
  readonly after: DrawSpace;
  /** The token covers a card symbol and there is a card left to draw (HC-CARD-8). */
  readonly card: boolean;
  /** Basic side: the next higher number and how many tokens it takes. */
  readonly next?: { readonly value: number; readonly tokens: number };
}

export function drawOutlook(fixed: number, advanced: boolean, deck: number): DrawOutlook {
  const side = advanced ? 'advanced' : 'basic';
  const now = drawSpace(side, fixed);
  const full = fixed >= familySpaces - 1;
  const after = full ? now : drawSpace(side, fixed + 1);
  const card = advanced && !full && deck > 0 && familyCardSpaces.includes(fixed + 2);
  const space = advanced ? -1 : familyDraw.findIndex((value) => value !== undefined && value > now.draw);
  const next = space < 0 ? undefined : { value: familyDraw[space] ?? now.draw, tokens: space - fixed };
  return { advanced, now, full, after, card, next };
}
