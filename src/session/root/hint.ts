import type { RootAction } from '../../engine/games/root/action.ts';
import type { RootEvent } from '../../engine/games/root/events.ts';
import { root } from '../../engine/games/root/root.ts';
import type { Place } from '../../engine/games/root/state/places.ts';
import type { RootState } from '../../engine/games/root/state.ts';
import { cloneJson } from '../../engine/kernel/clone.ts';
import type { Seat } from '../../engine/kernel/game.ts';
import { meanOf, oddsOf } from './odds.ts';
import { type Whereabouts, whereaboutsOf } from './whereabouts.ts';

/** Why something is worth doing, the weightiest first. */
export const hintReasons = [
  ...(['points', 'dominance', 'battle', 'revolt', 'build', 'sympathy', 'effect', 'item', 'friend', 'decree'] as const),
  ...(['officer', 'supporter', 'warriors', 'cards', 'place', 'patience'] as const),
] as const;
export type HintReason = (typeof hintReasons)[number];

/** What a strong computer would do in the seat's place. */
export interface Hint {
  /** The first thing to be done. */
  readonly action: RootAction;
  /** Where in the wood all of it happens, as far as it can be known. */
  readonly where: readonly Whereabouts[];
  readonly why: HintReason;
  /** What the reason says in numbers: points, or the hits to be expected. */
  readonly count: number;
}

const reasonOf: Partial<Record<RootEvent['type'], HintReason>> = {
  dominanceActivated: 'dominance',
  revolted: 'revolt',
  crafted: 'effect',
  cardUsed: 'effect',
  itemGained: 'item',
  explored: 'item',
  aided: 'friend',
  related: 'friend',
  decreed: 'decree',
  officerTrained: 'officer',
  mobilized: 'supporter',
  drew: 'cards',
  actionBought: 'place',
  moved: 'place',
  pawnMoved: 'place',
};

const placedReasons: Readonly<Record<string, HintReason>> = {
  warrior: 'warriors',
  sympathy: 'sympathy',
  wood: 'place',
};

function reasonFor(event: RootEvent, seat: Seat): HintReason | undefined {
  if (event.type === 'battleBegan') return event.attacker === seat ? 'battle' : undefined;
  if (!('seat' in event) || event.seat !== seat) return undefined;
  if (event.type === 'scored') return event.points > 0 ? 'points' : undefined;
  return event.type === 'placed' ? (placedReasons[event.piece] ?? 'build') : reasonOf[event.type];
}

interface Deeds {
  readonly events: readonly RootEvent[];
  /** Hits to be expected of the battle that is planned. */
  readonly hits: number;
}

/** Does what is planned on a copy, up to the end of the turn. */
function played(s: RootState, seat: Seat, plan: readonly RootAction[]): Deeds {
  const draft = cloneJson(s);
  const events: RootEvent[] = [];
  let hits = 0;
  for (const action of plan) {
    if (draft.turn !== s.turn) break;
    const done: RootEvent[] = [];
    root.apply(draft, action, (event) => done.push(event));
    for (const event of done) {
      if (event.type !== 'battleBegan' || event.attacker !== seat) continue;
      hits = Math.max(hits, meanOf(oddsOf(draft, event).attacker));
    }
    const ended = done.findIndex((event) => event.type === 'turnBegan');
    events.push(...(ended < 0 ? done : done.slice(0, ended)));
  }
  return { events, hits };
}

/** Each place and way once. */
function different(all: readonly Whereabouts[]): Whereabouts[] {
  const known = new Set<string>();
  return all.filter(({ places, way }) => {
    const key = JSON.stringify([places, way]);
    if (places.length === 0 || known.has(key)) return false;
    known.add(key);
    return true;
  });
}

/** The place an action names, where nothing that it does has one. */
function named(action: RootAction): Whereabouts[] {
  if (!('at' in action) || action.at === undefined) return [];
  const places: readonly Place[] = [action.at];
  return [{ places, isLoss: false }];
}

/** What there is to say of a plan made for a seat in a position as it sees it; nothing of no plan. */
export function hintOf(s: RootState, seat: Seat, plan: readonly RootAction[]): Hint | undefined {
  const [action] = plan;
  if (!action) return undefined;
  const { events, hits } = played(s, seat, plan);
  const own = events.filter((event) => reasonFor(event, seat) !== undefined);
  const reasons = own.map((event) => reasonFor(event, seat));
  const why = hintReasons.find((reason) => reasons.includes(reason)) ?? 'patience';
  const points = events.reduce((sum, event) => {
    return event.type === 'scored' && event.seat === seat ? sum + event.points : sum;
  }, 0);
  const where = different(own.map(whereaboutsOf));
  return {
    action,
    where: where.length > 0 ? where.map((each) => ({ ...each, isLoss: false })) : named(action),
    why: why === 'points' && points <= 0 ? 'place' : why,
    count: why === 'points' ? points : hits,
  };
}
