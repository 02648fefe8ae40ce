import { gouge, hatch } from '../../ink/cuts.ts';
import { line, pp } from '../../ink/geometry.ts';
import { seed } from '../../ink/random.ts';
import { clip, F, G, rim, shadow } from '../../ink/svg.ts';
import type { Picture } from '../../picture.ts';
import { litLantern } from '../../shell/lantern.ts';
import { piece } from '../../shell/piece.ts';
import { C } from '../inks.ts';

export const townsfolkShape = pp(
  'M-2 -96 Q14 -96 17 -84 L30 -80 Q18 -72 15 -72 Q15 -62 10 -58 Q26 -52 28 -30 L32 0 L-26 0 Q-28 -34 -22 -48 Q-18 -56 -10 -58 Q-16 -64 -15 -72 Q-22 -72 -32 -78 L-18 -84 Q-16 -96 -2 -96',
);

/** Wide hat, cloak, half the face black, red scarf, lit lantern. */
function drawTownsfolk(): string {
  seed(21);
  const clothes =
    F('M-34 -74L34 -76L34 -110L-34 -110Z', C.ink) +
    F(hatch(pp('M4 -60 L40 -60 L40 4 L6 4 Q14 -30 4 -60'), 78, 6, 3.4, { from: 0.05 }), C.ink) +
    F('M-12 -58Q0 -48 12 -58L16 -50Q0 -38 -18 -48Z', C.prot) +
    F(gouge(pp('M-10 -40 Q-16 -20 -14 0'), 4) + gouge(pp('M2 -40 Q0 -20 2 0'), 4), C.ink);
  const face =
    F('M2 -74L15 -74L13 -62L8 -58L2 -58L5 -64ZM-9 -71h5v4h-5z', C.ink) +
    F('M6 -71h4v3h-4z', C.paper) +
    F(gouge(line(-7, -62, 2, -62, 3), 2.4), C.ink);
  return (
    shadow(36, 11, 2) +
    rim(townsfolkShape, C.paper, { w: 6 }) +
    clip(townsfolkShape, clothes) +
    face +
    G(-30, -18, 0.34, litLantern())
  );
}

export const townsfolk = (): Picture[] => [piece('townsfolk', { x: -60, y: -105, w: 104, h: 120 }, drawTownsfolk)];
