import { mix } from '../../ink/colour.ts';
import { gouge } from '../../ink/cuts.ts';
import { type Point, pp } from '../../ink/geometry.ts';
import { F, FS } from '../../ink/svg.ts';
import { horn } from '../../shell/bust.ts';
import { C } from '../inks.ts';

/** A root: its path, its width where it starts, and the share of it that is lost towards the tip. */
export type RootArm = readonly [path: string, w: number, taper?: number];

const bare = mix(C.bog, C.paper, 0.55);

/** Black roots as one shape, each with a pale cut along its upper left side. */
export function rootArms(arms: readonly RootArm[]): string {
  const body = arms.map(([path, w, taper = 0.85]) => horn(pp(path), w, taper));
  const lit = arms.map(([path, w]) =>
    gouge(
      pp(path).map(([x, y]): Point => [x - w * 0.12, y - w * 0.06]),
      Math.min(w * 0.24, 4),
    ),
  );
  return FS(body.join(''), C.ink, C.ink, 2.4) + F(lit.join(''), bare);
}
