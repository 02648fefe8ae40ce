import { type Hex, isNearHome } from '../../county.ts';

export const terrains = ['bog', 'wetlands', 'plains', 'forest'] as const;
export type Terrain = (typeof terrains)[number];
export type HexKind = Terrain | 'mountain' | 'brambles';

export interface Layout {
  readonly id: string;
  readonly kinds: readonly HexKind[];
  /** Storms printed on the map (HC-MAP-10). */
  readonly printedStorms: readonly boolean[];
}

/** Reads the columns of a layout from the left, each from the top; a star marks a printed storm. */
export function readLayout(id: string, columns: readonly string[]): Layout {
  const words = columns.flatMap((column) => column.split(' '));
  return {
    id,
    kinds: words.map((word) => word.replace('*', '') as HexKind),
    printedStorms: words.map((word) => word.endsWith('*')),
  };
}

/** HC-MAP-3: mountains and brambles are not terrain hexes. */
export function terrainOf(layout: Layout, hex: Hex): Terrain | undefined {
  const kind = layout.kinds[hex];
  return kind === 'mountain' || kind === 'brambles' ? undefined : kind;
}

/** HC-MAP-7 */
export function hasIcon(layout: Layout, hex: Hex): boolean {
  return terrainOf(layout, hex) !== undefined && !isNearHome(hex);
}
