import { placeSpot, type Wood } from '../../../../src/app/root/wood-places.ts';
import { maps } from '../../../../src/engine/games/root/content/maps/maps.ts';
import { mix } from '../../ink/colour.ts';
import { gouge } from '../../ink/cuts.ts';
import { D, line, normals, type Point, type Poly, rect, wob } from '../../ink/geometry.ts';
import { noise, rnd, rr, seed } from '../../ink/random.ts';
import { clip, F, FS, G, S } from '../../ink/svg.ts';
import { C } from '../inks.ts';
import { far, type River } from './lie.ts';

const shift = (path: Poly, across: Poly, from: number, to: number, by: number): Point[] =>
  path.slice(from, to).map((p, j): Point => [p[0] + across[from + j][0] * by, p[1] + across[from + j][1] * by]);

/** The river with its banks and the glints of the low sun. */
export function water(wood: Wood, { spine, across, half }: River): string {
  seed(981);
  const { k, isFine } = wood;
  const width = (i: number): number => half * (0.86 + 0.34 * noise(i * 0.07, 3));
  const side = (way: number, grow: number): Point[] =>
    spine.map((p, i): Point => {
      const off = way * (width(i) + grow);
      return [p[0] + across[i][0] * off, p[1] + across[i][1] * off];
    });
  const bank = (grow: number): Point[] => [...side(1, grow), ...side(-1, grow).reverse()];
  let dark = '';
  let glint = '';
  for (let i = 4; i < spine.length - 8; i += isFine ? 2 : 4) {
    const off = rr(-0.72, 0.72) * half;
    const cut = shift(spine, across, i, Math.min(spine.length - 1, i + Math.round(rr(4, 8))), off);
    if (i % 3) dark += gouge(cut, 2.2 * Math.max(0.7, k));
    else glint += gouge(cut, 2.5 * Math.max(0.7, k));
  }
  const surface = bank(0);
  return (
    F(D(bank(6.5 * k)), C.floorDark) +
    FS(D(bank(2.4 * k)), mix(C.water, C.ink, 0.45), C.ink, 2.2 * k) +
    F(D(surface), C.water) +
    clip(surface, F(dark, mix(C.water, C.ink, 0.6)) + F(glint, C.glint))
  );
}

/** The roads with their ruts. */
export function roadway({ k }: Wood, roads: readonly Poly[]): string {
  seed(984);
  const w = 11.5 * k;
  let ruts = '';
  let light = '';
  for (const road of roads) {
    const across = normals(road, false);
    for (let i = 2; i < road.length - 4; i += 2) {
      const cut = shift(road, across, i, i + 3, rr(-0.34, 0.34) * w);
      if (rnd() < 0.62) ruts += gouge(cut, 2 * Math.max(0.75, k));
      else light += gouge(cut, 2.2 * Math.max(0.75, k));
    }
  }
  const all = roads.map((road) => D(road, false)).join('');
  return (
    S(all, C.roadEdge, w + 6 * k) +
    S(all, C.road, w) +
    F(ruts, mix(C.road, C.bark, 0.6)) +
    F(light, mix(C.road, C.core, 0.7))
  );
}

/** Seven planks and two rails, along the road. */
function bridge(k: number): string {
  const [l, h] = [21 * k, 9.5 * k];
  const deck = wob(rect(-l, -h, 2 * l, 2 * h), 0.8 * k, 0.1, 4);
  const planks = Array.from({ length: 7 }, (_, i) => {
    const x = -l + ((i + 1) * 2 * l) / 8;
    return D(line(x, -h, x, h, 1), false);
  }).join('');
  const rails = D(line(-l, -h, l, -h, 1), false) + D(line(-l, h, l, h, 1), false);
  return (
    F(D(deck.map((p): Point => [p[0] + 2 * k, p[1] + 4 * k])), C.ink, 'opacity=".55"') +
    FS(D(deck), mix(C.bark, C.road, 0.52), C.ink, 2.4 * k) +
    S(planks, C.bark, 1.7 * k) +
    S(rails, C.ink, 4.4 * k) +
    S(rails, mix(C.road, C.bark, 0.2), 1.8 * k)
  );
}

/** Where a road crosses the water between two clearings. */
export function bridges(wood: Wood, roads: readonly Poly[], { spine }: River): string {
  seed(985);
  const { k, rx, ry } = wood;
  const inClearing = ([x, y]: Point): boolean =>
    maps.autumn.suits.some((_, clearing) => {
      const [cx, cy] = placeSpot(wood, clearing);
      return Math.hypot((x - cx) / rx, (y - cy) / ry) < 1.02;
    });
  return roads
    .map((road) => {
      const [nearest] = road
        .map((p, i) => ({ i, d: far(p, spine) }))
        .filter(({ i, d }) => i > 3 && i < road.length - 4 && d < 7 * k)
        .sort((a, b) => a.d - b.d);
      if (!nearest || inClearing(road[nearest.i])) return '';
      const [x, y] = road[nearest.i];
      const [a, b] = [road[nearest.i - 2], road[nearest.i + 2]];
      return G(x, y, 1, bridge(k), (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI);
    })
    .join('');
}
