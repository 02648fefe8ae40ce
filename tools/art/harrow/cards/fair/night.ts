import { mix } from '../../../ink/colour.ts';
import { gouge, rays } from '../../../ink/cuts.ts';
import { pp } from '../../../ink/geometry.ts';
import { F } from '../../../ink/svg.ts';
import { disc, nightSky } from '../../../shell/cards/ground.ts';
import { C } from '../../inks.ts';

// The Fair Folk's cards are scenes of night and silver.

/** From the darkest of their greys to silver. */
export const grey = {
  dusk: mix(C.night, C.silver, 0.14),
  mist: mix(C.night, C.silver, 0.35),
  haze: mix(C.night, C.silver, 0.5),
} as const;

/** A sky whose lines are bright near (x, y), and a stepped light with rays there. */
export const lightAt = (x: number, y: number, r: number, reach = 76): string =>
  nightSky(grey.dusk, grey.haze, x, y, reach) +
  disc(x, y, r, grey.haze, 1.6) +
  F(rays(x, y, r - 2, r + 18, 30, 3.3), C.silver);

/** A bank of mist across the card. */
export const mist = (y: number, w: number): string =>
  gouge(pp(`M-6 ${y} Q20 ${y - 7} 46 ${y} Q72 ${y + 7} 106 ${y - 2}`), w, { a: 0.6, b: 0.6 });
