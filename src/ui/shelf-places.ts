/** What stands on the shelves of the cupboard: the jars, and the tiles between them where the chapter has tiles. */
export interface Shelves {
  /** Feet of the jars of the north and the south seat, by jar. */
  readonly jars: readonly { readonly north: readonly [number, number]; readonly south: readonly [number, number] }[];
  readonly jarScale: number;
  /** Centres of the jars' names. */
  readonly names: readonly (readonly [number, number])[];
  /** Centres of the slots for tiles; the side of a lone tile, and of several with the way from the slot's centre to the last. */
  readonly slots: readonly (readonly [number, number])[];
  readonly tileSide: number;
  readonly pairSide: number;
  readonly pairOffset: readonly [number, number];
}

const rows = [0, 1, 2, 3] as const;

type Tiling = Pick<Shelves, 'tileSide' | 'pairSide' | 'pairOffset'> & { readonly y: number };
const noTiles: Tiling = { y: 0, tileSide: 0, pairSide: 0, pairOffset: [0, 0] };

/** Jars face each other in rows, with their name, and the tiles, between them; `name` and `y` are measured from the foot. */
export function shelfRows(
  [north, south]: readonly [number, number],
  [y0, dy]: readonly [number, number],
  jarScale: number,
  name: number,
  { y, ...tiling }: Tiling = noTiles,
): Shelves {
  const middle = (north + south) / 2;
  return {
    jars: rows.map((i) => ({ north: [north, y0 + i * dy], south: [south, y0 + i * dy] })),
    jarScale,
    names: rows.map((i) => [middle, y0 + i * dy + name]),
    slots: rows.map((i) => [middle, y0 + i * dy + y]),
    ...tiling,
  };
}

/** Centres of the names over the columns: the outer ones stay clear of the frame. */
const nameColumns = [645, 695, 750, 805] as const;

/** Jars stand in columns, one seat above the other; names by turns on two lines, as Czech ones are wider than a column. */
export function shelfColumns(
  [x0, dx]: readonly [number, number],
  [north, south]: readonly [number, number],
  jarScale: number,
  names: readonly [number, number],
  { y, ...tiling }: Tiling = noTiles,
): Shelves {
  return {
    jars: rows.map((i) => ({ north: [x0 + i * dx, north], south: [x0 + i * dx, south] })),
    jarScale,
    names: rows.map((i) => [nameColumns[i], names[i % 2]]),
    slots: rows.map((i) => [x0 + i * dx, y]),
    ...tiling,
  };
}
