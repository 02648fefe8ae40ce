import { mix } from '../../ink/colour.ts';
import { gouge, hatch, rays } from '../../ink/cuts.ts';
import { circ, D, line, pp, wob } from '../../ink/geometry.ts';
import { seed } from '../../ink/random.ts';
import { clip, F, FS, G } from '../../ink/svg.ts';
import type { Picture } from '../../picture.ts';
import { C } from '../inks.ts';
import { symbol } from '../pieces/symbols.ts';
import { type SheetLayout, sheetLayouts } from './layouts.ts';
import { type SheetLook, sheetPicture } from './sheet.ts';

// The county of the Fair Folk: silver and night, a moth on a full moon, a ring of mushrooms. No compass: it would compete
// with the arrows at the edge.

function mothMoon(fine: boolean): string {
  seed(684);
  const disc = circ(0, 0, 33, 50);
  return (
    F(rays(0, 0, 36, 60, fine ? 38 : 28, fine ? 4 : 5), C.silver) +
    FS(D(wob(disc, 0.8)), C.frost, C.ink, fine ? 3 : 4) +
    clip(disc, F(hatch(circ(12, 8, 33), -58, fine ? 5 : 7, fine ? 1.9 : 2.8), mix(C.silver, C.night, 0.4))) +
    symbol('moth', 0, 1, 50, C.ink, C.frost)
  );
}

const stem = 'M-4 0Q-3 -14 -4 -18L4 -18Q3 -14 5 0Z';
const cap = 'M-17 -16Q-14 -34 0 -34Q14 -34 17 -16Q0 -10 -17 -16Z';

const mushroom = (x: number, y: number, k: number): string =>
  G(
    x,
    y,
    k,
    FS(stem, mix(C.paper, C.silver, 0.4), C.ink, 2.6) +
      FS(cap, mix(C.silver, C.paper, 0.2), C.ink, 2.8) +
      F(gouge(pp('M3 -30 Q12 -26 13 -18'), 6), mix(C.night, C.ink, 0.2)) +
      F(D(circ(-6, -25, 3)) + D(circ(2, -22, 2)), C.ink),
  );

/** Grass and mushrooms of a fairy ring. */
function fairyRing(): string {
  seed(685);
  const grass = Array.from({ length: 26 }, (_, i) =>
    gouge(line(-62 + i * 5, 14, -64 + i * 5 + ((i * 7) % 11) - 4, -4 - ((i * 5) % 9), 4, 2), 2.6),
  );
  return (
    mushroom(-34, 10, 0.8) +
    mushroom(-8, 4, 1.1) +
    mushroom(24, 9, 0.9) +
    mushroom(48, 12, 0.62) +
    F(grass.join(''), mix(C.night, C.ink, 0.4))
  );
}

function ornaments({ sheet: { x, y, w, h }, k, side }: SheetLayout): string {
  // On the phone only the upper left corner is free of buttons.
  if (k <= 0.7) return G(x + 36, y + 37, 0.56, mothMoon(false));
  const scale = side > 46 ? 1 : 0.82;
  return (
    G(x + 66 * scale, y + 62 * scale, 0.92 * scale, mothMoon(true)) +
    G(x + w - 84 * scale, y + h - 42 * scale, scale, fairyRing())
  );
}

const fairLook: SheetLook = {
  paper: mix(mix(C.paper, C.bog, 0.24), C.silver, 0.3),
  burn: mix(C.night, C.ink, 0.3),
  dusk: mix(C.night, C.ink, 0.35),
  coast: [mix(C.silver, C.night, 0.12), mix(C.night, C.silver, 0.32), mix(C.night, C.ink, 0.3)],
  ornaments,
};

export const fairSheets = (): Picture[] =>
  sheetLayouts.map((layout) => sheetPicture(`sheet-fair-${layout.id}`, layout, fairLook));
