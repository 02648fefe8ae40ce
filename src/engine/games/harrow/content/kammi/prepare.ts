import type { Seat } from '../../../../kernel/game.ts';
import { brambles, distance, type Hex, neighbours } from '../../county.ts';
import { effectFrame } from '../../flow.ts';
import { kammiSeat } from '../../rules/kammi/kammi.ts';
import { shuffle } from '../../rules/tiles.ts';
import { nowhere } from '../../state/kammi.ts';
import { opponent } from '../../state/players.ts';
import { type Ability, abilities } from '../../state/tokens.ts';
import type { HarrowState } from '../../state.ts';

/** HC-TRK-21 */
export const gridRows = 3;

/** HC-KAM-3: two tokens of each ability on the grid, and one more MOVE at the start place. */
export const gridTokens: readonly Ability[] = abilities.flatMap((ability) => [ability, ability]);
export const firstWaiting: Ability = 'move';

/** HC-DOLL: a real one and two decoys. */
export const dollCount = 3;

/** HC-MAP-9: the three hexes behind a home hex. */
export function behind(home: Hex): Hex[] {
  return neighbours[home].filter((hex) => distance(hex, brambles) === 3);
}

/** HC-KAM-7 to 10: the free edge hexes behind the home of the seat where a thing of its set-up can still be put. */
export function freeBehind(s: HarrowState, seat: Seat): Hex[] {
  const { home, legendHex, secondHex } = s.seats[seat];
  return behind(home).filter((hex) => hex !== legendHex && hex !== secondHex);
}

/** HC-KAM-2 to 6, 11: her board, her grid and her cards; her legends and the dolls come to the map by choice. */
export function prepareKammi(s: HarrowState): void {
  const seat = kammiSeat(s);
  if (seat < 0) return;
  const own = s.seats[seat];
  own.legendHex = nowhere;
  const [a, b, c, d, e, f] = shuffle([...gridTokens], s.rng);
  for (const token of [...gridTokens, firstWaiting]) s.box[abilities.indexOf(token)]--;
  s.kammi = {
    self: 'hidden',
    revealed: false,
    power: true,
    grid: [
      [a, b],
      [c, d],
      [e, f],
    ],
    waiting: firstWaiting,
    gridCubes: new Array<number>(gridRows).fill(0),
    discard: [],
    dolls: [],
    taken: false,
    money: [],
    carrying: [],
  };
}

/** HC-KAM-7 to 10: Kammi's tokens first, then the opponent's dolls. */
export function openKammi(s: HarrowState): void {
  const seat = kammiSeat(s);
  if (seat < 0) return;
  s.flow.push(effectFrame(opponent(seat), 'doll_set_up'));
  s.flow.push(effectFrame(seat, 'kammi_set_up'));
}

/** A set-up nobody has chosen, for positions that do not tell it: everything on the hexes behind the homes, in the order of their numbers. */
export function setUpKammi(s: HarrowState): void {
  const { kammi } = s;
  if (kammi === undefined) return;
  const seat = kammiSeat(s);
  const own = s.seats[seat];
  const [first, second] = behind(own.home).sort((x, y) => x - y);
  own.legendHex = first;
  own.secondHex = second;
  kammi.self = 'first';
  kammi.dolls = behind(s.seats[opponent(seat)].home)
    .sort((x, y) => x - y)
    .map((hex, i) => ({ hex, face: i === 0 ? 'real' : 'decoy', up: false }));
}
