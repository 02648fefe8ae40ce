import type { LevelId } from '../../engine/ai/levels.ts';
import { fairSeat, hesterSeat } from '../../engine/games/harrow/state/players.ts';
import type { HarrowState } from '../../engine/games/harrow/state.ts';
import type { Seat } from '../../engine/kernel/game.ts';
import type { ControllerKind } from '../match.ts';
import { harrowMatches } from './harrow-session.ts';

/** Whom computers are at the table, by how well they play: as many as can sit there. */
export const people = {
  gentle: ['alma', 'toby', 'nell', 'abel'],
  steady: ['amos', 'vera', 'jonas', 'rose'],
  sharp: ['silas', 'ida', 'ezra', 'dora'],
  ruthless: ['jubal', 'selma', 'mort', 'salome'],
} as const satisfies Record<LevelId, readonly string[]>;
export type PersonId = (typeof people)[LevelId][number];

export interface Opponent {
  readonly person: PersonId;
  readonly level: LevelId;
}

/** A game as far as it is known who plays it. */
interface Seated {
  readonly session: { readonly state: HarrowState };
  readonly controllers: readonly ControllerKind[];
  readonly levels?: readonly LevelId[] | undefined;
}

/** Where the Fair Folk play without Hester, her seat is empty; the automatic factions are led by cards. */
function isTaken({ seats, solo, hester, fair }: HarrowState, seat: Seat): boolean {
  if (seat === fairSeat) return fair !== undefined;
  return seat === hesterSeat ? hester !== undefined : !solo && seat < seats.length;
}

/** The computers of a game by their seats, no two of one name. */
export function opponentsIn({ session: { state }, controllers, levels }: Seated): ReadonlyMap<Seat, Opponent> {
  const opponents = new Map<Seat, Opponent>();
  for (const [seat, kind] of controllers.entries()) {
    if (kind !== 'bot' || !isTaken(state, seat)) continue;
    const level = levels?.[seat] ?? harrowMatches.levelOf(state.config);
    const alike = [...opponents.values()].filter((other) => other.level === level);
    opponents.set(seat, { person: people[level][alike.length], level });
  }
  return opponents;
}
