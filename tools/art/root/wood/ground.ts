import { placeSpot, type Wood, woodIds, woods } from '../../../../src/app/root/wood-places.ts';
import { maps } from '../../../../src/engine/games/root/content/maps/maps.ts';
import { mix } from '../../ink/colour.ts';
import { engrave } from '../../ink/cuts.ts';
import { circ, D, type Point, type Poly, rect, wob } from '../../ink/geometry.ts';
import { noise, seed } from '../../ink/random.ts';
import { clip, F, FS, G, outline, S } from '../../ink/svg.ts';
import { type Picture, picture } from '../../picture.ts';
import { burntEdges, SCORCH } from '../../shell/paper.ts';
import { C } from '../inks.ts';
import { clearingArt } from './clearing.ts';
import { river, roads } from './lie.ts';
import { trees } from './trees.ts';
import { bridges, roadway, water } from './ways.ts';

// The autumn wood without pieces, printed on its paper: the map's ground, with everything the board itself bears.

/** The forest's floor: its dark cuts grow away from the sun in the west. */
function floor({ print: [x, y, w, h], k, isFine }: Wood): string {
  const field = rect(x, y, w, h);
  const tone = (px: number, py: number): number => {
    const west = 1 - (px - x) / w;
    const uneven = 0.22 * (noise(px * 0.02, py * 0.03) - 0.5);
    return Math.max(0.08, Math.min(0.8, 0.62 - 0.5 * west + 0.16 * ((py - y) / h) + uneven));
  };
  const cuts = engrave(field, -8, isFine ? 5.2 : 4.6, tone, { wave: 4 * k, wl: 50 * k, step: 12 });
  return F(D(field), C.floor) + F(cuts, C.floorDark);
}

/** Stepped light of the low sun: slanting bars and discs round the upper left corner. */
function sunlight({ print: [x, y, w, h] }: Wood): string {
  const bars = [
    [0.02, 0.18, 0.24],
    [0.26, 0.1, 0.2],
    [0.46, 0.13, 0.14],
  ] as const;
  const discs = [
    [0.78, 0.1],
    [0.54, 0.12],
    [0.32, 0.14],
  ] as const;
  const bar = (from: number, share: number): Poly => {
    const left = x - h * 0.35 + from * w * 1.5;
    return [
      [left, y - 4],
      [left + share * w, y - 4],
      [left + share * w + h * 0.75, y + h + 4],
      [left + h * 0.75, y + h + 4],
    ];
  };
  return (
    bars.map(([from, share, light]) => F(D(wob(bar(from, share), 3, 0.03, 10)), C.sun, `opacity="${light}"`)).join('') +
    discs
      .map(([r, light]) => {
        const edge = wob(circ(x - 0.02 * w, y - 0.04 * h, r * w, 60), 5, 0.02, 10);
        return F(D(edge), C.sun, `opacity="${light}"`);
      })
      .join('')
  );
}

/** Dusk gathers in the south-east. */
function dusk({ print: [x, y, w, h], isFine }: Wood): string {
  seed(983);
  const tone = (px: number, py: number): number =>
    Math.max(0, Math.min(0.5, ((px - x) / w) * 0.5 + ((py - y) / h) * 0.34 - 0.42));
  const cuts = engrave(rect(x, y, w, h), 62, isFine ? 6 : 5, tone, { wave: 3, wl: 40, step: 12, min: 0.1 });
  return F(cuts, C.violet, 'opacity=".5"');
}

/** The place of a pawn in a forest. */
function stump({ k }: Wood, [x, y]: Point): string {
  const roots: Poly = [
    [-7.5, -2],
    [-9.5, 5.5],
    [-3, 4],
    [1, 7],
    [4, 4.4],
    [10, 5],
    [7.5, -2],
  ];
  const dash = `stroke-dasharray="${4 * k} ${3.4 * k}" opacity=".85"`;
  return (
    F(D(wob(circ(x, y, 19 * k, 30, 13.5 * k), 1.4 * k, 0.1, 4)), C.floorDark) +
    S(D(wob(circ(x, y, 17 * k, 30, 11.5 * k), k, 0.1, 4)), C.road, 1.5 * Math.max(0.7, k), dash) +
    FS(D(roots.map((p): Point => [x + p[0] * k, y + p[1] * k])), C.bark, C.ink, 1.8 * k) +
    FS(D(circ(x, y - 2.6 * k, 7.8 * k, 20, 4.6 * k)), mix(C.road, C.paper, 0.2), C.ink, 1.8 * k) +
    S(D(circ(x, y - 2.6 * k, 4.2 * k, 16, 2.3 * k)), C.bark, 1.2 * k)
  );
}

function woodland(wood: Wood): string {
  seed(979);
  const { print, k } = wood;
  const frame = wob(rect(...print), 3 * k, 0.04, 6);
  const [ways, stream] = [roads(wood), river(wood)];
  seed(978);
  const below =
    floor(wood) + roadway(wood, ways) + water(wood, stream) + bridges(wood, ways, stream) + trees(wood, ways, stream);
  const { forests, suits } = maps.autumn;
  const stumps = forests.map((forest) => stump(wood, placeSpot(wood, forest))).join('');
  const clearings = suits.map((_, clearing) => clearingArt(wood, clearing)).join('');
  return (
    clip(frame, below + dusk(wood) + stumps + sunlight(wood) + clearings) +
    outline(frame, 3 * Math.max(0.7, k), C.ink, 0.8)
  );
}

/** The paper the wood is printed on. */
function sheet({ sheet: [x, y, w, h], k }: Wood): string {
  seed(690);
  const size = Math.max(0.7, k);
  const edge = wob(rect(x, y, w, h), 3.4 * size, 0.035, 7);
  return (
    F(D(edge.map((p): Point => [p[0] + 5 * size, p[1] + 8 * size])), C.shadow, 'opacity=".55"') +
    F(D(edge), mix(C.paper, C.bog, 0.26)) +
    clip(edge, F(burntEdges(x, y, w, h, 14 * size), SCORCH, 'opacity=".6"')) +
    outline(edge, 3 * size, C.ink, 0.6)
  );
}

/** In px of the screen; the anchor is the upper left corner of the sheet. */
export const grounds = (): Picture[] =>
  woodIds.map((id) => {
    const wood = woods[id];
    const [x, y, w, h] = wood.sheet;
    const margin = Math.min(6, x, y);
    const box = { x: -margin, y: -margin, w: w + margin + 12, h: h + margin + 16 };
    return picture(`wood-${id}`, box, () => G(-x, -y, 1, sheet(wood) + woodland(wood)));
  });
