import type { EventOf, RootEvent } from '../../engine/games/root/events.ts';
import type { RootState } from '../../engine/games/root/state.ts';
import type { Seat } from '../../engine/kernel/game.ts';

/** Something that happened, so many times in a row. */
export interface Deed {
  readonly event: RootEvent;
  readonly times: number;
}

/** What is worth telling to somebody who looks up again; the rest follows from it or comes back with every turn. */
const tellable: ReadonlySet<RootEvent['type']> = new Set([
  'placed',
  'pawnMoved',
  'moved',
  'removed',
  'handed',
  'crafted',
  'cardUsed',
  'dominanceActivated',
  'dominanceTaken',
  'battleBegan',
  'ambushed',
  'foiled',
  'healed',
  'outraged',
  'revolted',
  'officerTrained',
  'officersLost',
  'decreed',
  'turmoil',
  'leaderChosen',
  'related',
  'explored',
  'questDone',
]);

/** Wood comes and goes with every turn of the Marquise. */
const isWood = (event: RootEvent): boolean =>
  'piece' in event &&
  event.piece === 'wood' &&
  (event.type === 'placed' || (event.type === 'removed' && event.owner === event.by));

/** The same pieces go on from where they have come to. */
function goesOn(before: RootEvent, event: RootEvent): boolean {
  if (before.type === 'pawnMoved' && event.type === 'pawnMoved') return before.to === event.from;
  if (before.type !== 'moved' || event.type !== 'moved') return false;
  return before.owner === event.owner && before.count === event.count && before.to === event.from;
}

const isSame = (a: RootEvent, b: RootEvent): boolean => a.type === b.type && JSON.stringify(a) === JSON.stringify(b);

/** Both, told as one. */
function joined(before: RootEvent, event: RootEvent): RootEvent | undefined {
  if (goesOn(before, event)) return { ...event, from: (before as EventOf<'moved'>).from } as RootEvent;
  if (before.type !== 'placed' || event.type !== 'placed') return undefined;
  const isMore = before.seat === event.seat && before.piece === event.piece && before.at === event.at;
  return isMore ? { ...event, count: before.count + event.count } : undefined;
}

/** The events in short: steps of one group are one way, and what happens again and again is counted. */
export function deedsOf(events: readonly RootEvent[]): Deed[] {
  const deeds: Deed[] = [];
  for (const event of events) {
    if (!tellable.has(event.type) || isWood(event)) continue;
    const last = deeds.at(-1);
    const one = last && joined(last.event, event);
    if (one) deeds[deeds.length - 1] = { event: one, times: 1 };
    else if (last && isSame(last.event, event)) deeds[deeds.length - 1] = { event, times: last.times + 1 };
    else deeds.push({ event, times: 1 });
  }
  return deeds;
}

/** A running game as far as its log tells it. */
interface Told {
  readonly state: Pick<RootState, 'result'>;
  readonly log: readonly { readonly events: readonly RootEvent[] }[];
}

const begins = (event: RootEvent): event is EventOf<'turnBegan'> => event.type === 'turnBegan';

/**
 * What has happened since the seat's turn before this one ended, for whoever has just been given the turn and has not acted in
 * it; nothing otherwise.
 */
export function eventsSince({ state, log }: Told, seat: Seat): RootEvent[] {
  if (state.result) return [];
  if (log.at(-1)?.events.findLast(begins)?.seat !== seat) return [];
  const events = log.flatMap((entry) => entry.events);
  const now = events.findLastIndex(begins);
  const before = events.findLastIndex((event, i) => i < now && begins(event) && event.seat === seat);
  // Whoever set up has seen it; of the others' first turns all is news.
  const ended = events.findIndex((event, i) => i > before && begins(event));
  return events.slice(ended, now);
}
