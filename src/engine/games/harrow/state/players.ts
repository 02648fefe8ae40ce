import type { Seat } from '../../../kernel/game.ts';

/** The factions that use jars; two of them play, in this order (HC-HEST-1). */
export const factionIds = ['protectors', 'family', 'kammi'] as const;
export type FactionId = (typeof factionIds)[number];

/** Who sits on the two faction seats. */
export type Factions = readonly [FactionId, FactionId];

/** Where a game does not say who plays. */
export const firstFactions: Factions = ['protectors', 'family'];

/** HC-KAM-1, HC-HEST-1: which two can meet at all. */
export const factionPairs: readonly Factions[] = [firstFactions, ['protectors', 'kammi'], ['family', 'kammi']];

export const protectorsLegends = ['emmy', 'bernice', 'malachi', 'priscilla', 'skinless_boy'] as const;

export const familyLegends = ['levi', 'corbin', 'odessa', 'kaine', 'willa', 'mildred'] as const;

/** HC-KAM-4: Kammi leads herself, with one of these beside her. */
export const kammiLegends = ['goblin_slanderer', 'goblin_brute', 'goblin_trickster'] as const;
export type GoblinId = (typeof kammiLegends)[number];

export const legendIds = [...protectorsLegends, ...familyLegends, ...kammiLegends] as const;
export type LegendId = (typeof legendIds)[number];

/** HC-C2-2, HC-KAM-4: who may lead which faction. */
export const legendsOf = {
  protectors: protectorsLegends,
  family: familyLegends,
  kammi: kammiLegends,
} as const satisfies Record<FactionId, readonly LegendId[]>;

/** A leader for each faction that plays. */
export type Legends = { readonly [F in FactionId]?: (typeof legendsOf)[F][number] };

/** HC-TRK-29: the sides of a legend ability track. */
export const trackSides = ['a', 'b'] as const;
export type TrackSide = (typeof trackSides)[number];

/** HC-HEST-1: Hester's seat comes after the two factions'. */
export const hesterSeat: Seat = firstFactions.length;

/** HC-FAIR-1: the Fair Folk's seat comes after Hester's; where she does not play, nobody sits between the factions and them. */
export const fairSeat: Seat = hesterSeat + 1;

/** Everybody who can be at a table; who sits on which seat only the game knows (`playerOf`). */
export const playerIds = [...factionIds, 'hester', 'fair'] as const;
export type PlayerId = (typeof playerIds)[number];

/** The direct opponent of a faction's seat. */
export function opponent(seat: Seat): Seat {
  return 1 - seat;
}
