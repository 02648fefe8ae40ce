import type { Seat } from '../../../kernel/game.ts';
import type { ActionOf, HarrowAction } from '../action.ts';
import { hasVariant } from '../content/variants.ts';
import { allHexes, type Hex, hexCount, neighbours } from '../county.ts';
import type { HesterState } from '../state/hester.ts';
import { nowhere } from '../state/kammi.ts';
import { opponent } from '../state/players.ts';
import type { HarrowState } from '../state.ts';
import { infectedAt } from './hester/infection.ts';
import { enterCost, leastInfected, paysForStorms } from './movement.ts';
import { isLegendLooseAt, looseHaints, looseInfected } from './nails.ts';
import { unitLimit } from './occupancy.ts';
import { layoutOf } from './terrain.ts';

type Move = ActionOf<'move'>;

/** A group of a legend or none and up to as many haints as a hex holds: so many groups go from a hex to its neighbour. */
const sizes = unitLimit + 1;
const groups = 2 * sizes;

/** Every plain MOVE there is, made once: no list has to make its own. By hex, neighbour, legend and haints. */
const plainMoves: readonly (readonly Move[])[] = allHexes.map((from) =>
  neighbours[from].flatMap((to) =>
    Array.from({ length: groups }, (_, i): Move => {
      return Object.freeze({ type: 'move', from, to, haints: i % sizes, legend: i >= sizes });
    }),
  ),
);

/** How many more units each hex can take, 0 where nobody gets to; filled anew for every list. */
const room = new Int8Array(hexCount);

/**
 * HC-BASE-1 to 6, HC-MOVE-7, HC-OQ-54: room for the seat on every hex that costs at most `budget` to enter. False if there
 * is none: without points only a path leads anywhere.
 */
function findRoom(s: HarrowState, seat: Seat, budget: number): boolean {
  const { seats, hester, paths, storms, townsfolk, buildings } = s;
  const { haints, legendHex, secondHex, faction } = seats[seat];
  const enemy = seats[opponent(seat)];
  const { kinds, printedStorms } = layoutOf(s);
  const pays = paysForStorms(s, seat);
  const rescues = faction === 'protectors';
  const destroys = faction === 'family';
  const enemies = enemy.haints;
  let found = false;
  for (let hex = 0; hex < hexCount; hex++) {
    room[hex] = 0;
    if (paths[hex] === 0 && budget === 0) continue;
    if (enemies[hex] > 0 || (!rescues && townsfolk[hex] > 0) || (!destroys && buildings[hex] > 0)) continue;
    const isPaid = pays && (storms[hex] > 0 || printedStorms[hex]);
    if (enterCost(kinds[hex] === 'mountain', isPaid, paths[hex]) > budget) continue;
    room[hex] = unitLimit - haints[hex];
    found = true;
  }
  if (!found) return false;
  if (legendHex !== nowhere) room[legendHex]--;
  if (secondHex !== nowhere) room[secondHex]--;
  if (enemy.legendHex !== nowhere) room[enemy.legendHex] = 0;
  if (enemy.secondHex !== nowhere) room[enemy.secondHex] = 0;
  if (hester !== undefined) barHester(s, hester);
  return true;
}

function barHester(s: HarrowState, { flames, hex: at }: HesterState): void {
  for (let hex = 0; hex < hexCount; hex++) if (flames[hex] > 0) room[hex] = 0;
  if (at !== undefined && hasVariant(s, 'hester_counts')) room[at]--;
}

/** HC-INF-10: of the haints on a hex any number of the infected ones may be among those that go. */
function pushMixed(s: HarrowState, seat: Seat, move: Omit<Move, 'type'>, out: HarrowAction[]): void {
  const { from, to, haints, legend, second } = move;
  const least = leastInfected(s, seat, from, haints);
  const most = Math.min(looseInfected(s, seat, from), haints);
  for (let infected = least; infected <= most; infected++) {
    const snakes = infected > 0 ? { infected } : undefined;
    out.push({ type: 'move', from, to, haints, legend, ...snakes, ...(second && { second }) });
  }
}

/** HC-KAM-5: groups with Kammi's second token; `most` says who else may come along. */
function withSecond(s: HarrowState, seat: Seat, most: Omit<Move, 'type'>, free: number, out: HarrowAction[]): void {
  const { from, to } = most;
  for (let legend = 0; legend <= (most.legend ? 1 : 0) && legend < free; legend++) {
    for (let haints = 0; haints <= Math.min(most.haints, free - 1 - legend); haints++) {
      pushMixed(s, seat, { from, to, haints, legend: legend === 1, second: true }, out);
    }
  }
}

/** Every MOVE of one step that costs at most `budget`: any group of units from one hex to one neighbour (HC-MOVE-1). */
export function moveOptions(
  s: HarrowState,
  seat: Seat,
  budget: number,
  legendOnly: boolean,
  out: HarrowAction[],
): void {
  if (!findRoom(s, seat, budget)) return;
  const own = s.seats[seat];
  for (let from = 0; from < hexCount; from++) {
    if (own.haints[from] === 0 && own.legendHex !== from && own.secondHex !== from) continue;
    const haints = legendOnly ? 0 : looseHaints(s, seat, from);
    const legends = isLegendLooseAt(s, seat, from) ? 1 : 0;
    const second = isLegendLooseAt(s, seat, from, 'second');
    if (haints + legends === 0 && !second) continue;
    const snakes = infectedAt(s, seat, from);
    const ways = neighbours[from];
    for (let way = 0; way < ways.length; way++) {
      const to = ways[way];
      const free = room[to];
      if (free <= 0) continue;
      for (let legend = 0; legend <= legends; legend++) {
        const most = Math.min(haints, free - legend);
        for (let n = 1 - legend; n <= most; n++) {
          if (snakes === 0) out.push(plainMoves[from][way * groups + legend * sizes + n]);
          else pushMixed(s, seat, { from, to, haints: n, legend: legend === 1 }, out);
        }
      }
      if (second) withSecond(s, seat, { from, to, haints: Math.min(haints, free - 1), legend: legends > 0 }, free, out);
    }
  }
}

/** Is there any such MOVE? */
export function canStep(s: HarrowState, seat: Seat, budget: number, legendOnly: boolean): boolean {
  if (!findRoom(s, seat, budget)) return false;
  const isOpen = (to: Hex) => room[to] > 0;
  for (let from = 0; from < hexCount; from++) {
    const goes =
      (!legendOnly && looseHaints(s, seat, from) > 0) ||
      isLegendLooseAt(s, seat, from) ||
      isLegendLooseAt(s, seat, from, 'second');
    if (goes && neighbours[from].some(isOpen)) return true;
  }
  return false;
}
