import { type Hex, isNearHome } from '../../county.ts';

export const terrains = ['bog', 'wetlands', 'plains', 'forest'] as const;
export type Terrain = (typeof terrains)[number];
export type HexKind = Terrain | 'mountain' | 'brambles';

export interface Layout {
  readonly id: string;
  readonly kinds: readonly HexKind[];
  /** Storms printed on the map (HC-MAP-10). */
  readonly printedStorms: readonly boolean[];
  /** Icons of ability tokens (HC-MAP-7). */
  readonly icons: readonly boolean[];
}

/** Reads the columns of a layout from the left, each from the top; a star marks a printed storm. */
export function readLayout(id: string, columns: readonly string[]): Layout {
  const words = columns.flatMap((column) => column.split(' '));
  const kinds = words.map((word) => word.replace('*', '') as HexKind);
  return {
    id,
    kinds,
    printedStorms: words.map((word) => word.endsWith('*')),
    icons: kinds.map((kind, hex) => terrainIn(kind) !== undefined && !isNearHome(hex)),
  };
}

function terrainIn(kind: HexKind): Terrain | undefined {
  return kind === 'mountain' || kind === 'brambles' ? undefined : kind;
}

/** HC-MAP-3: mountains and brambles are not terrain hexes. */
export function terrainOf(layout: Layout, hex: Hex): Terrain | undefined {
  return terrainIn(layout.kinds[hex]);
}

/** HC-MAP-7 */
export function hasIcon(layout: Layout, hex: Hex): boolean {
  return layout.icons[hex];
}
