import { gouge } from '../../ink/cuts.ts';
import { D, type Point, pp, resample } from '../../ink/geometry.ts';

/** Gouges along several paths, each [path, width], joined into one; a straight path needs points between to taper. */
export const strokes = (...cuts: readonly (readonly [string, number])[]): string =>
  cuts.map(([path, w]) => gouge(resample(pp(path), 3, false), w)).join('');

/** Closed shapes read from absolute M L Q C paths. */
export const shape = (...paths: readonly string[]): string => paths.map((path) => D(pp(path))).join('');

/** Spiral arms cut outwards from (x, y); `squash` flattens them onto the ground. */
export function spiral(
  x: number,
  y: number,
  r: number,
  turn: number,
  w: number,
  o: { readonly arms?: number; readonly squash?: number } = {},
): string {
  const { arms = 1, squash = 0.85 } = o;
  return Array.from({ length: arms }, (_, arm) => {
    const pts = Array.from({ length: 41 }, (_, i): Point => {
      const t = i / 40;
      const angle = t * turn + (arm * 6.2832) / arms;
      const reach = 1 + t * r;
      return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * squash];
    });
    return gouge(pts, w, { jit: 0.06 });
  }).join('');
}
