import { mix } from '../../ink/colour.ts';
import { gouge, hatch } from '../../ink/cuts.ts';
import { circ, D, line, type Point, pp, tr } from '../../ink/geometry.ts';
import { rr } from '../../ink/random.ts';
import { clip, F, FS, S } from '../../ink/svg.ts';
import { C } from '../inks.ts';

const stubble = mix(C.plains, C.ink, 0.72);
const gold = mix(C.plains, C.paper, 0.7);

/** A tied sheaf with a hatched right half. */
function sheaf(x: number, y: number): string {
  const body = tr(pp('M-9 0 -4 -13 -7 -20 0 -17 7 -20 4 -13 9 0'), x, y);
  return (
    F(D(circ(x + 4, y + 1, 11, 12, 3)), C.ink, 'opacity=".5"') +
    FS(D(body), mix(C.plains, C.paper, 0.28), C.ink, 1.9) +
    clip(body, F(hatch(tr(body, 5, 0), 80, 2.8, 1.5), C.ink)) +
    S(D(tr(pp('M-4.5 -12 4.5 -12'), x, y), false), C.ink, 2.4)
  );
}

/** Furrows of stubble with two sheaves. */
export function plains(variant: number): string {
  let dark = '';
  let light = '';
  for (let row = 0; row < 9; row++) {
    const furrow = -38 + row * 9.6;
    const sway = (x: number): number => Math.sin(x * 0.06 + row) * 2.4;
    for (let i = 0; i < 17; i++) {
      const x = -46 + i * 5.9 + (row % 2) * 3;
      const y = furrow + sway(x);
      const length = rr(5.5, 8.5);
      const straw = gouge(line(x, y, x + rr(1.6, 3.4), y - length, 3, 0.5), 2, { a: 1 });
      if ((i + row) % 4) dark += straw;
      else light += straw;
    }
    dark += gouge(
      Array.from({ length: 11 }, (_, j): Point => [-46 + 9.2 * j, furrow + 1.8 + sway(-46 + 9.2 * j)]),
      1.1,
    );
  }
  const places = ['M-22 -12 21 -14', 'M-22 -12 22 28', 'M20 -16 -25 20'][variant % 3];
  return (
    F(dark, stubble) +
    F(light, gold) +
    pp(places)
      .map(([x, y]) => sheaf(x, y))
      .join('')
  );
}

export function smallPlains(variant: number): string {
  let dark = '';
  let light = '';
  for (let row = 0; row < 6; row++) {
    const y = -18 + row * 8;
    for (let i = 0; i < 8; i++) {
      const x = -24 + i * 6.4 + (row % 2) * 3;
      const straw = gouge(line(x, y, x + 1.8, y - 5, 3), 1.5, { a: 1 });
      if ((i + row) % 3) dark += straw;
      else light += straw;
    }
    dark += gouge(line(-25, y + 1.6, 25, y + 1.6, 5, 1), 1.1);
  }
  const [dx, dy] = [
    [0, 0],
    [25, 1],
    [20, 19],
  ][variant % 3];
  return (
    F(dark, mix(C.plains, C.ink, 0.7)) +
    F(light, gold) +
    FS(
      D(tr(pp('M-15 -3 -12.5 -10 -14 -14 -10.5 -12 -7 -14 -8.5 -10 -6 -3'), dx, dy)),
      mix(C.plains, C.paper, 0.3),
      C.ink,
      1.5,
    ) +
    S(D(tr(pp('M-13 -9 -8 -9'), dx, dy), false), C.ink, 1.6)
  );
}
