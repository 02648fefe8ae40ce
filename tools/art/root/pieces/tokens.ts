import { mix } from '../../ink/colour.ts';
import { comb } from '../../ink/cuts.ts';
import { circ, D, type Point, type Poly, wob } from '../../ink/geometry.ts';
import { seed } from '../../ink/random.ts';
import { clip, F, FS, S, shadow } from '../../ink/svg.ts';
import { C, seatInk } from '../inks.ts';
import { castleSign, fistSign } from '../signs/marks.ts';
import { put } from '../signs/sign.ts';
import { die } from './die-cut.ts';

export function woodToken(): string {
  seed(930);
  const at: readonly Point[] = [
    [-22, -20],
    [22, -20],
    [0, -54],
  ];
  const disc = (x: number, y: number): Poly => wob(circ(x, y, 22, 24), 1, 0.2, 4);
  return (
    shadow(46, 10, 2) +
    die(
      at.map(([x, y]) => [disc(x, y), C.road] as const),
      { w: 5 },
    ) +
    at
      .map(
        ([x, y]) =>
          FS(D(disc(x, y)), mix(C.road, C.paper, 0.25), C.ink, 5) +
          S(D(circ(x, y, 12, 16)), mix(C.bark, C.ink, 0.2), 3.4) +
          F(D(circ(x, y, 4, 10)), C.bark) +
          F(comb(circ(x, y, 21, 40).slice(0, 18), 225, 9, 8, 3, { spread: 40 }), C.ink),
      )
      .join('')
  );
}
function flat(r: number, edge: Poly, face: string): string {
  return (
    F(D(circ(r * 0.1, r * 0.2, r * 1.08)), C.ink, 'opacity=".55"') +
    S(D(edge), C.ink, r * 0.3) +
    S(D(edge), C.paper, r * 0.17) +
    FS(D(edge), face, C.ink, r * 0.1) +
    clip(
      edge,
      F(comb(circ(0, 0, r * 0.98, 60).slice(0, 26), 225, r * 0.4, 16, r * 0.1, { spread: 40 }), mix(face, C.ink, 0.7)),
    )
  );
}
/** Flat tokens, centred; r 50 units. */
export function sympathyToken(): string {
  seed(931);
  const r = 46;
  const leaf = Array.from({ length: 64 }, (_, i): Point => {
    const a = (i / 64) * 6.2832;
    const k = r * (0.88 + 0.16 * Math.abs(Math.cos(a * 4)) ** 0.7);
    return [Math.cos(a) * k, Math.sin(a) * k];
  });
  return flat(r, leaf, seatInk.wa) + put(fistSign, 0, -1, 66, C.paper, seatInk.wa);
}
export function keepToken(): string {
  seed(932);
  const r = 48;
  const edge: Point[] = [];
  for (let i = 0; i < 8; i++)
    for (const [t, k] of [
      [0, 0.84],
      [0.5, 0.84],
      [0.5, 1.04],
      [1, 1.04],
    ] as const) {
      const a = ((i + t) / 8) * 6.2832 + 0.2;
      edge.push([Math.cos(a) * r * k, Math.sin(a) * r * k]);
    }
  return flat(r, edge, seatInk.mc) + put(castleSign, 0, 0, 62, C.paper, seatInk.mc);
}
