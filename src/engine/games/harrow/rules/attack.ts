import type { Seat } from '../../../kernel/game.ts';
import { sum } from '../../../kit/sum.ts';
import type { ActionOf, Emit, HarrowAction } from '../action.ts';
import type { Arms } from '../content/cards/card.ts';
import { upgrades } from '../content/cards/upgrades.ts';
import { allHexes, brambles, distance, type Hex, hexCount } from '../county.ts';
import type { UpgradeId } from '../state/cards.ts';
import { hesterSeat, opponent } from '../state/players.ts';
import { bagTokens } from '../state/tokens.ts';
import { type HarrowState, seatOf } from '../state.ts';
import { isTruce } from './fair/truce.ts';
import { hestersCubes } from './hester/hester.ts';
import { healthyAt } from './hester/infection.ts';
import { gainMajorityCube, hestersUnitsAt, isHestersHex } from './hester/siege.ts';
import { gatherRedCubes } from './movement.ts';
import { hasFire, hasUnits, hexesOf, isHesterAt, legendsAt, unitsAt } from './occupancy.ts';
import { ownRange } from './terrain.ts';
import { attackVerdict } from './verdict.ts';

/** HC-ATK-12, HC-CLSH-2: cubes to kill something on this hex. */
export function killCost(hex: Hex): number {
  return hex === brambles ? 1 : 2;
}

export function payCubes(s: HarrowState, seat: Seat, cubes: number, emit: Emit): void {
  s.seats[seat].cubes -= cubes;
  s.seats[seat].cubesLeft += cubes;
  emit({ type: 'paid', seat, cubes });
}

/** HC-CARD-6: what these tokens do together for an attack. */
export function armedFor(what: keyof Arms, tokens: readonly UpgradeId[]): number {
  let all = 0;
  for (const token of tokens) all += upgrades[token].arms?.[what] ?? 0;
  return all;
}

/** HC-ATK-3: reach of an attack from this hex: the turn's bonus, and what waits on the Attack jar. */
export function attackRange(s: HarrowState, seat: Seat, from: Hex): number {
  return ownRange(s, from) + armedFor('range', s.seats[seat].armed);
}

/** HC-SUM-9: who is attacked: Hester with her fire, or the other faction. */
type On = 'hester' | undefined;

/** HC-ATK-2, HC-SUM-9: is there anything the seat may attack? */
function isTarget(s: HarrowState, seat: Seat, hex: Hex): boolean {
  return hasUnits(s, opponent(seat), hex) || isHestersHex(s, hex);
}

/** Every pair of hexes an attack can be declared with, made once. */
const attacks: readonly (readonly ActionOf<'attack'>[])[] = allHexes.map((from) =>
  allHexes.map((to) => Object.freeze({ type: 'attack', from, to })),
);

/** Where the seat attacks from: hexes with its units; Malachi's rage attacks from its own hex. */
function attackersOf(s: HarrowState, seat: Seat, rage: Hex | undefined): Hex[] {
  return rage === undefined ? hexesOf(s, seat) : [rage];
}

/** Every pair of an attacker hex and a defender hex in range (HC-ATK-2, HC-ATK-3). */
export function attackOptions(s: HarrowState, seat: Seat, out: HarrowAction[], rage?: Hex): void {
  if (isTruce(s)) return;
  const targets = allHexes.filter((hex) => isTarget(s, seat, hex));
  const enemy = opponent(seat);
  for (const from of attackersOf(s, seat, rage)) {
    const range = attackRange(s, seat, from);
    for (const to of targets) {
      if (distance(from, to) > range) continue;
      if (hasUnits(s, enemy, to)) out.push(attacks[from][to]);
      if (isHestersHex(s, to)) out.push({ type: 'attack', from, to, on: 'hester' });
    }
  }
}

/** Has the seat something in range of the hex? */
function hasInRange(s: HarrowState, seat: Seat, from: Hex): boolean {
  const range = attackRange(s, seat, from);
  for (let to = 0; to < hexCount; to++) if (distance(from, to) <= range && isTarget(s, seat, to)) return true;
  return false;
}

/** Of these hexes, all those from which the seat has something in range. */
export function hexesInRange(s: HarrowState, seat: Seat, from: readonly Hex[]): Hex[] {
  return isTruce(s) ? [] : from.filter((hex) => hasInRange(s, seat, hex));
}

export function canAttack(s: HarrowState, seat: Seat, rage?: Hex): boolean {
  return !isTruce(s) && attackersOf(s, seat, rage).some((hex) => hasInRange(s, seat, hex));
}

