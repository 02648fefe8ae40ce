import { mix } from '../../ink/colour.ts';
import { engrave, gouge, rays } from '../../ink/cuts.ts';
import { circ, D, type Poly, pp, rect, tr, wob } from '../../ink/geometry.ts';
import { seed } from '../../ink/random.ts';
import { clip, F, FS, G, outline, S } from '../../ink/svg.ts';
import { type Picture, picture } from '../../picture.ts';
import { C } from '../inks.ts';
import { disc } from './ability-token.ts';
import { fairNight } from './fair-dress.ts';
import { type Item, itemNames, itemSigns } from './lost-items.ts';

// The Fair Folk's guesses (HC-FAIR-31, 32) and the tiles of what they seek (HC-FAIR-3).

const radius = 24;
const edgeOf = (r: number): Poly => wob(circ(0, 0, r, 40), r * 0.03, 0.2, 2);

/** Nothing was there: two red cuts. */
function cross(r: number): string {
  seed(30 + r);
  const cuts =
    gouge(pp('M-29 -31 Q2 -4 31 31'), 18, { a: 0.6, b: 0.4 }) +
    gouge(pp('M30 -29 Q0 2 -31 32'), 18, { a: 0.5, b: 0.5 });
  return (
    disc(r, mix(C.silver, C.paper, 0.4), edgeOf(r)) +
    S(D(circ(0, 0, r * 0.82)), C.ink, Math.max(0.8, r * 0.05)) +
    G(0, 0, r / 52, FS(cuts, C.prot, C.ink, 3.4))
  );
}

/** Something was there: it stays, so it must not look like a wrong guess. */
function found(item: Item, r: number): string {
  seed(30 + r);
  return (
    F(rays(0, 0, r * 1.08, r * 1.6, 24, r * 0.16), C.frost) +
    S(D(circ(0, 0, r * 1.06)), C.ink, r * 0.36) +
    S(D(circ(0, 0, r * 1.06)), C.frost, r * 0.2) +
    disc(r, mix(C.night, C.silver, 0.3), edgeOf(r)) +
    G(0, 0, r / 62, itemSigns[item](C.frost, mix(C.night, C.ink, 0.2)))
  );
}

/** Width and height of a tile at scale 1. */
export const tileSize = [76, 86] as const;

/** While it is sought, an item is only a shadow on its dark side; found, it lies black before a white light. */
function tile(item: Item, isFound: boolean): string {
  seed(210 + itemNames.indexOf(item));
  const [w, h] = tileSize;
  const [cx, cy] = [w / 2, h / 2];
  const edge = wob(rect(0, 0, w, h), 1.2, 0.06, 5);
  const ground = isFound ? fairNight.dim : fairNight.deep;
  const tone = (x: number, y: number): number =>
    Math.min(0.8, Math.max(0.08, (Math.hypot(x - cx, y - cy) - w * 0.3) / (w * 0.7)));
  const lines = engrave(rect(0, 0, w, h), 90, 5, tone, { wave: 2, wl: 40, step: 6 });
  const light = F(rays(cx, cy, w * 0.3, w * 0.7, 30, 4.4), isFound ? C.silver : mix(C.night, C.silver, 0.3));
  const glow = isFound ? F(D(wob(circ(cx, cy, w * 0.36), 1.4)), C.frost) : '';
  const sign = itemSigns[item](isFound ? C.ink : mix(C.night, C.silver, 0.45), isFound ? C.frost : ground);
  return (
    F(D(tr(edge, 3, 5)), C.shadow, 'opacity=".55"') +
    F(D(edge), ground) +
    clip(edge, F(lines, isFound ? C.ink : mix(C.night, C.silver, 0.22)) + light + glow) +
    G(cx, cy + 1, (w / 100) * 0.66, sign) +
    outline(edge, 3, C.ink, 0.4) +
    S(D(wob(rect(4, 4, w - 8, h - 8), 0.6, 0.06, 5)), isFound ? C.frost : C.silver, 1.4)
  );
}

/** The ember field under the tile of what is sought now; its origin is the tile's corner. */
function soughtLight(): string {
  seed(213);
  const [w, h] = tileSize;
  return (
    F(D(wob(rect(-7, -7, w + 14, h + 14), 1.6, 0.06, 5)), C.ember, 'opacity=".4"') +
    F(rays(w / 2, h / 2, w * 0.66, w * 0.86, 34, 4.4), C.ray)
  );
}

const round = (key: string, reach: number, draw: () => string): Picture =>
  picture(key, { x: -reach, y: -reach, w: 2 * reach + 2, h: 2 * reach + 6 }, draw, { r: radius });

const tileBox = { x: -4, y: -4, w: tileSize[0] + 10, h: tileSize[1] + 12 };

export const fairTokens = (): Picture[] => [
  round('guess-wrong', 28, () => cross(radius)),
  ...itemNames.flatMap((item) => [
    round(`found-${item}`, 40, () => found(item, radius)),
    picture(`item-${item}`, tileBox, () => tile(item, false), { size: tileSize }),
    picture(`item-${item}-found`, tileBox, () => tile(item, true), { size: tileSize }),
  ]),
  picture('item-light', { x: -32, y: -28, w: tileSize[0] + 64, h: tileSize[1] + 56 }, soughtLight),
];
