import { type Picture, picture } from '../../picture.ts';
import { bog, smallBog } from './bog.ts';
import { brambles, smallBrambles } from './brambles.ts';
import { forest, smallForest } from './forest.ts';
import { mountain, smallMountain } from './mountain.ts';
import { plains, smallPlains } from './plains.ts';
import { largeTile, smallTile, type Terrain, terrains } from './tile.ts';
import { smallWetlands, wetlands } from './wetlands.ts';

const patterns: Readonly<
  Record<Terrain, readonly [large: (variant: number) => string, small: (variant: number) => string]>
> = {
  bog: [bog, smallBog],
  wetlands: [wetlands, smallWetlands],
  plains: [plains, smallPlains],
  forest: [forest, smallForest],
  mountain: [mountain, smallMountain],
  brambles: [brambles, smallBrambles],
};

/** The county has seven or so hexes of each kind but a single brambles hex. */
const variants = (terrain: Terrain): readonly number[] => (terrain === 'brambles' ? [1] : [1, 2, 3]);

const largeBox = { x: -52, y: -46, w: 104, h: 92 };
const smallBox = { x: -28, y: -25, w: 56, h: 50 };

export const terrainTiles = (): Picture[] =>
  terrains.flatMap((terrain, t) =>
    variants(terrain).flatMap((variant) => {
      const [large, small] = patterns[terrain];
      const seedNumber = 200 + t * 10 + variant;
      return [
        picture(`terrain-${terrain}-${variant}`, largeBox, () =>
          largeTile(terrain, seedNumber, () => large(variant - 1)),
        ),
        picture(`terrain-s-${terrain}-${variant}`, smallBox, () =>
          smallTile(terrain, seedNumber, () => small(variant - 1)),
        ),
      ];
    }),
  );
