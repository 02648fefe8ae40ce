import { mix } from '../../ink/colour.ts';
import { hatch } from '../../ink/cuts.ts';
import { D, type Point, tr } from '../../ink/geometry.ts';
import { seed } from '../../ink/random.ts';
import { clip, F, FS, G, S } from '../../ink/svg.ts';
import type { Picture } from '../../picture.ts';
import { C } from '../inks.ts';
import { dress } from './factions.ts';
import { searchCube } from './fair-dress.ts';
import { symbol } from './symbols.ts';
import { type CubeDress, cubeTerrains, terrainDress } from './terrain-dress.ts';

const frames = 24;
/** Wide enough for the square on its corner with its depth and ink, so that no frame bleeds into the next. */
const frameSize = 40;
/** The centre of the turning square, in a frame. */
const centre: Point = [18, 22];
/** A cube of 16 px in the tree is drawn a little larger, so that it reads among the limbs. */
const side = 18;

/** A cube in the tree at an angle: not isometric, because it must turn. The turned square, extruded up and to the right. */
function die({ ink, mark, sign = mix(C.paper, ink, 0.05) }: CubeDress, degrees: number): string {
  seed(70);
  const h = side / 2;
  const angle = (degrees * Math.PI) / 180;
  const front = tr(
    [
      [-h, -h],
      [h, -h],
      [h, h],
      [-h, h],
    ],
    0,
    0,
    1,
    angle,
  );
  const depth: Point = [side * 0.26, -side * 0.3];
  const back = tr(front, depth[0], depth[1]);
  let hull = D(front);
  let faces = '';
  front.forEach((a, i) => {
    const j = (i + 1) % 4;
    const b = front[j];
    const outward: Point = [b[1] - a[1], a[0] - b[0]];
    if (outward[0] * depth[0] + outward[1] * depth[1] <= 0) return;
    const face = D([a, b, back[j], back[i]]);
    const upwards = -outward[1] / side > 0.45;
    hull += face;
    faces += FS(face, upwards ? mix(ink, C.paper, 0.45) : mix(ink, C.ink, 0.5), C.ink, side * 0.09);
  });
  const shade = hatch(tr(front, h * 0.5, h * 0.5), -40, side * 0.2, side * 0.08);
  return (
    S(hull, C.ink, side * 0.36) +
    faces +
    FS(D(front), ink, C.ink, side * 0.1) +
    clip(front, F(shade, mix(ink, C.ink, 0.7))) +
    G(0, 0, 1, symbol(mark, 0, 0, side * 0.62, sign, ink), degrees)
  );
}

const sheet = (key: string, look: CubeDress): Picture => ({
  key,
  w: frames * frameSize,
  h: frameSize,
  ax: centre[0],
  ay: centre[1],
  facts: { frames, frameWidth: frameSize, side },
  get svg() {
    return Array.from({ length: frames }, (_, i) =>
      G(frameSize * i + centre[0], centre[1], 1, die(look, (i * 360) / frames)),
    ).join('');
  },
});

/** Sheets of 24 angles, 15 degrees apart clockwise; the anchor is the centre of the turning square in each frame. */
export const dice = (): Picture[] => [
  sheet('die-red', dress.protectors),
  sheet('die-blue', dress.family),
  sheet('die-purple', dress.kammi),
  sheet('die-silver', searchCube),
  ...cubeTerrains.map((terrain) => sheet(`die-${terrain}`, terrainDress[terrain])),
];
