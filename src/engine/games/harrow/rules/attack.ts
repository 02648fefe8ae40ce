import type { Seat } from '../../../kernel/game.ts';
import type { Emit, HarrowAction } from '../action.ts';
import { brambles, distance, type Hex, hexCount } from '../county.ts';
import { type HarrowState, opponent, seatOf } from '../state.ts';
import { gatherRedCube } from './movement.ts';
import { hasUnits, unitsAt } from './occupancy.ts';
import { rangeFrom } from './terrain.ts';

/** HC-ATK-12, HC-CLSH-2: cubes to kill something on this hex. */
export function killCost(hex: Hex): number {
  return hex === brambles ? 1 : 2;
}

export function payCubes(s: HarrowState, seat: Seat, cubes: number, emit: Emit): void {
  s.seats[seat].cubes -= cubes;
  s.seats[seat].cubesLeft += cubes;
  emit({ type: 'paid', seat, cubes });
}

/** Every pair of an attacker hex and a defender hex in range (HC-ATK-2, HC-ATK-3). */
export function attackOptions(s: HarrowState, seat: Seat, out: HarrowAction[]): void {
  const enemy = opponent(seat);
  for (let from = 0; from < hexCount; from++) {
    if (!hasUnits(s, seat, from)) continue;
    const range = rangeFrom(s, from);
    for (let to = 0; to < hexCount; to++) {
      if (distance(from, to) <= range && hasUnits(s, enemy, to)) out.push({ type: 'attack', from, to });
    }
  }
}

export function canAttack(s: HarrowState, seat: Seat): boolean {
  const options: HarrowAction[] = [];
  attackOptions(s, seat, options);
  return options.length > 0;
}

/** HC-ATK-6: a red cube on the attacked hex joins the Protectors, whoever is attacked there. */
export function gatherAttackedCube(s: HarrowState, hex: Hex, emit: Emit): void {
  gatherRedCube(s, seatOf(s, 'protectors'), hex, true, emit);
}

/** HC-ATK-7, HC-ATK-9: the side with more units gains a cube, if its possessions hold one. */
export function giveMajorityCube(s: HarrowState, seat: Seat, from: Hex, to: Hex, emit: Emit): void {
  const enemy = opponent(seat);
  const attackers = unitsAt(s, seat, from);
  const defenders = unitsAt(s, enemy, to);
  const larger = attackers === defenders ? undefined : attackers > defenders ? seat : enemy;
  const gained = larger !== undefined && s.seats[larger].cubesLeft > 0;
  if (larger !== undefined && gained) {
    s.seats[larger].cubesLeft--;
    s.seats[larger].cubes++;
  }
  emit({ type: 'majority', seat: larger, attackers, defenders, gained });
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
