import type { HarrowAction } from '../../engine/games/harrow/action.ts';
import { brambles } from '../../engine/games/harrow/county.ts';
import type { HarrowEvent } from '../../engine/games/harrow/events.ts';
import { harrow } from '../../engine/games/harrow/harrow.ts';
import type { HarrowState } from '../../engine/games/harrow/state.ts';
import { cloneJson } from '../../engine/kernel/clone.ts';
import type { Seat } from '../../engine/kernel/game.ts';
import { outlooksOf } from './outlook.ts';
import { type Whereabouts, whereaboutsOf } from './whereabouts.ts';

/** Why something is worth doing, the weightiest first. */
export const hintReasons = [
  ...(['points', 'attack', 'fire', 'objective', 'infect', 'brambles', 'nest'] as const),
  ...(['spawn', 'cubes', 'tokens', 'roots', 'place', 'patience'] as const),
] as const;
export type HintReason = (typeof hintReasons)[number];

/** What a strong computer would do in the seat's place. */
export interface Hint {
  /** The first thing to be done. */
  readonly action: HarrowAction;
  /** Where on the county all of it happens, as far as it can be known. */
  readonly where: Whereabouts;
  readonly why: HintReason;
  /** What the reason says in numbers: points, or the chance of an attack in per cent. */
  readonly count: number;
}

const reasonOf: Partial<Record<HarrowEvent['type'], HintReason>> = {
  attackDeclared: 'attack',
  fireMade: 'fire',
  flameAdded: 'fire',
  devoured: 'fire',
  squareFilled: 'fire',
  hesterSummoned: 'fire',
  haintInfected: 'infect',
  townsfolkWalked: 'objective',
  pathLaid: 'objective',
  pathShifted: 'objective',
  stormRaised: 'objective',
  tokenPulled: 'objective',
  dollTaken: 'objective',
  dollMoved: 'objective',
  nestPlaced: 'nest',
  guessed: 'nest',
  spawned: 'spawn',
  strengthened: 'cubes',
  cubesReturned: 'cubes',
  moneyTaken: 'cubes',
  tokenCollected: 'tokens',
  rootPlaced: 'roots',
  crept: 'roots',
  moved: 'place',
  haintStepped: 'place',
  unitShifted: 'place',
  tokenSet: 'place',
};

function reasonFor(event: HarrowEvent, seat: Seat): HintReason | undefined {
  if ('seat' in event && event.seat !== seat) return undefined;
  if (event.type === 'scored') return 'points';
  const isArrival = event.type === 'moved' && event.to === brambles;
  return isArrival ? 'brambles' : reasonOf[event.type];
}

interface Deeds {
  readonly events: readonly HarrowEvent[];
  /** The chance of its attack, in per cent. */
  readonly chance: number;
}

/** Does what is planned on a copy. What the last of it brings to light nobody can know: it is as the copy has it, and told by nothing. */
function played(s: HarrowState, plan: readonly HarrowAction[]): Deeds {
  const draft = cloneJson(s);
  const events: HarrowEvent[] = [];
  let chance = 0;
  for (const action of plan) {
    if (action.type === 'attack') chance = Math.round(100 * (outlooksOf(cloneJson(draft), [action])[0]?.success ?? 0));
    harrow.apply(draft, action, (event) => events.push(event));
  }
  return { events, chance };
}

function whereOf(events: readonly HarrowEvent[]): Whereabouts {
  const all = events.map(whereaboutsOf);
  return {
    hexes: [...new Set(all.flatMap(({ hexes }) => hexes))],
    ways: all.flatMap(({ ways }) => ways),
    isLoss: false,
  };
}

/** What there is to say of a plan made for a seat in a position as it sees it; nothing of no plan. */
export function hintOf(s: HarrowState, seat: Seat, plan: readonly HarrowAction[]): Hint | undefined {
  const [action] = plan;
  if (!action) return undefined;
  const { events, chance } = played(s, plan);
  const reasons = events.flatMap((event) => reasonFor(event, seat) ?? []);
  const why = hintReasons.find((reason) => reasons.includes(reason)) ?? 'patience';
  const points = events.reduce((sum, event) => {
    return event.type === 'scored' && event.seat === seat ? sum + event.points : sum;
  }, 0);
  const own = events.filter((event) => reasonFor(event, seat) !== undefined);
  return { action, where: whereOf(own), why, count: why === 'points' ? points : chance };
}
