import { mix } from '../../ink/colour.ts';
import { gouge, rays } from '../../ink/cuts.ts';
import { circ, D, line, pp, wob } from '../../ink/geometry.ts';
import { seed } from '../../ink/random.ts';
import { F, FS, G } from '../../ink/svg.ts';
import type { Picture } from '../../picture.ts';
import { bustWidth } from '../../shell/bust.ts';
import { piece } from '../../shell/piece.ts';
import { C } from '../inks.ts';
import { hester } from './hester.ts';
import { portrait, standing } from './legends.ts';

// Hester's standee is larger than the legends', and its arch bursts into seven root points: the outline is hers alone.

const shape = pp(
  'M-23 0 L-24 -38 L-38 -46 L-25 -50 L-34 -66 L-20 -62 L-18 -80 L-8 -68 L0 -86 L8 -68 L18 -80 L20 -62 L34 -66 L25 -50 L38 -46 L24 -38 L23 0',
);
const tips = pp('M-38 -46 -34 -66 -18 -80 0 -86 18 -80 34 -66 38 -46');
const bustScale = 0.31;
const head: readonly [number, number] = [0, -46];

/** A root runs out into each point, black on embers. */
function points(): string {
  const roots = tips.map(([x, y]) => {
    const [hx, hy] = [head[0] + (x - head[0]) * 0.42, head[1] + (y - head[1]) * 0.42];
    return gouge(line(hx, hy, x * 0.97, y + (head[1] - y) * 0.03, 6), 1, { jit: 0.05, wf: (t) => 9 * (1 - 0.86 * t) });
  });
  return F(roots.join(''), C.ink);
}

function standee(lit: boolean): string {
  seed(112);
  const light = lit
    ? F(D(wob(circ(0, -42, 45, 40, 43), 2, 0.08)), C.ember, 'opacity=".34"') + F(rays(0, -42, 41, 53, 34, 4), C.ray)
    : '';
  const face =
    F(D(shape), mix(C.ember, C.prot, 0.25)) +
    points() +
    FS(D(circ(0, -44, 27, 30, 29)), C.ink, C.ink, 1) +
    G((-bustWidth * bustScale) / 2, -75, bustScale, hester(false));
  return light + standing(shape, face, C.ember, lit ? C.core : C.lit);
}

const box = { x: -66, y: -108, w: 132, h: 120 };

export const hesterPieces = (): Picture[] => [
  piece('standee-hester', box, () => standee(false), 2),
  piece('standee-hester-lit', box, () => standee(true), 2),
  portrait('hester', hester),
];
