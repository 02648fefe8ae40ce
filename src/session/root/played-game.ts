import type { RootEvent } from '../../engine/games/root/events.ts';
import type { RootState } from '../../engine/games/root/state.ts';
import type { Seat } from '../../engine/kernel/game.ts';
import { hashOf } from '../../engine/kernel/hash.ts';
import type { Match } from '../match.ts';
import type { PlayedGame } from '../played.ts';
import type { RootMatchTypes } from './root-session.ts';

/** What the dice gave a side in a whole game, and what could be expected of them. */
export interface Luck {
  out: number;
  expected: number;
}

/** Of two dice with the faces 0 to 3 the higher is so much on average, and the lower. */
const meanHigh = 34 / 16;
const meanLow = 14 / 16;

/** RT-4.3.2: the higher die is the attacker's, against the Alliance the defender's (RT-8.2.2). */
export function luckOf(events: readonly RootEvent[], s: RootState): readonly Luck[] {
  const luck = s.sides.map((): Luck => ({ out: 0, expected: 0 }));
  let sides: readonly Seat[] = [];
  for (const event of events) {
    if (event.type === 'battleBegan') sides = [event.attacker, event.defender];
    if (event.type !== 'rolled') continue;
    const [attacker, defender] = sides;
    const [better, worse] = s.sides[defender].faction === 'wa' ? [defender, attacker] : [attacker, defender];
    luck[better].out += event.high;
    luck[better].expected += meanHigh;
    luck[worse].out += event.low;
    luck[worse].expected += meanLow;
  }
  return luck;
}

/** A game that is over, as it is remembered; undefined of one that is not. */
export function playedOf({ session, controllers, levels }: Match<RootMatchTypes>, at: Date): PlayedGame | undefined {
  const { state: s, config, log, seed } = session;
  const pending = session.pending();
  if (pending.kind !== 'over') return undefined;
  const luck = luckOf(
    log.flatMap(({ events }) => events),
    s,
  );
  const sides = s.sides.map(({ faction, own }, seat) => {
    const person = controllers[seat] === 'human';
    const character = 'character' in own ? own.character : undefined;
    const level = person ? undefined : levels?.[seat];
    return {
      player: faction,
      ...(character !== undefined && { leader: character }),
      person,
      ...(level !== undefined && { level }),
      won: pending.result.winners.includes(seat),
      out: luck[seat].out,
      expected: Math.round(luck[seat].expected * 100) / 100,
    };
  });
  return {
    // Whatever copies of it there are, a game is played to this end once.
    id: hashOf({ config, seed, actions: log.map(({ action }) => action) }),
    at: at.toISOString(),
    mode: `seats${sides.length}`,
    sides,
  };
}
