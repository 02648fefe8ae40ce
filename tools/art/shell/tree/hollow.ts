import { C, mix } from '../../ink/colour.ts';
import { comb, engrave, gouge } from '../../ink/cuts.ts';
import { circ, D, type Point, type Poly, rect, wob } from '../../ink/geometry.ts';
import { noise, seed } from '../../ink/random.ts';
import { clip, F, FS, S } from '../../ink/svg.ts';
import type { Detail } from './detail.ts';
import { moonlight, type TreeLight } from './light.ts';
import { limbs, woodAt } from './limbs.ts';
import { BURLS, HOLLOW, HOLLOW_LEFT, HOLLOW_RIGHT, soften } from './shape.ts';

const DARK = C.hollow;
const AXIS = 180;

/** A wall moved outward (away from the axis) by a width that depends on the height. */
const outward = (wall: Poly, width: (y: number) => number): Point[] =>
  wall.map(([x, y]): Point => [x + (x < AXIS ? -1 : 1) * width(y), y]);

/** The outer edge of the pale cut face: it waves, while its inner edge is the wall that cubes meet. */
export const CUT_LEFT: Poly = outward(HOLLOW_LEFT, (y) => 20 + 11 * noise(y * 0.021, 3));
export const CUT_RIGHT: Poly = outward(HOLLOW_RIGHT, (y) => 20 + 11 * noise(y * 0.019, 8));

function cutFace(detail: Detail, { face }: TreeLight): string {
  seed(505);
  const outer = [...CUT_LEFT, ...[...CUT_RIGHT].reverse()];
  const edge = wob(outer, 1.4, 0.05, 5);
  const grain = mix(C.bog, C.ink, 0.3);
  let s = FS(D(edge), face, C.ink, 4.5 * detail.ink);
  let inner = '';
  for (const [wall, cut] of [
    [HOLLOW_LEFT, CUT_LEFT],
    [HOLLOW_RIGHT, CUT_RIGHT],
  ]) {
    const ring = (share: number): Poly => wall.map((p, i): Point => [p[0] + (cut[i][0] - p[0]) * share, p[1]]);
    for (const share of detail.fine ? [0.3, 0.62] : [0.5]) {
      inner += S(D(wob(ring(share), 1.1, 0.06, 5, false), false), grain, 1.7 * detail.ink);
    }
    const left = wall === HOLLOW_LEFT;
    if (detail.fine) {
      inner += F(
        comb(cut, left ? 4 : 184, left ? 8 : 11, Math.round((left ? 84 : 110) * detail.cuts), 2.2, { spread: 36 }),
        mix(C.bog, C.ink, 0.5),
      );
    }
    // Light from beneath reddens the lower cut face in two steps.
    inner += F(D([...wall, ...[...cut].reverse()].filter((p) => p[1] > 430)), C.ember, 'opacity=".2"');
  }
  s += clip(edge, inner);
  return s;
}

function lights(detail: Detail, { above, below }: TreeLight): string {
  const ember = engrave(
    rect(20, 86, 320, 506),
    0,
    detail.gap,
    (x, y) =>
      0.78 * Math.max(0, 1 - Math.hypot((x - AXIS) * 0.85, y - 590) / 270) +
      0.16 * Math.max(0, noise(x * 0.03, y * 0.05) - 0.4) * Math.min(1, Math.max(0, (y - 250) / 120)),
    { wave: 5, wl: 50, step: 7 },
  );
  const moon = engrave(
    rect(40, 86, 290, 260),
    0,
    detail.gap,
    (x, y) => 0.62 * Math.max(0, 1 - Math.hypot((x - AXIS) * 0.8, y - 70) / 215),
    { wave: 5, wl: 50, step: 7 },
  );
  const glow = (r: number, opacity: number, colour: string): string =>
    F(D(wob(circ(AXIS, 600, r, 40, r * 0.9), 5, 0.04, 7)), colour, `opacity="${opacity}"`);
  return glow(170, 0.16, C.red) + glow(104, 0.24, C.ember) + F(ember, below) + F(moon, above);
}

/** The inner wall behind the cut edge, seen aslant: it gives the hollow its depth. */
function innerWall(detail: Detail, { aboveEdge }: TreeLight): string {
  if (!detail.fine) return '';
  let s = '';
  for (const wall of [HOLLOW_LEFT, HOLLOW_RIGHT]) {
    const left = wall === HOLLOW_LEFT;
    const back = outward(wall, (y) => -9 - 7 * noise(y * 0.03, left ? 20 : 30));
    const band = [...wall, ...[...back].reverse()];
    s += F(D(band), mix(C.bog, C.ink, 0.66));
    const cuts = (from: number, to: number, colour: string, w: number): string => {
      const part = wall.filter((p) => p[1] > from && p[1] < to);
      return F(
        comb(part, left ? 12 : 168, 13, Math.round(((to - from) / 4.2) * detail.cuts), w * Math.sqrt(detail.ink), {
          spread: 34,
        }),
        colour,
      );
    };
    s +=
      cuts(96, 270, aboveEdge, 2) +
      cuts(250, 420, mix(C.bog, C.paper, 0.12), 2) +
      cuts(400, 585, mix(C.ember, C.bog, 0.35), 2.4);
    s += F(gouge(back, 3.4, { jit: 0.4 }), DARK);
  }
  return s;
}

