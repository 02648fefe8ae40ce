import { mix } from '../../ink/colour.ts';
import { C } from '../inks.ts';
import type { SymbolName } from './symbols.ts';

/** What a cube shows: its colour and the mark on its top. */
export interface CubeDress {
  readonly ink: string;
  readonly mark: SymbolName;
  /** The mark's colour while the cube tumbles; otherwise that of paper. */
  readonly sign?: string;
}

/** The terrains that give Hester a cube of their colour (HC-ROOT-8). */
export const cubeTerrains = ['bog', 'wetlands', 'plains', 'forest'] as const;
export type CubeTerrain = (typeof cubeTerrains)[number];

/** Colour and mark of a terrain's cube, a little lighter than its hexes; the mark tells it without colour. */
export const terrainDress: Readonly<Record<CubeTerrain, CubeDress>> = {
  bog: { ink: mix(C.bog, C.paper, 0.1), mark: 'reeds' },
  wetlands: { ink: mix(C.wetlands, C.paper, 0.1), mark: 'waves' },
  plains: { ink: C.plains, mark: 'sheaf' },
  forest: { ink: mix(C.forest, C.paper, 0.1), mark: 'pine' },
};
