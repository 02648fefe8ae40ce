import type { LevelId } from '../../engine/ai/levels.ts';
import { terrains } from '../../engine/games/harrow/content/maps/layout.ts';
import { isAutomatic } from '../../engine/games/harrow/rules/solo/solo.ts';
import { factionSeats } from '../../engine/games/harrow/state/cubes.ts';
import { fairSeat, hesterSeat } from '../../engine/games/harrow/state/players.ts';
import { playersOf, seatOfPlayer } from '../../engine/games/harrow/state.ts';
import type { Seat } from '../../engine/kernel/game.ts';
import { hashOf } from '../../engine/kernel/hash.ts';
import { sum } from '../../engine/kit/sum.ts';
import { chancesOf } from '../../tower/odds.ts';
import type { PlayedGame } from '../played.ts';
import type { HarrowMatch } from './harrow-session.ts';
import { harrowTable } from './odds.ts';

/** Which of the numbers of cubes are the seat's, in the order of the game's colours: factions, terrains, search cubes. */
function coloursOfSeat(seat: Seat): readonly [from: number, to: number] {
  if (seat === hesterSeat) return [factionSeats, factionSeats + terrains.length];
  if (seat === fairSeat) return [factionSeats + terrains.length, factionSeats + terrains.length + 1];
  return [seat, seat + 1];
}

const cubesOf = (cubes: readonly number[], seat: Seat): number => sum(cubes.slice(...coloursOfSeat(seat)));

/** What the tree gave to a seat in the whole game, and what the odds had promised. */
function luckOf({ session }: HarrowMatch, seat: Seat): { readonly out: number; readonly expected: number } {
  let inside = session.initial.tree.inside;
  let given = 0;
  let expected = 0;
  for (const { events } of session.log) {
    for (const event of events) {
      if (event.type !== 'treeDropped') continue;
      const { dropped, out } = event;
      const chances = chancesOf(harrowTable, sum(dropped), sum(inside));
      given += cubesOf(out, seat);
      expected += cubesOf(dropped, seat) * chances.new + cubesOf(inside, seat) * chances.old;
      inside = inside.map((n, i) => n + dropped[i] - out[i]);
    }
  }
  return { out: given, expected: Math.round(expected * 100) / 100 };
}

/** A game that is over, as it is remembered; undefined of one that is not. `bots`: how well a computer played. */
export function playedOf(match: HarrowMatch, bots: LevelId, at: Date): PlayedGame | undefined {
  const { session, controllers } = match;
  const { state: s, config, log } = session;
  const pending = session.pending();
  if (pending.kind !== 'over') return undefined;
  const { winners } = pending.result;
  const sides = playersOf(s).map((player) => {
    const seat = seatOfPlayer(s, player);
    const leader = s.seats[seat]?.legend;
    const person = controllers[seat] === 'human';
    return {
      player,
      ...(leader !== undefined && { leader }),
      person,
      ...(!person && !isAutomatic(s, seat) && { level: bots }),
      won: winners.includes(seat),
      ...luckOf(match, seat),
    };
  });
  return {
    // Whatever copies of it there are, a game is played to this end once.
    id: hashOf({ config, seed: session.seed, actions: log.map(({ action }) => action) }),
    at: at.toISOString(),
    mode: config.mode,
    ...(config.level !== undefined && { level: `solo${config.level}` }),
    sides,
  };
}
