import { features } from '../engine/games/harrow/content/chapters/features.ts';
import { type FactionId, type HarrowState, type Jar, jars } from '../engine/games/harrow/state.ts';
import type { Seat } from '../engine/kernel/game.ts';
import type { Layout, Rect } from './layout.ts';
import type { Shelves } from './shelf-places.ts';

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
  const { slots, tileSide, pairSide, pairOffset } = shelvesOf(layout, s);
  const [x, y] = slots[slot];
  const count = s.slots[slot].length;
  const side = count > 1 ? pairSide : tileSide;
  return s.slots[slot].map((_, i) => {
    const share = count > 1 ? (2 * i) / (count - 1) - 1 : 0;
    // In rows the pair stands on the shelf: only its way across is shared out.
    const down = layout.id === 'phone' ? share * pairOffset[1] : count > 1 ? pairOffset[1] : 0;
    return [x + share * pairOffset[0] - side / 2, y + down - side / 2, side, side];
  });
}

/** The strips of objectives that still wait to enter the map. */
export function waitingStrips(
  s: HarrowState,
): readonly { readonly faction: FactionId; readonly left: readonly boolean[] }[] {
  const strips = [
    { faction: 'protectors' as const, left: s.waiting.townsfolk },
    { faction: 'family' as const, left: s.waiting.buildings },
  ];
  return strips.filter(({ left }) => left.includes(true));
}
