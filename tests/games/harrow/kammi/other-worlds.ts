import { kammiSeat, requireKammi } from '../../../../src/engine/games/harrow/rules/kammi/kammi.ts';
import type { HarrowState } from '../../../../src/engine/games/harrow/state.ts';
import { cloneJson } from '../../../../src/engine/kernel/clone.ts';

/** The same game for the opponent of Kammi and for Hester: who is who, as long as it is secret, and her hand. */
export function otherKammi(s: HarrowState): HarrowState {
  const other = cloneJson(s);
  const kammi = requireKammi(other);
  const own = other.seats[kammiSeat(other)];
  if (!kammi.revealed && kammi.self !== 'hidden') kammi.self = kammi.self === 'first' ? 'second' : 'first';
  const unseen = [...own.deck, ...own.hand].reverse();
  own.hand = unseen.slice(0, own.hand.length);
  own.deck = unseen.slice(own.hand.length);
  return other;
}

/** The same game for Kammi and for Hester: the faces of the dolls that lie face down change places. */
export function otherDolls(s: HarrowState): HarrowState {
  const other = cloneJson(s);
  const down = requireKammi(other).dolls.filter(({ up }) => !up);
  const faces = down.map(({ face }) => face);
  down.forEach((doll, i) => {
    doll.face = faces[(i + 1) % faces.length];
  });
  return other;
}
