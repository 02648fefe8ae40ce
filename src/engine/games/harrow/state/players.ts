import type { Seat } from '../../../kernel/game.ts';

export const factionIds = ['protectors', 'family'] as const;
export type FactionId = (typeof factionIds)[number];

export const protectorsLegends = ['emmy', 'bernice', 'malachi', 'priscilla', 'skinless_boy'] as const;

export const familyLegends = ['levi', 'corbin', 'odessa', 'kaine', 'willa', 'mildred'] as const;

export const legendIds = [...protectorsLegends, ...familyLegends] as const;
export type LegendId = (typeof legendIds)[number];

/** HC-C2-2: who may lead which faction. */
export const legendsOf = {
  protectors: protectorsLegends,
  family: familyLegends,
} as const satisfies Record<FactionId, readonly LegendId[]>;

/** One leader for each faction. */
export type Legends = { readonly [F in FactionId]: (typeof legendsOf)[F][number] };

/** HC-TRK-29: the sides of a legend ability track. */
export const trackSides = ['a', 'b'] as const;
export type TrackSide = (typeof trackSides)[number];

/** HC-HEST-1: Hester's seat comes after the two factions'. */
export const hesterSeat: Seat = factionIds.length;

/** HC-FAIR-1: the Fair Folk's seat comes after Hester's; where she does not play, nobody sits between the factions and them. */
export const fairSeat: Seat = hesterSeat + 1;

/** Who sits where, in the order of the seats. */
export const playerIds = [...factionIds, 'hester', 'fair'] as const;
export type PlayerId = (typeof playerIds)[number];

/** The direct opponent of a faction's seat. */
export function opponent(seat: Seat): Seat {
  return 1 - seat;
}
