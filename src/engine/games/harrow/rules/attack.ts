import type { Seat } from '../../../kernel/game.ts';
import type { Emit, HarrowAction } from '../action.ts';
import type { Arms } from '../content/cards/card.ts';
import { upgrades } from '../content/cards/upgrades.ts';
import { brambles, distance, type Hex, hexCount } from '../county.ts';
import { bagTokens, type HarrowState, opponent, seatOf, type UpgradeId } from '../state.ts';
import { gatherRedCube } from './movement.ts';
import { hasUnits, unitsAt } from './occupancy.ts';
import { ownRange } from './terrain.ts';

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

function attackOptionsFrom(s: HarrowState, seat: Seat, from: Hex, out: HarrowAction[]): void {
  const enemy = opponent(seat);
  const range = attackRange(s, seat, from);
  for (let to = 0; to < hexCount; to++) {
    if (distance(from, to) <= range && hasUnits(s, enemy, to)) out.push({ type: 'attack', from, to });
  }
}

/** Every pair of an attacker hex and a defender hex in range (HC-ATK-2, HC-ATK-3); Malachi's rage attacks from its own hex. */
export function attackOptions(s: HarrowState, seat: Seat, out: HarrowAction[], rage?: Hex): void {
  if (rage !== undefined) {
    attackOptionsFrom(s, seat, rage, out);
    return;
  }
  for (let from = 0; from < hexCount; from++) if (hasUnits(s, seat, from)) attackOptionsFrom(s, seat, from, out);
}

export function canAttack(s: HarrowState, seat: Seat, rage?: Hex): boolean {
  const options: HarrowAction[] = [];
  attackOptions(s, seat, options, rage);
  return options.length > 0;
}

/** HC-ATK-6: a red cube on the attacked hex joins the Protectors, whoever is attacked there. */
export function gatherAttackedCube(s: HarrowState, hex: Hex, emit: Emit): void {
  gatherRedCube(s, seatOf(s, 'protectors'), hex, true, emit);
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

/** HC-ATK-7 to 9: the side with more units gains a cube, if its possessions hold one; a token on the Attack jar may bring more. */
export function giveMajorityCube(s: HarrowState, seat: Seat, from: Hex, to: Hex, rage: boolean, emit: Emit): void {
  const enemy = opponent(seat);
  const attackers = unitsAt(s, seat, from) + (rage ? rageUnits : 0);
  const defenders = unitsAt(s, enemy, to);
  const armed = armedFor('majority', s.seats[seat].armed);
  const larger = armed > 0 || attackers > defenders ? seat : attackers < defenders ? enemy : undefined;
  const cubes = larger === undefined ? 0 : gainCubes(s, larger, armed > 0 ? armed : 1);
  emit({ type: 'majority', seat: larger, attackers, defenders, gained: cubes > 0, ...(armed > 0 && { cubes }) });
}

/** HC-CARD-6: tokens that waited on the Attack jar go back into the bag with the attack they served. */
export function disarm(s: HarrowState, seat: Seat, emit: Emit): void {
  const own = s.seats[seat];
  for (const token of own.armed) {
    own.bag[bagTokens.indexOf(token)]++;
    emit({ type: 'tokenDisarmed', seat, token });
  }
  own.armed = [];
}

/** HC-ATK-25: may the attacker pay (again) for the current target? */
export function canStrike(s: HarrowState, seat: Seat, to: Hex): boolean {
  const enemy = opponent(seat);
  const own = s.seats[seat].cubes;
  return own >= s.seats[enemy].cubes && own >= killCost(to) && hasUnits(s, enemy, to);
}

/** HC-CLSH-1 */
export function clashHappens(s: HarrowState, seat: Seat, from: Hex, to: Hex): boolean {
  const enemy = s.seats[opponent(seat)];
  return s.seats[seat].cubes < enemy.cubes && s.seats[seat].haints[from] > 0 && enemy.haints[to] > 0;
}
