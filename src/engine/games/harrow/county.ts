import { type Axial, add, distance as axialDistance, directions, hexagon } from '../../kit/hex.ts';

/** A hex of the county: its number of HC-MAP-25 less one (0 to 36). */
export type Hex = number;

/** HC-MAP-20, HC-MAP-22: the county is a regular hexagon of radius 3. */
export const county: readonly Axial[] = hexagon(3);
export const hexCount = county.length;
export const allHexes: readonly Hex[] = county.map((_, hex) => hex);

const indexByCoordinate = new Map(county.map(({ q, r }, i) => [`${q},${r}`, i]));

export function hexAt({ q, r }: Axial): Hex | undefined {
  return indexByCoordinate.get(`${q},${r}`);
}

function requireHex(axial: Axial): Hex {
  const hex = hexAt(axial);
  if (hex === undefined) throw new Error(`no hex at ${axial.q},${axial.r}`);
  return hex;
}

/** `q,r`, the name of a hex in notation. */
export const hexNames: readonly string[] = county.map(({ q, r }) => `${q},${r}`);

export function hexByName(name: string): Hex | undefined {
  return indexByCoordinate.get(name);
}

export const neighbours: readonly (readonly Hex[])[] = county.map((hex) =>
  directions.map((d) => hexAt(add(hex, d))).filter((n) => n !== undefined),
);

/** From a hex in each of the six directions: the hexes in a straight line, the nearest first. */
export const linesFrom: readonly (readonly (readonly Hex[])[])[] = county.map((start) =>
  directions.map((d) => {
    const line: Hex[] = [];
    for (let at = add(start, d), hex = hexAt(at); hex !== undefined; at = add(at, d), hex = hexAt(at)) line.push(hex);
    return line;
  }),
);

const distances: readonly (readonly number[])[] = county.map((a) => county.map((b) => axialDistance(a, b)));

export function distance(a: Hex, b: Hex): number {
  return distances[a][b];
}

/** HC-MAP-23 */
export const brambles: Hex = requireHex({ q: 0, r: 0 });
export const homes = { north: requireHex({ q: 0, r: -2 }), south: requireHex({ q: 0, r: 2 }) } as const;
export const corners: readonly Hex[] = county.flatMap((hex, i) =>
  [hex.q, hex.r, hex.q + hex.r].filter((c) => Math.abs(c) === 3).length === 2 ? [i] : [],
);

/** HC-MAP-8: the three corners farthest from a home hex. */
export function farCorners(home: Hex): Hex[] {
  const farthest = Math.max(...corners.map((corner) => distance(corner, home)));
  return corners.filter((corner) => distance(corner, home) === farthest);
}

/** HC-MAP-7: home hexes and their neighbours carry no ability-token icon. */
export function isNearHome(hex: Hex): boolean {
  return distance(hex, homes.north) <= 1 || distance(hex, homes.south) <= 1;
}