/** A stub of the back wall seen from its broken end: rings. */
const endGrain = (ring: (share: number, dx: number, dy: number) => Poly, lit: string): string =>
  F(gouge(ring(0.76, 0, 0).slice(4, -2), 1.6) + gouge(ring(0.46, 0, 0).slice(0, -5), 1.6), C.ink) +
  F(gouge(ring(0.62, -0.5, -0.5).slice(-18), 1.6) + gouge(ring(0.3, -0.5, -0.5).slice(-12), 1.4), lit) +
  F(D(ring(0.1, 0, 0)), C.ink);

/** A knot of the timber cut through with the wall: its rings are the wall's, wound round it. */
function wallBurl(
  poly: Poly,
  ring: (share: number, dx: number, dy: number) => Poly,
  y: number,
  detail: Detail,
): string {
  const { face } = moonlight;
  const shape = soften([...poly, poly[0]], 3);
  const grain = mix(C.bog, C.ink, 0.3);
  const rings = (detail.fine ? [0.78, 0.54, 0.3] : [0.5]).map((share) => D(ring(share, 0, 0))).join('');
  const xs = poly.map((p) => p[0]);
  const left = Math.min(...xs) < AXIS;
  const rim = ring(1, 0, 0).filter((p) => (left ? p[0] > Math.max(...xs) - 14 : p[0] < Math.min(...xs) + 14));
  const fringe = comb(
    [...rim].sort((p, q) => p[1] - q[1]),
    left ? 180 : 0,
    5,
    16,
    1.9,
    { spread: 30 },
  );
  return (
    F(D(shape), face) +
    (y > 430 ? F(D(shape), C.ember, 'opacity=".2"') : '') +
    clip(HOLLOW, S(D(shape), C.ink, 8 * detail.ink)) +
    F(D(shape), face) +
    clip(shape, S(rings, grain, 1.7 * detail.ink) + (detail.fine ? F(fringe, mix(C.bog, C.ink, 0.5)) : '')) +
    F(D(ring(0.12, 0, 0)), grain)
  );
}

/** Burls on the walls and the stub on the back wall: round and slippery. */
function burls(detail: Detail): string {
  let s = '';
  BURLS.forEach((poly, i) => {
    seed(540 + i);
    const xs = poly.map((p) => p[0]);
    const ys = poly.map((p) => p[1]);
    const [x, y] = [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2];
    const [rx, ry] = [(Math.max(...xs) - Math.min(...xs)) / 2, (Math.max(...ys) - Math.min(...ys)) / 2];
    const ring = (share: number, dx: number, dy: number): Poly =>
      wob(circ(x + dx, y + dy, rx * share, 30, ry * share), rx * 0.09, 0.2, 2);
    if (x < 120 || x > 240) {
      s += wallBurl(poly, ring, y, detail);
      return;
    }
    const wood = woodAt(y);
    const shape = soften([...poly, poly[0]], 3);
    const shade = circ(x, y, rx, 40, ry).slice(0, 17);
    let inner = F(comb(shade, 228, rx * 0.75, Math.round(20 * detail.cuts), 2.4 * detail.ink, { spread: 30 }), C.ink);
    if (detail.fine) inner += endGrain(ring, wood.lit);
    inner += F(gouge(circ(x, y, rx * 0.9, 30, ry * 0.9).slice(3, 13), 2.2 * detail.ink), C.ember);
    s += FS(D(shape), wood.base, C.ink, 4.6 * detail.ink) + clip(shape, inner);
  });
  return s;
}

/** The hollow without what grows in it. */
export function bareHollow(detail: Detail, light: TreeLight = moonlight): string {
  let s = cutFace(detail, light);
  s += FS(D(HOLLOW), DARK, C.ink, 5 * detail.ink);
  seed(507);
  s += clip(HOLLOW, lights(detail, light) + innerWall(detail, light));
  s += S(D(HOLLOW_LEFT, false) + D(HOLLOW_RIGHT, false), C.ink, 3.4 * detail.ink);
  return s;
}

/** The hollow with all that grows in it. Cubes are drawn over it. */
export const hollow = (detail: Detail): string => bareHollow(detail) + burls(detail) + limbs(detail);
