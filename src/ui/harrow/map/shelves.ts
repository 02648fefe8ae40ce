import type { Layout } from '../../../app/harrow/layout.ts';
import { type Shelves, tileCorners, tileGrid } from '../../../app/harrow/shelf-places.ts';
import type { Rect } from '../../../app/stage.ts';
import { features } from '../../../engine/games/harrow/content/chapters/features.ts';
import type { FactionId } from '../../../engine/games/harrow/state/players.ts';
import { type Jar, jars } from '../../../engine/games/harrow/state/tokens.ts';
import type { HarrowState } from '../../../engine/games/harrow/state.ts';
import type { Seat } from '../../../engine/kernel/game.ts';

/** The shelves of the chapter being played: with room for tiles, or without. */
export function shelvesOf(layout: Layout, s: HarrowState): Shelves {
  return features[s.config.mode].tiles ? layout.map.shelves.tiled : layout.map.shelves.plain;
}

/** The seat whose home lies in the north sits at the top of the right rail. */
export function isNorth(s: HarrowState, seat: Seat): boolean {
  return s.config.north === s.seats[seat].faction;
}

/** Foot of a jar on its shelf. */
export function jarFoot(layout: Layout, s: HarrowState, seat: Seat, jar: Jar): readonly [number, number] {
  const place = shelvesOf(layout, s).jars[jars.indexOf(jar)];
  return isNorth(s, seat) ? place.north : place.south;
}

/** The squares of the tiles in a slot: a lone one in its middle, several side by side. */
export function tileSquares(layout: Layout, s: HarrowState, slot: number): readonly Rect[] {
  const shelves = shelvesOf(layout, s);
  const [x, y] = shelves.slots[slot];
  const count = s.slots[slot].length;
  const grid = tileGrid(shelves, count);
  return tileCorners(grid, count).map(([dx, dy]) => [x + dx, y + dy, grid.side, grid.side]);
}

/** Those whose objectives stand on the map; Kammi pursues a doll. */
export type Pursuer = Exclude<FactionId, 'kammi'>;

/** The strips of objectives that still wait to enter the map. */
export function waitingStrips(
  s: HarrowState,
): readonly { readonly faction: Pursuer; readonly left: readonly boolean[] }[] {
  const strips = [
    { faction: 'protectors' as const, left: s.waiting.townsfolk },
    { faction: 'family' as const, left: s.waiting.buildings },
  ];
  return strips.filter(({ left }) => left.includes(true));
}
