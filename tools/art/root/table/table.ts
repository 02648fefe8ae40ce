import { fieldSpot, fieldWidth, scoreTracks } from '../../../../src/app/root/score-track-places.ts';
import { type WoodId, woodIds, woods } from '../../../../src/app/root/wood-places.ts';
import { pointsToWin } from '../../../../src/engine/games/root/rules/points.ts';
import { mix } from '../../ink/colour.ts';
import { engrave, gouge } from '../../ink/cuts.ts';
import { circ, D, line, type Point, rect, wob } from '../../ink/geometry.ts';
import { noise, rr, seed } from '../../ink/random.ts';
import { F, S } from '../../ink/svg.ts';
import { type Picture, picture } from '../../picture.ts';
import { plank } from '../../shell/wood.ts';
import { C } from '../inks.ts';

const seamInk = mix(C.bark, C.ink, 0.85);

/** The whole stage of a layout. */
export const stageSizes: Readonly<Record<WoodId, Point>> = {
  desktop: [1280, 720],
  tablet: [1024, 768],
  phone: [844, 390],
  upright: [390, 844],
};

/** Walnut boards in the last sun, lit from the upper left and round the map; quieter than all that lies on them. */
function table(id: WoodId): string {
  seed(660);
  const [w, h] = stageSizes[id];
  const { k, sheet } = woods[id];
  const lights = [
    { x: sheet[0] + sheet[2] / 2, y: sheet[1] + sheet[3] / 2, r: w * 0.5, power: 0.2 },
    { x: 0, y: 0, r: w * 0.5, power: 0.24 },
  ];
  const gap = k < 0.7 ? 5 : 6;
  const tone = (px: number, py: number): number => {
    const lit = lights.map(({ x, y, r, power }) => power * Math.max(0, 1 - Math.hypot(px - x, py - y) / r));
    const light = lit.reduce((a, b) => a + b, 0.1);
    return Math.max(k < 0.7 ? 1 / gap : 0, light * (0.7 + 0.6 * noise(px * 0.01, py * 0.03)));
  };
  const grain = engrave(rect(0, 0, w, h), 0, gap, tone, { wave: 4, wl: 90, step: 14, min: k < 0.7 ? 0.18 : 0.08 });
  const boards = Math.max(3, Math.round(h / (118 * Math.max(0.7, k))));
  const seams = Array.from({ length: boards - 1 }, (_, i) => {
    const y = (h * (i + 1)) / boards + rr(-6, 6);
    const seam = wob(line(-4, y, w + 4, y + rr(-3, 3), 8), 1.6, 0.02, 16, false);
    const light = gouge(
      seam.map(([x, sy]): Point => [x, sy + 3]),
      1.5,
    );
    return S(D(seam, false), seamInk, 3) + F(light, mix(C.bark, C.sun, 0.4));
  });
  return F(D(rect(0, 0, w, h)), mix(C.bark, C.ink, 0.5)) + F(grain, mix(C.bark, C.sunset, 0.42)) + seams.join('');
}

/** The plank of the score; its numbers are written by whoever shows it. */
function track(id: WoodId): string {
  const [left, , w, h] = scoreTracks[id];
  const board = plank(0, 0, w, h, { seed: 631, nails: false, gap: 4.6 });
  const fields = Array.from({ length: pointsToWin + 1 }, (_, points) => fieldSpot(id, points)[0] - left);
  if (id === 'desktop') {
    const edges = fields.map((x) => D(line(x - fieldWidth(id) / 2, 5, x - fieldWidth(id) / 2, h - 5, 1), false));
    return board + S(edges.join(''), C.ink, 1.6);
  }
  const dots = fields.filter((_, points) => points % 5 > 0).map((x) => D(circ(x, h / 2, 1.6, 8)));
  return board + F(dots.join(''), mix(C.paper, C.bog, 0.25));
}

export const tables = (): Picture[] =>
  woodIds.flatMap((id) => {
    const [w, h] = stageSizes[id];
    const [, , long, high] = scoreTracks[id];
    return [
      picture(`table-${id}`, { x: 0, y: 0, w, h }, () => table(id)),
      picture(`track-${id}`, { x: -6, y: -5, w: long + 14, h: high + 14 }, () => track(id)),
    ];
  });
