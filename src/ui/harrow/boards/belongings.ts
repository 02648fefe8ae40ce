import { boardSpaces } from '../../../engine/games/harrow/content/legends/odessa.ts';
import { goadCount } from '../../../engine/games/harrow/content/legends/priscilla.ts';
import { nailCount, nailsOut } from '../../../engine/games/harrow/rules/nails.ts';
import { plateSize } from '../../../engine/games/harrow/rules/scoring.ts';
import type { CardId } from '../../../engine/games/harrow/state/cards.ts';
import { type FactionId, type LegendId, opponent } from '../../../engine/games/harrow/state/players.ts';
import type { SeatState } from '../../../engine/games/harrow/state/seat.ts';
import type { HarrowState } from '../../../engine/games/harrow/state.ts';
import type { Seat } from '../../../engine/kernel/game.ts';

export type ShelfKind = 'haints' | 'cubes' | 'wild' | 'paths' | 'storms';

export interface ShelfItem {
  readonly kind: ShelfKind;
  readonly count: number;
}

/** What lies on the shelf. Paths are not in the game on side B of the Protectors' track (HC-TRK-31). */
export function shelfOf({
  faction,
  track,
  haintsLeft,
  cubesLeft,
  wild,
  pathsLeft,
  stormsLeft,
}: SeatState): readonly ShelfItem[] {
  const own: readonly ShelfItem[] = [
    { kind: 'haints', count: haintsLeft },
    { kind: 'cubes', count: cubesLeft },
    { kind: 'wild', count: wild },
  ];
  if (faction === 'family') return [...own, { kind: 'storms', count: stormsLeft }];
  return track === 'a' ? [...own, { kind: 'paths', count: pathsLeft }] : own;
}

export type PieceKind = 'nails' | 'goads' | 'rage' | 'cubes';

/** Pieces of a legend's own: how many lie on its board, and how many it has room for. */
export interface LegendPieces {
  readonly kind: PieceKind;
  readonly here: number;
  readonly places: number;
}

/** Malachi's rage is on the map until its attack is over (HC-LGD-MAL-1). */
const rages = (s: HarrowState): boolean => s.flow.some((frame) => frame.kind === 'attack' && frame.rage !== undefined);

const pieces: Partial<Record<LegendId, (s: HarrowState, seat: Seat) => LegendPieces>> = {
  bernice: (s) => ({ kind: 'nails', here: nailCount - nailsOut(s), places: nailCount }),
  priscilla: (s) => ({ kind: 'goads', here: goadCount - s.goads.length, places: goadCount }),
  malachi: (s) => ({ kind: 'rage', here: rages(s) ? 0 : 1, places: 1 }),
  odessa: (s, seat) => ({ kind: 'cubes', here: s.seats[seat].stored, places: boardSpaces }),
};

export function legendPieces(s: HarrowState, seat: Seat): LegendPieces | undefined {
  return pieces[s.seats[seat].legend]?.(s, seat);
}

/** Cards: how many are in hand and in the pile, and those that were played (HC-CARD-1, HC-CARD-4). */
export interface CardPiles {
  readonly hand: number;
  readonly deck: number;
  readonly played: readonly CardId[];
}

export function cardPiles({ hand, deck, spent }: SeatState): CardPiles {
  return { hand: hand.length, deck: deck.length, played: spent };
}

/** HC-WHL-1: where the spoon points, and the kills on the plate. */
export interface HaintWheel {
  readonly spoon: number;
  readonly kills: number;
  /** Whose haints lie there. */
  readonly enemy: FactionId;
}

export function haintWheel(s: HarrowState, seat: Seat): HaintWheel {
  return { spoon: s.seats[seat].spoon, kills: plateSize(s, seat), enemy: s.seats[opponent(seat)].faction };
}
