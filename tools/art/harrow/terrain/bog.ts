import { mix } from '../../ink/colour.ts';
import { gouge } from '../../ink/cuts.ts';
import { circ, cr, D, line, type Point, pp } from '../../ink/geometry.ts';
import { rr } from '../../ink/random.ts';
import { F, FS } from '../../ink/svg.ts';
import { C } from '../inks.ts';

const pool = mix(C.bog, C.ink, 0.55);
const ripple = mix(C.bog, C.ink, 0.75);
const cattail = mix(C.plains, C.bog, 0.35);

function reeds(x: number, y: number, stalks: number): string {
  let blades = '';
  let heads = '';
  for (let i = 0; i < stalks; i++) {
    const dx = (i - (stalks - 1) / 2) * 4.4 + rr(-1, 1);
    const length = rr(15, 25);
    const tip = x + dx * 1.5;
    blades += gouge(line(x + dx * 0.5, y, tip, y - length, 4, rr(-1.5, 1.5)), 2.2, { a: 1 });
    if (i % 2 === 0) heads += D(circ(tip, y - length - 3, 2.1, 10, 5));
  }
  blades += gouge(line(x - 8, y + 1, x - 15, y - 9, 4, 2), 2.4, { a: 1 });
  blades += gouge(line(x + 8, y + 1, x + 15, y - 8, 4, -2), 2.4, { a: 1 });
  return F(blades, C.ink) + FS(heads, cattail, C.ink, 1.1);
}

/** A dark pool, ripples, three clumps of cattails; each variant has its clumps elsewhere. */
export function bog(variant: number): string {
  const shore = pp('M-30 4 -6 -6 22 0 30 12 4 20 -24 16').map(([x, y]): Point => [x + rr(-3, 3), y + rr(-2, 2)]);
  let dark = '';
  for (let i = 0; i < 15; i++) {
    const [x, y, length] = [rr(-36, 14), -36 + i * 5.3, rr(14, 30)];
    dark += gouge(
      Array.from({ length: 7 }, (_, j) => [x + (length * j) / 6, y + Math.sin(j * 1.6 + i) * 1.5] as const),
      2.1,
    );
  }
  let light = '';
  for (let i = 0; i < 4; i++) {
    const x = rr(-20, 4);
    light += gouge(line(x, 2 + i * 4.2, x + rr(12, 20), 2 + i * 4.2, 5, 1.2), 1.7);
  }
  const clumps = ['M-26 -6 24 -12 -6 34', 'M-28 -4 16 -16 14 34', 'M-20 -14 29 -4 -14 33'][variant % 3];
  return (
    FS(D(cr(shore)), pool, C.ink, 1.5) +
    F(dark, ripple) +
    F(light, mix(C.bog, C.paper, 0.55)) +
    pp(clumps)
      .map(([x, y], i) => reeds(x, y, i === 1 ? 4 : 5))
      .join('')
  );
}

export function smallBog(): string {
  let dark = '';
  for (let i = 0; i < 6; i++) {
    const [x, y] = [rr(-19, 4), -17 + i * 6.4];
    dark += gouge(line(x, y, x + rr(9, 15), y, 4, 1.4), 1.7);
  }
  const light = gouge(line(-8, 3, 4, 3, 4, 1), 1.4) + gouge(line(-4, 7, 8, 7, 4, 1), 1.4);
  const clump = (x: number, y: number): string =>
    F(
      [-4, 0, 4].map((dx) => gouge(line(x + dx * 0.4, y, x + dx, y - (dx ? 8 : 11), 3), 1.7, { a: 1 })).join(''),
      C.ink,
    ) + FS(D(circ(x, y - 12, 1.6, 8, 3)), cattail, C.ink, 1.1);
  return (
    FS(D(cr(pp('M-16 3 -2 -4 13 0 16 7 2 11 -13 9'))), pool, C.ink, 1.3) +
    F(dark, ripple) +
    F(light, mix(C.bog, C.paper, 0.5)) +
    clump(-14 + rr(-2, 2), -3) +
    clump(13 + rr(-2, 2), -7)
  );
}
