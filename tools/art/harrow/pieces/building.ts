import { mix } from '../../ink/colour.ts';
import { hatch } from '../../ink/cuts.ts';
import { pp, rect } from '../../ink/geometry.ts';
import { seed } from '../../ink/random.ts';
import { clip, F, FS, rim, S, shadow } from '../../ink/svg.ts';
import type { Picture } from '../../picture.ts';
import { piece } from '../../shell/piece.ts';
import { C } from '../inks.ts';

export const buildingShape = pp(
  'M-34 0 L-32 -46 L-40 -46 L-6 -92 L-4 -84 L14 -84 L14 -98 L26 -98 L26 -74 L42 -48 L34 -48 L36 0',
);

/** A leaning gable under a black roof, two lit windows. */
function drawBuilding(): string {
  seed(22);
  const walls =
    F('M-50 -44L-6 -96L30 -100L50 -44L20 -44L-2 -78L-26 -44Z', C.ink) +
    F(hatch(rect(2, -60, 50, 70), 0, 7, 2.6), C.ink) +
    F(hatch(pp('M10 -60 L50 -60 L50 4 L14 4'), 90, 6, 3.2), C.ink) +
    F(hatch(pp('M4 -84 L40 -44 L34 -40 L0 -80'), 58, 6, 2), mix(C.fam, C.paper, 0.5));
  return (
    shadow(44, 12, 2) +
    rim(buildingShape, mix(C.paper, C.bog, 0.35), { w: 6 }) +
    clip(buildingShape, walls) +
    FS('M-20 0L-20 -28L-6 -28L-6 0Z', C.ink, C.ink, 2) +
    FS('M6 -34h16v16h-16z', C.ray, C.ink, 4) +
    S('M14 -34v16M6 -26h16', C.ink, 2.5) +
    FS('M-8 -62h10v10h-10z', C.ray, C.ink, 3.5)
  );
}

export const buildings = (): Picture[] => [piece('building', { x: -50, y: -107, w: 102, h: 122 }, drawBuilding)];
