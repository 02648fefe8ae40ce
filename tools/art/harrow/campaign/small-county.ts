import { type MapId, mapIds, maps } from '../../../../src/engine/games/harrow/content/maps/maps.ts';
import { mix } from '../../ink/colour.ts';
import { D, hexagon, type Point, tr } from '../../ink/geometry.ts';
import { F, FS, G, S } from '../../ink/svg.ts';
import { type Picture, picture } from '../../picture.ts';
import { C } from '../inks.ts';
import { symbol } from '../pieces/symbols.ts';
import { cubeTerrains, terrainDress } from '../pieces/terrain-dress.ts';

const side = 9.9;
const columns = [4, 5, 6, 7, 6, 5, 4];

/** Centres of the hexes in the order of a layout: columns from the left, each from the top. */
const centres: readonly Point[] = columns.flatMap((count, column) =>
  Array.from(
    { length: count },
    (_, row): Point => [side * 1.5 * (column - 3), side * Math.sqrt(3) * (row - (count - 1) / 2)],
  ),
);

const mountain = (): string => F('M-6 4L-1 -6L6 4Z', C.ink) + F('M-3.2 -1.6L-1 -6L1.2 -2.8Z', C.paper);
const thorns = (): string => S('M-5 -4L5 4M5 -4L-5 4', C.prot, 1.8);

/** One side of the map, small: terrain by colour and mark, as on the cubes. */
function smallCounty(id: MapId): string {
  const tiles = centres.map(([x, y], i) => {
    const kind = maps[id].kinds[i];
    const terrain = cubeTerrains.find((name) => name === kind);
    const mark = terrain
      ? symbol(terrainDress[terrain].mark, 0, 0, 9.6, mix(C[kind], C.ink, 0.78), C[kind])
      : kind === 'mountain'
        ? mountain()
        : thorns();
    return G(x, y, 1, FS(D(hexagon(side)), C[kind], C.ink, 1.6) + mark);
  });
  const land = centres.map(([x, y]) => D(tr(hexagon(side + 5), x, y))).join('');
  return F(land, C.shadow, 'opacity=".4" transform="translate(3 5)"') + F(land, C.ink) + tiles.join('');
}

export const smallCounties = (): Picture[] =>
  mapIds.map((id) => picture(`county-small-${id}`, { x: -62, y: -67, w: 128, h: 140 }, () => smallCounty(id)));
