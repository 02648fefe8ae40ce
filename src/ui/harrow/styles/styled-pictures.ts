import { layoutIds } from '../../../app/harrow/layout.ts';

/** Pictures of Harrow that style sheets use as frames and backgrounds. */
export const harrowStyledPictures = [
  'board-sign',
  'board-sign-lit',
  'coal',
  'coal-dark',
  ...layoutIds.map((id) => `curtain-${id}` as const),
  'fair-price',
  'flame',
  'flame-empty',
  'pattern-title',
  'ribbon-fair',
  'ribbon-family',
  'ribbon-hester',
  'ribbon-kammi',
  'ribbon-protectors',
] as const;
