import { mix } from '../../../ink/colour.ts';
import { comb } from '../../../ink/cuts.ts';
import { cr, D, pp } from '../../../ink/geometry.ts';
import { F, FS, G } from '../../../ink/svg.ts';
import { C } from '../../inks.ts';
import { fence, fir, house } from '../../title/silhouettes.ts';

// Scenes are drawn round the middle of a burrow of radius 66 (half-width 78, half-height 57), black against its light.

const hill = cr(pp('M-92 32 L-34 18 L28 24 L92 16 L92 80 L-92 80'));
const stone = pp('M-9 0 L-10 -16 Q-8 -25 0 -25 Q9 -24 9 -14 L8 0');

/** Night I: a house on the boundary, its fence and the stone that marks it. */
export const boundaryHouse = (): string =>
  F(fir(-58, 30, 52) + fir(-44, 28, 38) + fir(52, 28, 58) + fir(66, 28, 40), C.ink) +
  G(2, 27, 0.92, house(C.ink, C.core)) +
  F(D(hill), C.ink) +
  F(comb(pp('M-70 30 Q-30 16 0 20 Q30 24 70 18'), -90, 6, 30, 2, { spread: 50 }), C.ink) +
  fence(-62, -20, 38, mix(C.ember, C.ink, 0.6)) +
  FS(D(stone.map(([x, y]) => [x + 30, y + 46] as const)), mix(C.ember, C.ink, 0.66), C.ink, 2.4) +
  F('M27 28h6v4h-6zM28.5 25h3v12h-3z', C.ink) +
  F(D(pp('M10 28 Q2 36 -2 58 L18 58 Q14 38 14 28')), mix(C.ember, C.ink, 0.45));
