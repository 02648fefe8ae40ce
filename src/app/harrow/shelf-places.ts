/** What stands on the shelves of the cupboard: the jars, and the tiles between them where the chapter has tiles. */
export interface Shelves {
  /** Feet of the jars of the north and the south seat, by jar. */
  readonly jars: readonly { readonly north: readonly [number, number]; readonly south: readonly [number, number] }[];
  readonly jarScale: number;
  /** Size of the button over a jar. */
  readonly jarTarget: readonly [width: number, height: number];
  /** Centres of the jars' names. */
  readonly names: readonly (readonly [number, number])[];
  /** Centres of the slots for tiles, the side of a lone tile, and the room that several share. */
  readonly slots: readonly (readonly [number, number])[];
  readonly tileSide: number;
  readonly tileRoom: readonly [number, number];
}

const rows = [0, 1, 2, 3] as const;

type Tiling = Pick<Shelves, 'tileSide' | 'tileRoom'> & { readonly y: number };
const noTiles: Tiling = { y: 0, tileSide: 0, tileRoom: [0, 0] };

const gap = 5;

/** How tiles lie in a slot: in so many columns and rows, each with this side. */
interface TileGrid {
  readonly columns: number;
  readonly rows: number;
  readonly side: number;
}

/** The largest tiles of which so many fit the slot's room side by side. */
export function tileGrid({ tileSide, tileRoom: [w, h] }: Shelves, count: number): TileGrid {
  const grids = Array.from({ length: Math.max(1, count) }, (_, i): TileGrid => {
    const columns = i + 1;
    const rows = Math.ceil(Math.max(1, count) / columns);
    const side = Math.min(tileSide, (w - gap * (columns - 1)) / columns, (h - gap * (rows - 1)) / rows);
    return { columns, rows, side };
  });
  return grids.reduce((best, grid) => (grid.side > best.side ? grid : best));
}

/** Corners of the tiles of a slot, from the slot's middle. */
export function tileCorners({ columns, rows, side }: TileGrid, count: number): readonly (readonly [number, number])[] {
  const step = side + gap;
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / columns);
    const inRow = row < rows - 1 ? columns : count - columns * (rows - 1);
    const x = ((i % columns) - (inRow - 1) / 2) * step - side / 2;
    return [x, (row - (rows - 1) / 2) * step - side / 2];
  });
}

const jarTarget = [54, 84] as const;

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
    jarTarget,
    names: rows.map((i) => [middle, y0 + i * dy + name]),
    slots: rows.map((i) => [middle, y0 + i * dy + y]),
    ...tiling,
  };
}

/** Jars stand in columns, one seat above the other; `name` is the line of their names. */
export function shelfColumns(
  [x0, dx]: readonly [number, number],
  [north, south]: readonly [number, number],
  jarScale: number,
  name: number,
  { y, ...tiling }: Tiling = noTiles,
): Shelves {
  return {
    jars: rows.map((i) => ({ north: [x0 + i * dx, north], south: [x0 + i * dx, south] })),
    jarScale,
    jarTarget,
    names: rows.map((i) => [x0 + i * dx, name]),
    slots: rows.map((i) => [x0 + i * dx, y]),
    ...tiling,
  };
}

/** Pairs of jars side by side, so far apart, on one shelf; `name` is the line of their names, and the tiles hang below it between them. */
export function shelfPairs(
  [x0, dx]: readonly [number, number],
  apart: number,
  foot: number,
  jarScale: number,
  name: number,
  { y, ...tiling }: Tiling = noTiles,
): Shelves {
  const middles = rows.map((i) => x0 + i * dx);
  return {
    jars: middles.map((x) => ({ north: [x - apart / 2, foot], south: [x + apart / 2, foot] })),
    jarScale,
    jarTarget: [44, 46],
    names: middles.map((x) => [x, name]),
    slots: middles.map((x) => [x, y]),
    ...tiling,
  };
}
