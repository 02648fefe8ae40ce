/** RT-NO-2: everything of a faction that can stand on the map. */
export const pieceKinds = [
  'warrior',
  'pawn',
  'sawmill',
  'workshop',
  'recruiter',
  'wood',
  'keep',
  'roost',
  'base',
  'sympathy',
] as const;
export type PieceKind = (typeof pieceKinds)[number];

/** RT-G.1: a pawn is a place of its own and never counted. */
export type PieceSort = 'warrior' | 'building' | 'token';
export type CountedKind = Exclude<PieceKind, 'pawn'>;

export const countedKinds = pieceKinds.filter((kind): kind is CountedKind => kind !== 'pawn');
