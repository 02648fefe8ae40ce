import type { Seat } from '../../../kernel/game.ts';
import { chapterOf } from '../content/chapters/chapters.ts';
import { brambles, distance, type Hex } from '../county.ts';
import { topFrame } from '../flow.ts';
import { canClash, killCost } from '../rules/attack.ts';
import { unitsAt } from '../rules/occupancy.ts';
import { turnsPerSeat } from '../rules/order/order.ts';
import { rangeFrom } from '../rules/terrain.ts';
import { opponent } from '../state/players.ts';
import { jars } from '../state/tokens.ts';
import type { HarrowState } from '../state.ts';
import { expectedOut, type Force, type Prospect, prospectOf } from './fights.ts';
import type { Weights } from './weights.ts';

const attackJar = jars.indexOf('attack');

/** What may be attacked on the brambles brings the point of the round nearer. */
const bramblesTaken = 3;

export function forceOf(s: HarrowState, seat: Seat): Force {
  return { dropped: s.seats[seat].cubes, inside: s.tree.inside[seat] };
}

/** What a killed unit is worth to the seat that kills it. */
export function killWorth(s: HarrowState, killer: Seat, w: Weights): number {
  return 10 / s.seats[killer].spoon + w.haint;
}

/** Kills less losses, in the measure of the attacker. */
export function fightWorth(s: HarrowState, attacker: Seat, to: Hex, { kills, losses }: Prospect, w: Weights): number {
  const enemy = opponent(attacker);
  const taken = to === brambles ? bramblesTaken * Math.min(1, kills / Math.max(1, unitsAt(s, enemy, to))) : 0;
  return kills * killWorth(s, attacker, w) + taken - losses * killWorth(s, enemy, w);
}

/** HC-RND-2: three turns are over, and the next one has fresh jars. */
const hasFreshJars = (s: HarrowState, seat: Seat): boolean => s.seats[seat].turns >= turnsPerSeat;

type Readiness = 'none' | 'again' | 'jar';

/** HC-ATK-1, HC-REATK-1: may the seat attack in its next turn: with the Attack jar, or with another one after it has attacked? */
function readinessOf(s: HarrowState, seat: Seat): Readiness {
  const { jars: full, attacked } = s.seats[seat];
  if (hasFreshJars(s, seat) || full[attackJar]) return 'jar';
  return attacked && full.includes(true) ? 'again' : 'none';
}

/** HC-ATK-6 to 9: the attack from one hex on another as it would be fought now. */
function attackOn(s: HarrowState, attacker: Seat, from: Hex, to: Hex, free: number): Prospect {
  const enemy = opponent(attacker);
  const own = forceOf(s, attacker);
  const against = forceOf(s, enemy);
  const lead = unitsAt(s, attacker, from) - unitsAt(s, enemy, to);
  const red = (seat: Seat) => (s.seats[seat].faction === 'protectors' ? s.redCubes[to] : 0);
  return prospectOf({
    attacker: { dropped: own.dropped + free + (lead > 0 ? 1 : 0) + red(attacker), inside: own.inside },
    defender: { dropped: against.dropped + (lead < 0 ? 1 : 0) + red(enemy), inside: against.inside },
    cost: killCost(to),
    costBack: killCost(from),
    targets: unitsAt(s, enemy, to),
    clash: canClash(s, attacker, from, to),
    strikesBack: distance(from, to) <= rangeFrom(s, to),
  });
}

/** The best attack the seat could make in its next turn, and something for having a second one. */
export function bestAttack(
  s: HarrowState,
  attacker: Seat,
  units: readonly Hex[],
  victims: readonly Hex[],
  w: Weights,
): number {
  const ready = readinessOf(s, attacker);
  if (ready === 'none') return 0;
  let best = 0;
  let second = 0;
  for (const from of units) {
    const range = rangeFrom(s, from);
    for (const to of victims) {
      const beyond = distance(from, to) - range;
      if (beyond > 1 || (beyond === 1 && ready !== 'jar')) continue;
      // HC-ATK-1: the free action is a step or a cube
      const free = ready === 'jar' && beyond <= 0 ? 1 : 0;
      const worth = fightWorth(s, attacker, to, attackOn(s, attacker, from, to, free), w);
      const value = beyond === 1 ? w.stepAway * worth : worth;
      if (value > best) [best, second] = [value, best];
      else if (value > second) second = value;
    }
  }
  return best + w.secondBest * second;
}

interface Turns {
  /** Who plays next, and whether twice running. */
  readonly next: Seat;
  readonly twice: boolean;
}

/** HC-RND-2, 5: who will have the next turn once the one under way is over, or has it now if nothing has been done in it. */
export function turnsAhead(s: HarrowState): Turns {
  const { order } = chapterOf(s);
  const top = topFrame(s);
  const isFresh = top?.kind === 'turn' && !top.acted;
  const played = s.turn + (isFresh ? 0 : 1);
  if (played >= order.turns) return { next: opponent(s.lantern), twice: false };
  const next = isFresh ? s.active : order.next(s);
  // The last of a round begins the next one, unless it holds the lantern.
  return { next, twice: played + 1 >= order.turns && next !== s.lantern };
}

/** The attack whose cubes are about to fall, for the seat that makes it: kills, and the cubes both sides will have spent. */
export function attackUnderWay(
  s: HarrowState,
  w: Weights,
): { readonly seat: Seat; readonly value: number } | undefined {
  const frame = topFrame(s);
  if (frame?.kind !== 'tree' || frame.from === undefined || frame.to === undefined || frame.on) return undefined;
  const { seat, from, to } = frame;
  const enemy = opponent(seat);
  const cost = killCost(to);
  const prospect = prospectOf({
    attacker: forceOf(s, seat),
    defender: forceOf(s, enemy),
    cost,
    costBack: killCost(from),
    targets: unitsAt(s, enemy, to),
    clash: canClash(s, seat, from, to),
    strikesBack: distance(from, to) <= rangeFrom(s, to),
  });
  const spent = (side: Seat, paid: number) => {
    const force = forceOf(s, side);
    const out = expectedOut(force);
    const lying = force.dropped + force.inside - out;
    return w.cube * (force.dropped - Math.max(0, out - paid)) - w.cubeInTree * (lying - force.inside);
  };
  const price = spent(seat, prospect.kills * cost) - spent(enemy, prospect.losses * killCost(from));
  return { seat, value: fightWorth(s, seat, to, prospect, w) - price };
}
