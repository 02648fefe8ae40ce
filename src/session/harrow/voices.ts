import type { HarrowEvent } from '../../engine/games/harrow/events.ts';
import type { Seat } from '../../engine/kernel/game.ts';
import type { Opponent } from './opponents.ts';

/** What computers have a word for, and how many words each level has for it. */
export const occasions = { hello: 2, turn: 3, won: 3, lost: 3, victory: 1, defeat: 1 } as const;
export type Occasion = keyof typeof occasions;

/** A word of a computer. */
export interface Saying extends Opponent {
  readonly seat: Seat;
  readonly occasion: Occasion;
  /** Which word of its level for the occasion, from 1. */
  readonly number: number;
}

/** After so many turns of its own without a word a computer finds one for nothing. */
const silence = 4;

/** Whom an event gives a reason to speak; of several in a fight the first who will. */
function reasonsIn(event: HarrowEvent): readonly (readonly [seat: Seat, reason: 'turn' | 'jar' | 'won' | 'lost'])[] {
  if (event.type === 'turnBegan') return [[event.seat, 'turn']];
  if (event.type === 'jarBroken') return [[event.seat, 'jar']];
  if (event.type !== 'killed' || event.how === 'power') return [];
  return [
    [event.seat, 'won'],
    [event.victim, 'lost'],
  ];
}

/** What it says for the reason, if anything; `turns`: those of its own since it last spoke, undefined if it never has. */
function occasionFor(reason: 'turn' | 'jar' | 'won' | 'lost', turns: number | undefined): Occasion | undefined {
  if (turns === undefined) return reason === 'turn' || reason === 'jar' ? 'hello' : undefined;
  if (reason === 'turn') return turns >= silence ? 'turn' : undefined;
  return reason !== 'jar' && turns > 0 ? reason : undefined;
}

/**
 * What computers say, by the events that have them speak: when they sit down, now and then as their turn begins, after a
 * kill or a loss, and at the end; no two in one turn. It follows from what the log tells everybody, so that no word tells
 * more, and nothing of it need be kept.
 */
export function sayingsIn(
  events: readonly HarrowEvent[],
  opponents: ReadonlyMap<Seat, Opponent>,
): ReadonlyMap<HarrowEvent, readonly Saying[]> {
  const sayings = new Map<HarrowEvent, Saying[]>();
  const said = new Map<string, number>();
  const turnsSince = new Map<Seat, number>();
  let isTold = false;

  function speak(event: HarrowEvent, seat: Seat, occasion: Occasion): void {
    const opponent = opponents.get(seat);
    if (!opponent) return;
    const key = `${opponent.level} ${occasion}`;
    const before = said.get(key) ?? 0;
    said.set(key, before + 1);
    const saying = { ...opponent, seat, occasion, number: (before % occasions[occasion]) + 1 };
    sayings.set(event, [...(sayings.get(event) ?? []), saying]);
    turnsSince.set(seat, 0);
    isTold = true;
  }

  for (const event of events) {
    if (event.type === 'turnBegan') {
      isTold = false;
      const turns = turnsSince.get(event.seat);
      if (turns !== undefined) turnsSince.set(event.seat, turns + 1);
    }
    for (const [seat, reason] of reasonsIn(event)) {
      const occasion = isTold ? undefined : occasionFor(reason, turnsSince.get(seat));
      if (occasion) speak(event, seat, occasion);
    }
    if (event.type !== 'gameOver') continue;
    const { winner, also } = event.result;
    for (const seat of opponents.keys()) speak(event, seat, seat === winner || seat === also ? 'victory' : 'defeat');
  }
  return sayings;
}
