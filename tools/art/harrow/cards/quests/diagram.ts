import { mix } from '../../../ink/colour.ts';
import { engrave } from '../../../ink/cuts.ts';
import { D, hexagon, type Point, tr } from '../../../ink/geometry.ts';
import { seed } from '../../../ink/random.ts';
import { F, FS, G } from '../../../ink/svg.ts';
import { field } from '../../../shell/cards/ground.ts';
import { C } from '../../inks.ts';
import { smallNest } from '../../pieces/small-nest.ts';
import { symbol } from '../../pieces/symbols.ts';
import { type CubeTerrain, terrainDress } from '../../pieces/terrain-dress.ts';

// Pictures of quests are diagrams: hexes that count are silver or of their terrain, and nests lie on four of them.

/** Axial coordinates round the middle of the picture. */
export type At = readonly [q: number, r: number];

/** Sides of the hexes: of a whole small county, of a part of it, and of a few hexes seen near by. */
const sides = { county: 7.9, part: 12.6, near: 23 } as const;
type Scale = keyof typeof sides;

const nestScale: Readonly<Record<Scale, number>> = { county: 0.125, part: 0.145, near: 0.36 };

/** The middle of a hex. */
export function middle([q, r]: At, scale: Scale): Point {
  const side = sides[scale];
  return [50 + side * 1.5 * q, 50 + side * Math.sqrt(3) * (r + q / 2)];
}

/** Grey ground for hexes of any kind. */
export const land = mix(mix(C.night, C.silver, 0.16), C.ink, 0.2);

export function cell(at: At, scale: Scale, ink: string): string {
  return FS(D(tr(hexagon(sides[scale] - 0.5), ...middle(at, scale))), ink, C.ink, scale === 'county' ? 1.4 : 2.4);
}

export function nestAt(at: At, scale: Scale, k: number = nestScale[scale]): string {
  const [x, y] = middle(at, scale);
  return G(x, y + 20 * k, k, smallNest());
}

/** A near hex of a terrain with its mark, as on the cubes. */
export function terrainCell(at: At, terrain: CubeTerrain): string {
  const [x, y] = middle(at, 'near');
  const ink = C[terrain];
  return cell(at, 'near', ink) + symbol(terrainDress[terrain].mark, x, y, 30, mix(ink, C.ink, 0.72), ink);
}

/** A near hex with room for a nest under its mark. */
export function nestedCell(at: At, terrain: CubeTerrain): string {
  const [x, y] = middle(at, 'near');
  const ink = C[terrain];
  return (
    cell(at, 'near', ink) +
    symbol(terrainDress[terrain].mark, x, y - 7, 21, mix(ink, C.ink, 0.72), ink) +
    G(x, y + 16, 0.23, smallNest())
  );
}

/** Deep green, darker towards the corners. */
export function questGround(): string {
  seed(360);
  const dark = (x: number, y: number): number => Math.min(0.8, Math.max(0, (Math.hypot(x - 50, y - 50) - 44) / 40));
  return (
    F(D(field), mix(mix(C.forest, C.night, 0.4), C.ink, 0.45)) +
    F(engrave(field, 0, 4.8, dark, { wave: 2, wl: 30, step: 5 }), C.ink)
  );
}
