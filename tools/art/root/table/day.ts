import { phases } from '../../../../src/engine/games/root/state/phases.ts';
import { mix } from '../../ink/colour.ts';
import { rays } from '../../ink/cuts.ts';
import { circ, D, line, rect, wob } from '../../ink/geometry.ts';
import { seed } from '../../ink/random.ts';
import { clip, F, FS, S } from '../../ink/svg.ts';
import type { Picture } from '../../picture.ts';
import { PAPER } from '../../shell/paper.ts';
import { piece } from '../../shell/piece.ts';
import { C } from '../inks.ts';

// The parts of the day as rising, high and setting sun; the current one is lit. A sky's radius is 50 units.

const sky = circ(0, 0, 50, 30);

/** Short lines round (0, y) at these angles, between two radii. */
const beams = (angles: readonly number[], y: number, from: number, to: number): string =>
  S(
    angles
      .map((deg) => {
        const [cos, sin] = [Math.cos((deg * Math.PI) / 180), Math.sin((deg * Math.PI) / 180)];
        return D(line(cos * from, y + sin * from, cos * to, y + sin * to, 1), false);
      })
      .join(''),
    C.ink,
    6.5,
  );

const ball = (y: number, r: number, ink: string): string => FS(D(circ(0, y, r, 24)), ink, C.ink, 6);

const rising = (light: string): string =>
  clip(sky, ball(20, 25, light) + beams([200, 235, 270, 305, 340], 20, 33, 50) + F(D(rect(-50, 20, 100, 50)), C.ink));

const high = (light: string): string => ball(0, 22, light) + beams([0, 45, 90, 135, 180, 225, 270, 315], 0, 30, 41);

const setting = (light: string): string => F('M12 -30A31 31 0 1 0 12 30A25 25 0 1 1 12 -30Z', light);

const suns = [rising, high, setting] as const;

function phase(i: number, isNow: boolean): string {
  seed(670 + i);
  const day = isNow ? C.ray : mix(C.paper, C.bog, 0.45);
  const night = isNow ? C.ember : mix(C.violet, C.paper, 0.3);
  return (
    (isNow ? F(rays(0, 0, 56, 88, 20, 13), C.ember) : '') +
    FS(D(wob(sky, 1.5, 0.1, 6)), suns[i] === setting ? night : day, C.ink, 8) +
    suns[i](isNow ? C.core : PAPER)
  );
}

export const dayParts = (): Picture[] =>
  phases.flatMap((id, i) => [
    piece(`phase-${id}`, { x: -58, y: -58, w: 116, h: 116 }, () => phase(i, false)),
    piece(`phase-${id}-now`, { x: -92, y: -92, w: 184, h: 184 }, () => phase(i, true)),
  ]);
