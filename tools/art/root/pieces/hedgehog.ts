import { mix } from '../../ink/colour.ts';
import { gouge } from '../../ink/cuts.ts';
import { circ, cr, D, line, type Point, type Poly, pp } from '../../ink/geometry.ts';
import { seed } from '../../ink/random.ts';
import { clip, F, FS, shadow } from '../../ink/svg.ts';
import { C, seatInk } from '../inks.ts';
import { die } from './die-cut.ts';

function spines(cx: number, cy: number, r0: number, r1: number, from: number, to: number, n: number): Point[] {
  const out: Point[] = [];
  for (let i = 0; i <= n * 2; i++) {
    const a = ((from + ((to - from) * i) / (n * 2)) * Math.PI) / 180;
    const r = i % 2 ? r1 : r0;
    out.push([cx + Math.cos(a) * r, cy + Math.sin(a) * r * 0.98]);
  }
  return out;
}
const hogBack: Poly = [...spines(2, -46, 46, 66, 168, 372, 11), [46, 0], [-42, 0]];
const hogFork = pp(
  'M58 4 L58 -70 Q42 -76 40 -94 L38 -122 L47 -122 L49 -96 Q52 -84 62 -83 Q72 -84 75 -96 L77 -122 L86 -122 L84 -94 Q82 -76 66 -70 L66 4',
);
export function hedgehog(): string {
  seed(903);
  const green = seatInk.wa;
  const light = mix(green, C.paper, 0.5);
  let cuts = '';
  for (let row = 0; row < 3; row++)
    for (let i = 0; i < 11; i++) {
      const a = ((176 + row * 4 + i * 17) * Math.PI) / 180;
      const r = 28 + row * 12;
      const k = i < 6 ? 1 : 0.5;
      cuts += gouge(
        line(2 + Math.cos(a) * r, -46 + Math.sin(a) * r, 2 + Math.cos(a) * (r + 15), -46 + Math.sin(a) * (r + 15), 4),
        5 * k,
        { a: 0.6 },
      );
    }
  const face = cr(pp('M-4 -74 -22 -66 -32 -48 -50 -38 -44 -28 -28 -22 -6 -18 14 -26 20 -46 14 -66'));
  const coat = pp('M-36 0 L-30 -26 Q-6 -12 18 -26 Q34 -18 38 0');
  return (
    shadow(54, 13, 3) +
    die(
      [
        [hogFork, C.ray],
        [hogBack, green],
      ],
      { w: 6, rim: 9 },
    ) +
    clip(hogBack, F(D(circ(60, -16, 44, 24)), C.ink) + F(cuts, light)) +
    FS(D(coat), mix(green, C.ink, 0.45), C.ink, 4.5) +
    FS(D(face), C.bone, C.ink, 5) +
    clip(face, F('M2 -80L30 -80L30 -10L-14 -10Q2 -26 -2 -44Q6 -60 2 -80Z', C.ink)) +
    FS(D(circ(-48, -36, 7, 14, 6)), C.ink, C.ink, 2) +
    F('M-30 -52L-16 -56Q-16 -47 -22 -46Q-28 -46 -30 -52Z', C.ink) +
    F('M-26 -53L-20 -54L-22 -49Z', C.lit) +
    F('M6 -54L14 -57Q14 -49 9 -48Z', C.lit) +
    F('M-34 -24Q-8 -8 20 -26L24 -16Q-6 2 -36 -14Z', C.ray) +
    F('M2 -15Q12 -18 20 -26L24 -16Q12 -8 2 -7Z', mix(C.ray, C.ink, 0.55))
  );
}
