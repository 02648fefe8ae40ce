import { layoutIds } from '../../../app/harrow/layout-ids.ts';

/** Pictures of Harrow that style sheets use as frames and backgrounds. */
export const harrowStyledPictures = [
  'board-sign',
  'board-sign-lit',
  'coal',
  'coal-dark',
  'cube-silver',
  ...layoutIds.map((id) => `curtain-${id}` as const),
  'diamond-fair',
  'fair-price',
  'flame',
  'flame-empty',
  'mark-hester',
  'pattern-title',
  'ribbon-fair',
  'ribbon-family',
  'ribbon-hester',
  'ribbon-kammi',
  'ribbon-protectors',
] as const;
