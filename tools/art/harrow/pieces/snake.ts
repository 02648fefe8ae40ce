import { mix } from '../../ink/colour.ts';
import { gouge } from '../../ink/cuts.ts';
import { cr, D, line, normals, type Point, type Poly, pp, resample, tr } from '../../ink/geometry.ts';
import { seed } from '../../ink/random.ts';
import { F, FS, S } from '../../ink/svg.ts';
import type { Picture } from '../../picture.ts';
import { piece } from '../../shell/piece.ts';
import { C } from '../inks.ts';

/** Yellow-green, so that it stands out from every terrain and from both colours of haints. */
const skin = C.viper;

// The head points to the right from its neck at the origin: a wedge with a slit eye, or it would look like a mascot.
const headShape = pp('M-5 -8 Q2 -19 16 -18 L37 -6 Q42 0 37 5 L18 14 Q4 16 -5 8 Q-1 0 -5 -8');
const jaw = pp('M-3 8 Q4 15 18 13 L37 5 L16 3');
const eye = pp('M8 -12 L26 -6 Q20 -1 12 -3');
const glint = pp('M13 -9 L19 -6.5 L14 -5');
const tongue = [pp('M38 0 L53 -1 L61 -8'), pp('M52 -1 L62 5')];

export interface Viper {
  /** Ink edge and paper rim, to be drawn under whatever the snake grows out of. */
  readonly rim: string;
  readonly body: string;
}

interface ViperOptions {
  readonly w: number;
  /** Where the head looks, in degrees, and its scale. */
  readonly turn: number;
  readonly head: number;
  /** Share of the full width at the start of the spine; a whole snake begins with the tip of its tail. */
  readonly tail: number;
}

/** A snake along a spine, in units of a piece's 100-unit box. */
export function viper(spine: Poly, { w, turn, head, tail }: ViperOptions): Viper {
  const path = resample(cr(spine, false, 9), 2, false);
  const [x, y] = path[path.length - 1];
  const place = (pts: Poly): Point[] => tr(pts, x, y, head, (turn * Math.PI) / 180);
  const shape = gouge(path, 1, { jit: 0, wf: (t) => w * Math.min(1, tail + t * 3.2) }) + D(place(headShape));
  const fork = tongue.map((part) => D(place(part), false)).join('');
  const normal = normals(path, false);
  const every = Math.round(w * 0.42);
  const bands = path
    .map((p, i) => {
      if (i < every || i % every || i > path.length - every) return '';
      const [nx, ny] = normal[i];
      return gouge(line(p[0] + nx * w * 0.5, p[1] + ny * w * 0.5, p[0] - nx * w * 0.1, p[1] - ny * w * 0.1, 3), 1, {
        jit: 0,
        wf: (t) => w * 0.28 * (1 - t * 0.6),
      });
    })
    .join('');
  return {
    rim: S(shape, C.ink, 15) + S(fork, C.ink, 9) + S(shape, C.paper, 9.5),
    body:
      S(fork, C.ink, 8) +
      S(fork, C.prot, 4) +
      FS(shape, skin, C.ink, 5) +
      F(shape, skin) +
      F(bands, C.ink) +
      F(D(place(jaw)), mix(skin, C.ink, 0.45)) +
      F(D(place(eye)), C.ink) +
      F(D(place(glint)), C.ember),
  };
}

/** One of the eight snakes that wait for an ear (HC-HEST-5). */
function looseSnake(): string {
  seed(14);
  const spine: Poly = [
    [-52, 0],
    [-50, -18],
    [-30, -24],
    [-12, -12],
    [6, 2],
    [28, 0],
    [34, -18],
    [24, -32],
    [30, -46],
  ];
  const { rim, body } = viper(spine, { w: 14, turn: -8, head: 0.92, tail: 0.2 });
  return F(D(tr(pp('M-54 6 Q0 22 50 6 Q0 12 -54 6'), 3, 2)), C.ink, 'opacity=".5"') + rim + body;
}

export const snakes = (): Picture[] => [piece('snake', { x: -68, y: -78, w: 166, h: 104 }, looseSnake)];
