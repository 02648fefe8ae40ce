import type { Seat } from '../../../../kernel/game.ts';
import type { Emit } from '../../action.ts';
import { type Hex, hexCount } from '../../county.ts';
import type { HarrowState } from '../../state.ts';
import { requireHester, requireTurn } from './hester.ts';

export function infectedAt(s: HarrowState, seat: Seat, hex: Hex): number {
  return s.hester === undefined ? 0 : s.hester.infected[seat][hex];
}

export function healthyAt(s: HarrowState, seat: Seat, hex: Hex): number {
  return s.seats[seat].haints[hex] - infectedAt(s, seat, hex);
}

/** HC-HCD-3: the next infection is the first of the turn, whatever makes it, and Ward pays for it on a hex with a root. */
export function isWarded(s: HarrowState): boolean {
  const { ward, infected } = requireTurn(s);
  return ward === true && infected !== true;
}

/** HC-INF-6: an infected haint leaves the map and its snake returns. */
export function returnSnake(s: HarrowState, owner: Seat, hex: Hex, emit: Emit): void {
  const hester = requireHester(s);
  hester.infected[owner][hex]--;
  hester.snakes++;
  emit({ type: 'snakeBack', owner, hex });
}

export function carrySnakes(s: HarrowState, seat: Seat, from: Hex, to: Hex, snakes: number): void {
  if (snakes === 0) return;
  const own = requireHester(s).infected[seat];
  own[from] -= snakes;
  own[to] += snakes;
}

/** Haints of both kinds are there, whether nails hold them or not. */
export function isMixed(s: HarrowState, seat: Seat, hex: Hex): boolean {
  if (s.hester === undefined) return false;
  const infected = s.hester.infected[seat][hex];
  return infected > 0 && infected < s.seats[seat].haints[hex];
}

export function isAllInfected(s: HarrowState, seat: Seat, hex: Hex): boolean {
  return s.hester !== undefined && s.hester.infected[seat][hex] > 0 && healthyAt(s, seat, hex) === 0;
}

/** Whose haints are on the hex; haints of two factions never share one. */
export function haintOwnerAt(s: HarrowState, hex: Hex): Seat | undefined {
  const seat = s.seats.findIndex((own) => own.haints[hex] > 0);
  return seat < 0 ? undefined : seat;
}

/** Hexes with an uninfected haint of the seat. */
export function healthyHexes(s: HarrowState, seat: Seat): Hex[] {
  const hexes: Hex[] = [];
  for (let hex = 0; hex < hexCount; hex++) if (healthyAt(s, seat, hex) > 0) hexes.push(hex);
  return hexes;
}
