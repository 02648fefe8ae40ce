import { C, mix } from '../../ink/colour.ts';
import { hatch } from '../../ink/cuts.ts';
import { D, n1, pp, rect, tr, wob } from '../../ink/geometry.ts';
import { clip, F, FS, G } from '../../ink/svg.ts';

/** Rolling ground from side to side, everything below y. */
export const hill = (y: number, dip: number, colour: string = C.ink): string =>
  F(
    D(
      wob(
        pp(`M-4 ${y + dip} Q30 ${y - dip} 60 ${y} Q84 ${n1(y + dip * 0.6)} 104 ${n1(y - dip * 0.4)} L104 104 L-4 104`),
        0.8,
        0.1,
        4,
      ),
    ),
    colour,
  );

/** A three-step fir of height 1 with its foot at the origin. */
const fir = pp('M0 -1 L.2 -.62 L.12 -.64 L.3 -.3 L.18 -.33 L.36 0 L-.36 0 L-.18 -.33 L-.3 -.3 L-.12 -.64 L-.2 -.62');

export const pine = (x: number, y: number, h: number, colour: string = C.ink): string => F(D(tr(fir, x, y, h)), colour);

export const house = (x: number, y: number, k: number): string =>
  G(
    x,
    y,
    k,
    F('M-20 0L-20 -22L-26 -22L0 -46L6 -40L6 -50L14 -50L14 -33L26 -22L20 -22L20 0Z', C.ink) +
      F('M-12 -18h9v10h-9zM5 -18h9v10h-9z', C.ray),
  );

const slab = pp('M-14 0 L-14 -26 Q-14 -42 0 -42 Q14 -42 14 -26 L14 0');
const cross = pp('M-2 -34 L2 -34 L2 -28 L7 -28 L7 -24 L2 -24 L2 -12 L-2 -12 L-2 -24 L-7 -24 L-7 -28 L-2 -28');

/** A gravestone with its right edge in shadow. */
export function gravestone(x: number, y: number, k: number): string {
  const edge = tr(slab, x, y, k);
  return (
    FS(D(edge), mix(C.iron, C.paper, 0.3), C.ink, 2.4) +
    clip(edge, F(hatch(tr(rect(3, -44, 14, 46), x, y, k), 74, 3.6, 1.8), C.ink)) +
    F(D(tr(cross, x, y, k)), C.ink)
  );
}