/** HC-ATK-6: a red cube on the attacked hex joins the Protectors, whoever is attacked there. */
export function gatherAttackedCube(s: HarrowState, hex: Hex, emit: Emit): void {
  if (s.redCubes[hex] > 0) gatherRedCubes(s, seatOf(s, 'protectors'), hex, s.redCubes[hex], true, emit);
}

/** Cubes from possessions come to the seat's side of the battleground, as far as there are any. */
export function gainCubes(s: HarrowState, seat: Seat, cubes: number): number {
  const own = s.seats[seat];
  const gained = Math.min(cubes, own.cubesLeft);
  own.cubesLeft -= gained;
  own.cubes += gained;
  return gained;
}

/** HC-ATK-8: Malachi's rage token counts as so many units. */
export const rageUnits = 2;

interface Declared {
  readonly from: Hex;
  readonly to: Hex;
  readonly on?: On;
  readonly rage?: Hex;
}

/** HC-ATK-7 to 9: the side with more units gains a cube, if there is one left; a token on the Attack jar may bring more. */
export function giveMajorityCube(s: HarrowState, seat: Seat, { from, to, on, rage }: Declared, emit: Emit): void {
  const enemy = on ? hesterSeat : opponent(seat);
  const attackers = unitsAt(s, seat, from) + (rage === undefined ? 0 : rageUnits);
  const defenders = on ? hestersUnitsAt(s, to) : unitsAt(s, enemy, to);
  const armed = armedFor('majority', s.seats[seat].armed);
  const larger = armed > 0 || attackers > defenders ? seat : attackers < defenders ? enemy : undefined;
  let cubes = 0;
  if (larger === hesterSeat) cubes = gainMajorityCube(s, to, emit);
  else if (larger !== undefined) cubes = gainCubes(s, larger, armed > 0 ? armed : 1);
  emit({ type: 'majority', seat: larger, attackers, defenders, gained: cubes > 0, ...(armed > 0 && { cubes }) });
}

/** HC-CARD-6: tokens that waited on the Attack jar go back into the bag with the attack they served. */
export function disarm(s: HarrowState, seat: Seat, emit: Emit): void {
  const own = s.seats[seat];
  for (let token = own.armed.shift(); token !== undefined; token = own.armed.shift()) {
    own.bag[bagTokens.indexOf(token)]++;
    emit({ type: 'tokenDisarmed', seat, token });
  }
}

/** HC-ATK-11, HC-FIRE-21: the cubes against the attacker: the other faction's, or all of Hester's terrain cubes. */
export function cubesAgainst(s: HarrowState, seat: Seat, on: On): number {
  return on ? sum(hestersCubes(s)) : s.seats[opponent(seat)].cubes;
}

/** HC-ATK-13: what a target costs: a flame one cube, everything else as the hex says. */
export function targetCost(to: Hex, isFlame: boolean): number {
  return isFlame ? 1 : killCost(to);
}

/** What the next target costs. */
export function strikeCost(s: HarrowState, to: Hex, on: On): number {
  return targetCost(to, on !== undefined && hasFire(s, to));
}

/** HC-ATK-25: may the attacker pay (again) for the current target? HC-FIRE-22: between flames nothing is compared anew. */
export function canStrike(s: HarrowState, seat: Seat, to: Hex, on?: On): boolean {
  const own = s.seats[seat].cubes;
  const cost = strikeCost(s, to, on);
  if (on && hasFire(s, to)) return own >= cost;
  if (attackVerdict(own, cubesAgainst(s, seat, on), cost) !== 'success') return false;
  return on ? isHesterAt(s, to) : hasUnits(s, opponent(seat), to);
}

/** HC-ATK-5: what is hit next on the hex: uninfected haints, then the legend, infected haints last (HC-INF-12). */
export function targetAt(s: HarrowState, victim: Seat, hex: Hex): 'haint' | 'legend' {
  return legendsAt(s, victim, hex) > 0 && healthyAt(s, victim, hex) === 0 ? 'legend' : 'haint';
}

/** HC-CLSH-1: only haints on both hexes clash when the attacker is outnumbered; HC-FIRE-25: a fire and Hester have none. */
export function canClash(s: HarrowState, seat: Seat, from: Hex, to: Hex, on?: On): boolean {
  return !on && s.seats[seat].haints[from] > 0 && s.seats[opponent(seat)].haints[to] > 0;
}
