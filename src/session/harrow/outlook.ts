import type { ActionOf } from '../../engine/games/harrow/action.ts';
import type { HarrowEvent } from '../../engine/games/harrow/events.ts';
import { harrow } from '../../engine/games/harrow/harrow.ts';
import type { HarrowState } from '../../engine/games/harrow/state.ts';
import { cloneJson } from '../../engine/kernel/clone.ts';
import { fightOf } from './fight.ts';
import { forecastOf, stakesOf } from './forecast.ts';
import { type Shares, wholePercents } from './shares.ts';

type AttackAction = ActionOf<'attack'>;

/** What an attack would come to that nobody has declared yet. */
export interface Outlook extends Shares {
  readonly attack: AttackAction;
}

/** The attack is declared on a copy: so whatever it brings along is in it (HC-ATK-9, cubes that join, armed tokens). */
function foresee(s: HarrowState, attack: AttackAction): Outlook | undefined {
  const draft = cloneJson(s);
  const events: HarrowEvent[] = [];
  harrow.apply(draft, attack, (event) => events.push(event));
  const fight = fightOf({ log: [{ action: attack, by: s.active, events, barrier: false }], state: draft });
  return fight?.kind === 'attack' ? { attack, ...wholePercents(forecastOf(stakesOf(draft, fight), 1)) } : undefined;
}

/** Screens ask many times for the same: each position has a state of its own. */
const known = new WeakMap<HarrowState, Map<string, Outlook | undefined>>();

/** What each attack would come to, as whoever looks may know it; the best first. */
export function outlooksOf(s: HarrowState, attacks: readonly AttackAction[]): Outlook[] {
  const seen = known.get(s) ?? new Map<string, Outlook | undefined>();
  known.set(s, seen);
  const outlooks = attacks.flatMap((attack) => {
    const text = harrow.format(attack);
    if (!seen.has(text)) seen.set(text, foresee(s, attack));
    return seen.get(text) ?? [];
  });
  return outlooks.toSorted((a, b) => b.success - a.success);
}
