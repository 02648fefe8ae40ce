import { cr, D, pp } from '../../../ink/geometry.ts';
import { F, G } from '../../../ink/svg.ts';
import { litLantern } from '../../../shell/lantern.ts';
import { C } from '../../inks.ts';
import { familyHaint, protectorsHaint } from '../../pieces/haint.ts';
import { fir } from '../../title/silhouettes.ts';

const road = cr(pp('M-92 40 L-24 30 L40 36 L92 28 L92 80 L-92 80'));

/** Night II: haints of both sides walk together behind one lantern. */
export const procession = (): string =>
  F(fir(-64, 36, 30) + fir(66, 32, 34) + fir(56, 34, 22), C.ink) +
  F(D(road), C.ink) +
  G(-40, 42, 0.46, familyHaint()) +
  G(2, 45, 0.54, familyHaint()) +
  G(43, 42, 0.48, protectorsHaint()) +
  G(-19, 50, 0.2, litLantern());
