import { mix } from '../../../ink/colour.ts';
import { gouge } from '../../../ink/cuts.ts';
import { cr, D, line, type Point, pp } from '../../../ink/geometry.ts';
import { rr, seed } from '../../../ink/random.ts';
import { F, FS, G } from '../../../ink/svg.ts';
import { disc } from '../../../shell/cards/ground.ts';
import { C } from '../../inks.ts';
import { cube } from '../../pieces/cube.ts';
import { searchCube } from '../../pieces/fair-dress.ts';
import { lightAt } from './night.ts';

/** A glint with four long points. */
const glintAt = (x: number, y: number, r: number): string =>
  D(
    Array.from({ length: 8 }, (_, i): Point => {
      const angle = (i / 8) * 6.2832 - Math.PI / 2;
      const reach = i % 2 ? r * 0.16 : r;
      return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
    }),
  );

const hill = cr(pp('M-8 106 -8 76 20 68 50 72 80 66 108 74 108 106'));

/** Two silver cubes that shine in the grass. */
export function glint(): string {
  seed(381);
  const back =
    lightAt(50, 48, 28) + disc(50, 48, 19, C.silver, 1.2) + FS(D(hill), mix(C.forest, C.ink, 0.6), C.ink, 2.6);
  const grass = Array.from({ length: 26 }, (_, i) =>
    gouge(line(i * 4, 106, i * 4 + rr(-5, 5), 82 + rr(-8, 6), 4, 2), 2.8),
  );
  const blades = F(grass.join(''), C.ink);
  const cubes = G(36, 76, 1, cube(searchCube, 13)) + G(65, 82, 1, cube(searchCube, 13));
  return back + cubes + blades + FS(glintAt(28, 44, 15) + glintAt(76, 54, 11), C.white, C.ink, 1.6);
}
