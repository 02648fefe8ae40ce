import type { RootAction } from '../../engine/games/root/action.ts';
import type { RootState } from '../../engine/games/root/state.ts';
import type { Seat } from '../../engine/kernel/game.ts';
import type { SpotId } from '../spot.ts';
import { partsOf } from './spots.ts';
import { type Deed, type Way, wayOf } from './ways.ts';

/** What has been clicked of an action so far. */
export interface Held {
  readonly deed?: Deed | undefined;
  readonly path: readonly SpotId[];
  readonly bag: readonly SpotId[];
  /** How many shall go; undefined: all that can. */
  readonly amount?: number | undefined;
}

export const nothingHeld: Held = { path: [], bag: [] };

/** How many can go. */
export interface Amount {
  readonly now: number;
  readonly most: number;
}

/** What the deciding person can do, as far as it has been told. */
export interface Interaction {
  readonly seat: Seat;
  readonly held: Held;
  /** Everything that can be clicked now. */
  readonly spots: ReadonlySet<SpotId>;
  /** In the order of the rules. */
  readonly deeds: readonly Deed[];
  readonly amount: Amount | undefined;
  /** What is still possible. */
  readonly ways: readonly Way[];
}

/** Asked only where there are several of them. */
const quiet: ReadonlySet<string> = new Set(['by', 'with', 'from', 'suits']);

const isQuiet = (spot: SpotId): boolean => quiet.has(partsOf(spot)[0]);

const startsWith = (whole: readonly SpotId[], start: readonly SpotId[]): boolean =>
  start.every((spot, i) => whole[i] === spot);

/** What is left of a bag once these have been taken out of it; undefined if they were not all in it. */
function without(bag: readonly SpotId[], taken: readonly SpotId[]): SpotId[] | undefined {
  const left = [...bag];
  for (const spot of taken) {
    const at = left.indexOf(spot);
    if (at < 0) return undefined;
    left.splice(at, 1);
  }
  return left;
}

function fits({ deed, path, bag = [] }: Way, held: Held): boolean {
  if (held.deed !== undefined && held.deed !== deed) return false;
  return startsWith(path, held.path) && without(bag, held.bag) !== undefined;
}

/** What has to be clicked next to go this way; of a bag anything that is left in it. */
function nextOf({ path, bag = [] }: Way, held: Held): readonly SpotId[] {
  if (path.length > held.path.length) return [path[held.path.length]];
  return without(bag, held.bag) ?? [];
}

/** Takes by itself what leaves no choice. */
function settled(all: readonly Way[], held: Held): Held {
  const [first, ...others] = all.filter((way) => fits(way, held));
  const next = first?.path[held.path.length];
  if (next === undefined || !isQuiet(next)) return held;
  if (others.some(({ path }) => path[held.path.length] !== next)) return held;
  return settled(all, { ...held, path: [...held.path, next] });
}

const isTold = (way: Way, held: Held): boolean => nextOf(way, held).length === 0;

/** Of ways that differ only in how many go, the one with the number wanted, or the largest below it. */
function byAmount(ways: readonly Way[], amount: number | undefined): Way | undefined {
  const most = Math.max(...ways.map((way) => way.amount ?? 0));
  const wanted = Math.min(amount ?? most, most);
  return ways.find((way) => (way.amount ?? 0) === wanted);
}

export function interactionOf(s: RootState, seat: Seat, legal: readonly RootAction[], held: Held): Interaction {
  const all = legal.map((action) => wayOf(s, action));
  const now = settled(all, held);
  const ways = all.filter((way) => fits(way, now));
  const spots = new Set(ways.flatMap((way) => nextOf(way, now)));
  // Whoever has begun something may begin something else in its stead.
  if (now.path.length > 0) for (const way of all) if (way.path.length > 0) spots.add(way.path[0]);
  const deeds = [...new Set(ways.flatMap(({ deed }) => deed ?? []))];
  const amounts = ways.flatMap(({ amount }) => amount ?? []);
  const most = Math.max(0, ...amounts);
  const amount = now.path.length > 0 && most > 0 ? { now: Math.min(now.amount ?? most, most), most } : undefined;
  return { seat, held: now, spots, deeds, amount, ways };
}

/** What a click comes to: something more is held, or an action is told whole. */
export type Outcome = { readonly held: Held } | { readonly action: RootAction };

/** Is there nothing more to be told? The deed is told once it is pressed, or where it is the answer to the question. */
function outcomeOf(all: readonly Way[], held: Held): Outcome {
  const now = settled(all, held);
  const whole = all.filter((way) => fits(way, now) && isTold(way, now) && way.deed === now.deed);
  const chosen = whole.length > 0 ? byAmount(whole, now.amount) : undefined;
  return chosen ? { action: chosen.action } : { held: now };
}

/** The click on a spot; undefined: there is nothing on offer. */
export function clicked(s: RootState, legal: readonly RootAction[], held: Held, spot: SpotId): Outcome | undefined {
  const all = legal.map((action) => wayOf(s, action));
  const now = settled(all, held);
  const [kind, what] = partsOf(spot);
  if (kind === 'deed') return pressed(all, now, what as Deed);
  const open = all.filter((way) => fits(way, now));
  const onPath = open.some(({ path }) => path[now.path.length] === spot);
  if (onPath) return outcomeOf(all, { ...now, path: [...now.path, spot] });
  const inBag = open.some((way) => isPathTold(way, now) && nextOf(way, now).includes(spot));
  if (inBag) return outcomeOf(all, { ...now, bag: [...now.bag, spot] });
  if (now.bag.includes(spot)) return { held: { ...now, bag: without(now.bag, [spot]) ?? [] } };
  // What is held is laid down again, or something else is taken up.
  if (now.path.includes(spot)) return { held: { ...nothingHeld, deed: now.deed } };
  const own = all.filter(({ deed, path }) => path[0] === spot && (now.deed === undefined || deed === now.deed));
  if (own.length > 0) return outcomeOf(all, { ...nothingHeld, deed: now.deed, path: [spot] });
  const any = all.some(({ path }) => path[0] === spot);
  return any ? outcomeOf(all, { ...nothingHeld, path: [spot] }) : undefined;
}

const isPathTold = ({ path }: Way, held: Held): boolean => path.length === held.path.length;

/** A deed pressed once is chosen, pressed again it is not. */
function pressed(all: readonly Way[], held: Held, deed: Deed): Outcome | undefined {
  if (held.deed === deed) return { held: nothingHeld };
  const kept: Held = { ...held, deed };
  if (all.some((way) => way.deed === deed && fits(way, kept))) return outcomeOf(all, kept);
  return all.some((way) => way.deed === deed) ? outcomeOf(all, { ...nothingHeld, deed }) : undefined;
}
