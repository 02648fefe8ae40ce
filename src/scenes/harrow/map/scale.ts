import type { Layout } from '../../../app/harrow/layout.ts';
import { type PieceScale, pieceLooks } from './piece-looks.ts';

export function pieceScale(layout: Layout): PieceScale {
  return pieceLooks[layout.id];
}
