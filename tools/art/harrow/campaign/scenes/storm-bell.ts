import { mix } from '../../../ink/colour.ts';
import { gouge, hatch } from '../../../ink/cuts.ts';
import { cr, D, pp } from '../../../ink/geometry.ts';
import { clip, F, FS, G, S } from '../../../ink/svg.ts';
import { C } from '../../inks.ts';
import { stormPiece } from '../../terrain/storm.ts';

const hill = cr(pp('M-92 42 L-20 32 L40 36 L92 28 L92 80 L-92 80'));
const tower = 'M8 40L10 -14L4 -14L28 -56L52 -14L46 -14L48 40Z';
const belfry = pp('M16 -10 L40 -10 L41 16 L15 16');
const nave = 'M-22 40L-22 18L-28 18L-8 0L12 6L12 40ZM44 40L44 6L66 18L62 18L62 40Z';
const bell = pp('M0 0 C-7 1 -7 9 -8 14 Q-9 18 -12 20 L12 20 Q9 18 8 14 C7 9 7 1 0 0');

/** Night III: a bell swings in a tower nobody climbs, under a storm. */
export const stormBell = (): string =>
  F(D(hill), C.ink) +
  F(tower + nave, C.ink) +
  S('M28 -56V-66M23 -62H33', C.ink, 2.6) +
  F(D(belfry), C.core) +
  clip(
    belfry,
    G(
      28,
      -8,
      0.86,
      F(D(pp('M-3 20 L3 20 L2 25 L-2 25')), C.ink) +
        FS(D(bell), mix(C.ember, C.bog, 0.4), C.ink, 2.4) +
        F(hatch(pp('M1 0 L12 0 L12 20 L3 20'), 80, 3.4, 1.6), C.ink),
      20,
    ),
  ) +
  S('M28 -10V16', C.ink, 1.4) +
  F(gouge(pp('M14 -2 Q8 3 12 12'), 2.6) + gouge(pp('M43 -2 Q50 3 45 12'), 2.6), C.core) +
  F('M-14 30V22Q-10 16 -6 22V30ZM54 30V24Q56.5 19 59 24V30ZM24 40V26Q28 20 32 26V40Z', C.core) +
  G(-38, -10, 0.58, stormPiece());
