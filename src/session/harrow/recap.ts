import type { EventOf, HarrowEvent } from '../../engine/games/harrow/events.ts';
import { type FrameKind, topFrame } from '../../engine/games/harrow/flow.ts';
import { fairSeat } from '../../engine/games/harrow/state/players.ts';
import type { HarrowState } from '../../engine/games/harrow/state.ts';
import type { Seat } from '../../engine/kernel/game.ts';
import { withoutEchoes } from './echoes.ts';
import { whereaboutsOf } from './whereabouts.ts';

/** Something that happened, so many times in a row. */
export interface Deed {
  readonly event: HarrowEvent;
  readonly times: number;
}

/** What is worth telling although it has no place on the county. */
const placeless: ReadonlySet<HarrowEvent['type']> = new Set([
  'jarBroken',
  'cardPlayed',
  'tileUsed',
  'lanternTaken',
  'strengthened',
  'attackSucceeded',
  'attackFailed',
  'scored',
  'plateFilled',
  'squareFilled',
  'treeShaken',
  'townsfolkRescued',
  'hesterCardLaid',
  'hesterCardCalled',
  'devoured',
  'cardReplayed',
  'kammiRevealed',
  'goblinCardsLost',
  'fieldMarked',
  'fairCardPlayed',
  'cubesCalmed',
  'truceBegan',
  'truceEnded',
  'offerUsed',
  'roundEnded',
]);

/** What another deed tells already. */
const toldElsewhere: ReadonlySet<HarrowEvent['type']> = new Set(['cubeGathered', 'tokenSorted', 'snakeBack']);

/** What a seat decides out of its turn: how it sets up, where objectives and X tokens go, what becomes of a doll. It need not be told of its own. */
const decided: ReadonlySet<HarrowEvent['type']> = new Set([
  'tokenSet',
  'dollsLaid',
  'dollsRearranged',
  'dollMoved',
  'unitShifted',
  'objectivePlaced',
  'objectiveSkipped',
  'crossPlaced',
]);

/** HC-FAIR-6, 34, 43: what the Fair Folk decide when others have taken an offer; nobody else does any of it. */
const decidedByFair: ReadonlySet<HarrowEvent['type']> = new Set([
  'fieldMarked',
  'arrowPlaced',
  'arrowLifted',
  'guessed',
  'itemFound',
]);

function isDecidedBy(event: HarrowEvent, seat: Seat): boolean {
  if (decidedByFair.has(event.type)) return seat === fairSeat;
  return decided.has(event.type) && 'seat' in event && event.seat === seat;
}

function isWorthTelling(event: HarrowEvent): boolean {
  if (toldElsewhere.has(event.type)) return false;
  return placeless.has(event.type) || whereaboutsOf(event).hexes.length > 0;
}

/** The same units go on from where they have come to. */
function goesOn(before: HarrowEvent, event: HarrowEvent): event is EventOf<'moved'> {
  if (before.type !== 'moved' || event.type !== 'moved') return false;
  const areSame =
    before.seat === event.seat &&
    before.haints === event.haints &&
    before.legend === event.legend &&
    (before.second ?? false) === (event.second ?? false) &&
    (before.infected ?? 0) === (event.infected ?? 0);
  return areSame && before.to === event.from;
}

function isSame(a: HarrowEvent, b: HarrowEvent): boolean {
  return a.type === b.type && JSON.stringify(a) === JSON.stringify(b);
}

/** The events in short: steps of one group are one way, and what happens again and again is counted. */
export function deedsOf(events: readonly HarrowEvent[]): Deed[] {
  const deeds: Deed[] = [];
  for (const event of withoutEchoes(events).filter(isWorthTelling)) {
    const last = deeds.at(-1);
    if (last && goesOn(last.event, event)) {
      const { from, cost } = last.event as EventOf<'moved'>;
      deeds[deeds.length - 1] = { event: { ...event, from, cost: cost + event.cost }, times: 1 };
    } else if (last && isSame(last.event, event)) deeds[deeds.length - 1] = { event, times: last.times + 1 };
    else deeds.push({ event, times: 1 });
  }
  return deeds;
}

/** A running game as far as its log tells it. */
interface Told {
  readonly state: HarrowState;
  /** The position in which the log begins. */
  readonly initial: Pick<HarrowState, 'flow'>;
  readonly log: readonly { readonly events: readonly HarrowEvent[] }[];
}

const ownTurn: ReadonlySet<FrameKind> = new Set(['turn', 'roots']);

const isTurnOf =
  (seat: Seat) =>
  (event: HarrowEvent): boolean =>
    event.type === 'turnBegan' && event.seat === seat;

/**
 * What has happened since the seat's turn before this one ended, for whoever has just been given the turn and has not acted in
 * it; nothing otherwise, nor if nobody else has done anything.
 */
export function recapOf({ state, initial, log }: Told, seat: Seat): Deed[] {
  const isTurnNew = log.at(-1)?.events.some(isTurnOf(seat)) ?? false;
  if (!isTurnNew || state.result || topFrame(state)?.seat !== seat) return [];
  const events = log.flatMap((entry) => entry.events);
  const now = events.findLastIndex(isTurnOf(seat));
  const before = events.findLastIndex((event, i) => i < now && isTurnOf(seat)(event));
  // The turn with which the log begins has not been told in it.
  const isFirst = before < 0 && !initial.flow.some(({ kind, seat: first }) => ownTurn.has(kind) && first === seat);
  const ended = events.findIndex(
    (event, i) => i > before && (event.type === 'turnBegan' || event.type === 'roundEnded'),
  );
  return deedsOf(events.slice(isFirst ? 0 : ended, now).filter((event) => !isDecidedBy(event, seat)));
}
