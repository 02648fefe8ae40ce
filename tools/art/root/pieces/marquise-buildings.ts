import { mix } from '../../ink/colour.ts';
import { comb, hatch } from '../../ink/cuts.ts';
import { circ, cr, D, line, type Point, pp, rect, tr } from '../../ink/geometry.ts';
import { seed } from '../../ink/random.ts';
import { clip, F, FS, S, shadow } from '../../ink/svg.ts';
import { C, seatInk } from '../inks.ts';
import { factionSigns } from '../signs/factions.ts';
import { put } from '../signs/sign.ts';
import { die } from './die-cut.ts';

export const wall = mix(C.paper, C.bog, 0.3);
export const hatchRight = (x0: number, y0: number, x1: number, y1: number): string =>
  F(hatch(rect(x0, y0, x1 - x0, y1 - y0), 90, 7, 3.6), C.ink);

function toothed(cx: number, cy: number, r: number, teeth: number): Point[] {
  const out: Point[] = [];
  for (let i = 0; i < teeth; i++) {
    const a = (i / teeth) * 6.2832;
    out.push(
      [cx + Math.cos(a) * r * 0.8, cy + Math.sin(a) * r * 0.8],
      [cx + Math.cos(a + 0.06) * r * 1.06, cy + Math.sin(a + 0.06) * r * 1.06],
    );
  }
  return out;
}
export function sawmill(): string {
  seed(920);
  const red = seatInk.mc;
  const house = pp('M-44 0 L-44 -46 L-54 -44 L-18 -92 L24 -46 L14 -46 L30 0');
  const blade = toothed(22, -34, 36, 13);
  const log = pp('M-8 -14 L54 -14 L54 0 L-8 0');
  return (
    shadow(52, 12, 2) +
    die(
      [
        [house, wall],
        [blade, C.steel],
        [log, C.road],
      ],
      { w: 5.5 },
    ) +
    FS(D(house), wall, C.ink, 5.5) +
    clip(
      house,
      F('M-60 -42L-18 -98L34 -40L6 -40L-18 -66L-38 -42Z', red) +
        F('M-18 -98L34 -40L6 -40L-18 -66Z', C.ink) +
        S('M-40 -28H0M-40 -14H0', C.ink, 3),
    ) +
    FS('M-36 0V-24H-20V0Z', C.ink, C.ink, 2) +
    FS(D(blade), mix(C.steel, C.paper, 0.3), C.ink, 5) +
    clip(blade, F(hatch(circ(38, -24, 34), -52, 7, 3.4), C.ink)) +
    FS(D(circ(22, -34, 9)), red, C.ink, 4) +
    FS(D(log), C.road, C.ink, 4.5) +
    FS(D(circ(54, -7, 7, 14, 8)), mix(C.road, C.paper, 0.5), C.ink, 3)
  );
}
export function workshop(): string {
  seed(921);
  const red = seatInk.mc;
  const house = pp('M-54 -38 L-34 -70 L38 -70 L56 -38 L48 -38 L48 0 L-46 0 L-46 -38');
  const chimney = pp('M14 -66 L14 -94 L36 -94 L36 -66');
  const smoke = cr(pp('M20 -96 8 -104 12 -116 26 -120 36 -128 52 -122 50 -110 40 -106 32 -96'));
  return (
    shadow(56, 12, 2) +
    die(
      [
        [smoke, mix(C.paper, C.stone, 0.35)],
        [chimney, C.stone],
        [house, wall],
      ],
      { w: 5.5 },
    ) +
    clip(smoke, F(hatch(tr(smoke, 10, 8), -40, 7, 3), C.ink)) +
    clip(chimney, F(D(rect(26, -98, 14, 40)), C.ink)) +
    clip(
      house,
      F('M-60 -36L-34 -74L38 -74L62 -36Z', red) +
        F(comb(line(-50, -40, 54, -40, 4), 270, 22, 14, 4.4), C.ink) +
        hatchRight(26, -38, 52, 2),
    ) +
    S('M-52 -38H54', C.ink, 5) +
    FS('M-24 0V-18Q-4 -38 18 -18V0Z', C.ray, C.ink, 4.5) +
    F('M-19 -18H8Q12 -18 16 -21L16 -13Q8 -11 4 -8L7 0H-12L-9 -8Q-17 -10 -19 -18Z', C.ink)
  );
}
export function recruiter(): string {
  seed(922);
  const red = seatInk.mc;
  const tower = pp(
    'M-34 0 L-28 -58 L-38 -60 L-38 -86 L-24 -86 L-24 -76 L-9 -76 L-9 -86 L9 -86 L9 -76 L24 -76 L24 -86 L38 -86 L38 -60 L28 -58 L34 0',
  );
  const flag = pp('M-3 -80 L-3 -128 L3 -128 L46 -116 L3 -100 L3 -80');
  return (
    shadow(42, 12, 2) +
    die(
      [
        [flag, red],
        [tower, wall],
      ],
      { w: 5.5 },
    ) +
    clip(flag, F('M10 -130L50 -116L20 -100Z', mix(red, C.ink, 0.4))) +
    clip(
      tower,
      F('M6 -90L44 -90L44 4L10 4Q16 -40 6 -90Z', C.ink) + S('M-30 -46H-6M-22 -34H0M-32 -22H-12', C.ink, 3.4),
    ) +
    F(D(rect(-38, -64, 76, 8)), red) +
    S('M-38 -65H38M-38 -56H38', C.ink, 3) +
    FS('M-13 0V-26Q0 -42 13 -26V0Z', C.ink, C.ink, 2) +
    put(factionSigns.mc, 0, -12, 26, C.lit, C.ink)
  );
}
