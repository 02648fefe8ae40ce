import { mix } from '../../ink/colour.ts';
import { engrave, hatch } from '../../ink/cuts.ts';
import { circ, cr, D, hexagon, type Poly, pp } from '../../ink/geometry.ts';
import { F, FS, S } from '../../ink/svg.ts';
import { C } from '../inks.ts';
import { largeSide, smallSide } from './tile.ts';

const pale = mix(C.brambles, C.paper, 0.42);
const rusty = mix(C.brambles, C.prot, 0.35);

/** A thorn at every fifth point of a cane, on alternate sides. */
function thorns(cane: Poly, first: number, foot: number, length: number, lean: number): string {
  let d = '';
  for (let i = first; i < cane.length - first + 2; i += 5) {
    const [x, y] = cane[i];
    const [dx, dy] = [cane[i + 1][0] - cane[i - 1][0], cane[i + 1][1] - cane[i - 1][1]];
    const l = Math.hypot(dx, dy) || 1;
    const [ux, uy] = [dx / l, dy / l];
    const out = (i % 2 ? 1 : -1) * length;
    d += D([
      [x - ux * foot, y - uy * foot],
      [x - uy * out + ux * lean, y + ux * out + uy * lean],
      [x + ux * foot, y + uy * foot],
    ]);
  }
  return d;
}

function cane(path: string, w: number, colour: string): string {
  const stem = cr(pp(path), false, 10);
  const spikes = thorns(stem, 6, 2.4, 6.5, 3);
  const shade = stem.map(([x, y]) => [x + 0.9, y + 1.1] as const);
  return (
    S(D(stem, false) + spikes, C.ink, w + 3.4) +
    F(spikes, colour) +
    S(D(stem, false), colour, w) +
    S(D(shade, false), mix(colour, C.ink, 0.5), w * 0.35)
  );
}

/** Engraved dark ground, five crossing canes, red berries. */
export function brambles(): string {
  const berries = pp('M-26 -20 16 -30 34 14 -8 30 -34 16').map(([x, y]) => D(circ(x, y, 3.2, 14)));
  return (
    F(
      engrave(hexagon(largeSide), 0, 4.6, (x, y) => 0.2 + (0.5 * Math.hypot(x, y)) / largeSide, { wave: 2, wl: 20 }),
      C.ink,
    ) +
    cane('M-48 -20 -20 -34 14 -26 30 0 8 22 -20 10 -14 -12 10 -12', 3.4, rusty) +
    cane('M-44 30 -30 6 0 2 26 20 48 6', 3.8, pale) +
    cane('M-30 -44 -34 -10 -10 26 24 36 46 28', 3.2, pale) +
    cane('M40 -40 22 -14 34 10 10 40', 3.2, rusty) +
    cane('M-4 -46 -10 -20 20 -6 44 -18', 3, mix(pale, C.ink, 0.25)) +
    FS(berries.join(''), C.prot, C.ink, 1.4)
  );
}

function smallCane(path: string, colour: string): string {
  const stem = cr(pp(path), false, 7);
  const spikes = thorns(stem, 4, 1.6, 4.6, 0);
  return S(D(stem, false) + spikes, C.ink, 4.4) + F(spikes, colour) + S(D(stem, false), colour, 2.2);
}

export const smallBrambles = (): string =>
  F(hatch(hexagon(smallSide), 0, 5, 2), C.ink) +
  smallCane('M-25 -8 -6 -18 14 -8 8 12 -10 6 -2 -8', mix(C.brambles, C.prot, 0.4)) +
  smallCane('M-22 16 -6 2 14 10 25 2', pale) +
  smallCane('M-16 -22 -14 4 12 20 24 16', mix(C.brambles, C.paper, 0.35)) +
  FS(D(circ(-12, -8, 2, 12)) + D(circ(16, 8, 2, 12)), C.prot, C.ink, 1.1);
