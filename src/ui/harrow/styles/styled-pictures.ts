/** Pictures of Harrow that style sheets use as frames and backgrounds. */
export const harrowStyledPictures = [
  'board-sign',
  'board-sign-lit',
  'coal',
  'coal-dark',
  'curtain-desktop',
  'curtain-phone',
  'curtain-tablet',
  'fair-price',
  'flame',
  'flame-empty',
  'pattern-title',
  'ribbon-family',
  'ribbon-hester',
  'ribbon-kammi',
  'ribbon-protectors',
] as const;
