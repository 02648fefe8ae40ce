import { randomAction } from '../../../ai/random.ts';
import type { Seat } from '../../../kernel/game.ts';
import { nextFraction, type Rng } from '../../../kernel/rng.ts';
import type { ActionOf, HarrowAction } from '../action.ts';
import { distance, type Hex } from '../county.ts';
import { type FrameKind, topFrame } from '../flow.ts';
import { hasRoomOn, requireHester } from '../rules/hester/hester.ts';
import { haintOwnerAt } from '../rules/hester/infection.ts';
import { legendHexes, legendsAt } from '../rules/occupancy.ts';
import { pileIds } from '../state/solo.ts';
import type { HarrowState } from '../state.ts';
import { anyOf, ofType } from './options.ts';

/** Is there somebody to infect on the hex? */
function hasPrey(s: HarrowState, hex: Hex): boolean {
  const { infected } = requireHester(s);
  return s.seats.some((own, seat) => legendsAt(s, seat, hex) > 0 || own.haints[hex] > infected[seat][hex]);
}

/** Mostly where units are. */
function nextRoot(s: HarrowState, options: readonly HarrowAction[], rng: Rng): HarrowAction {
  const onPrey = ofType(options, 'root').filter(({ hex }) => hasPrey(s, hex));
  return onPrey.length > 0 && nextFraction(rng) < 0.6 ? anyOf(onPrey, rng) : anyOf(options, rng);
}

function nearestEnemy(s: HarrowState, owner: Seat, from: Hex): number {
  const others = requireHester(s).infected[1 - owner];
  let nearest = 99;
  others.forEach((n, hex) => {
    if (n > 0) nearest = Math.min(nearest, distance(from, hex));
  });
  return nearest;
}

/** Does the step bring infected haints of two factions, or Hester and a legend she may devour, nearer to each other? */
function leadsOn(s: HarrowState, { unit, from, to }: ActionOf<'creep'>): boolean {
  const hester = requireHester(s);
  if (unit === 'hester') {
    const isNearer = (hex: Hex) => distance(to, hex) < distance(from, hex);
    return s.seats.some((_, seat) => hasRoomOn(hester, seat) && legendHexes(s, seat).some(isNearer));
  }
  const owner = haintOwnerAt(s, from);
  return owner !== undefined && nearestEnemy(s, owner, to) < nearestEnemy(s, owner, from);
}

function nextCreep(s: HarrowState, options: readonly HarrowAction[], rng: Rng): HarrowAction {
  const good = ofType(options, 'creep').filter((step) => leadsOn(s, step));
  const cheap = good.filter(({ by }) => by === 'terrain');
  if (cheap.length > 0 && nextFraction(rng) < 0.7) return anyOf(cheap, rng);
  if (good.length > 0 && nextFraction(rng) < 0.8) return anyOf(good, rng);
  return options.find(({ type }) => type === 'done') ?? anyOf(options, rng);
}

/** A third root, a haint, a step or a card before the tree; then the tree; then what it lets her do. */
function nextAct(s: HarrowState, options: readonly HarrowAction[], rng: Rng): HarrowAction {
  const frame = topFrame(s);
  const left = frame?.kind === 'hester' ? requireHester(s).actions - frame.used.length : 0;
  const others = options.filter(({ type }) => type !== 'end' && type !== 'shake');
  const shake = ofType(options, 'shake')[0];
  // The last action is mostly kept for what comes after the tree.
  const wish = shake === undefined ? 0.95 : left > 1 ? 0.7 : 0.45;
  const free = ofType(options, 'call');
  if (free.length > 0 && nextFraction(rng) < 0.5) return anyOf(free, rng);
  if (others.length > 0 && nextFraction(rng) < wish) return randomAction(others, rng);
  if (shake !== undefined && left > 0) return shake;
  return ofType(options, 'end')[0] ?? anyOf(options, rng);
}

/** How Hester goes on in a turn that is only tried: a likely way, not the best. */
export function hesterHabit(s: HarrowState, options: readonly HarrowAction[], rng: Rng): HarrowAction {
  const frame = topFrame(s);
  switch (frame?.kind) {
    case 'roots':
      return nextRoot(s, options, rng);
    case 'hester':
      return nextAct(s, options, rng);
    case 'creep':
      return nextCreep(s, options, rng);
    case 'infect': {
      const all = ofType(options, 'infect');
      return all.length > 0 && nextFraction(rng) < 0.95 ? anyOf(all, rng) : anyOf(options, rng);
    }
    case 'effect': {
      const useful = options.filter(({ type }) => type !== 'done');
      return useful.length > 0 && nextFraction(rng) < 0.9 ? anyOf(useful, rng) : anyOf(options, rng);
    }
    default:
      return anyOf(options, rng);
  }
}

/** The piles are kept alike, so that there is a choice of colour as long as can be. */
export function largestPile({ solo }: HarrowState, options: readonly HarrowAction[]): HarrowAction {
  const size = (action: HarrowAction) =>
    action.type === 'reveal' ? (solo?.piles[pileIds.indexOf(action.pile)].length ?? 0) : 0;
  return options.reduce((best, each) => (size(each) > size(best) ? each : best));
}

const hesters: ReadonlySet<FrameKind> = new Set(['roots', 'hester', 'creep', 'infect']);

/** What Hester does shows its worth only at the end of her turn, and so does which of the automatic factions acts. */
export function habitWithHester(s: HarrowState, options: readonly HarrowAction[], rng: Rng): HarrowAction | undefined {
  const frame = topFrame(s);
  if (s.hester === undefined || frame === undefined) return undefined;
  if (frame.kind === 'pile') return largestPile(s, options);
  if (frame.kind === 'effect' && frame.by === 'solo_side') return anyOf(options, rng);
  return hesters.has(frame.kind) ? hesterHabit(s, options, rng) : undefined;
}
