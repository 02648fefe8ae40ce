import type { Seat } from '../../../kernel/game.ts';
import { sum } from '../../../kit/sum.ts';
import { terrains } from '../content/maps/layout.ts';
import { distance, type Hex, hexCount } from '../county.ts';
import { unplacedHaints } from '../invariants.ts';
import { filledSquares, hasRoomOn, hestersCubes, squaresPerSide } from '../rules/hester/hester.ts';
import { terrainCubeLimit } from '../rules/hester/terrain-cubes.ts';
import { legendHexes, legendsAt, unitsAt } from '../rules/occupancy.ts';
import { factionSeats } from '../state/cubes.ts';
import type { HesterState } from '../state/hester.ts';
import type { HarrowState } from '../state.ts';
import { expectedOut } from './fights.ts';

/** A filled square is worth a hundred; everything else is measured against it. */
const worth = {
  square: 100,
  /** A side of her board with room: the next legend may be devoured. */
  room: 3,
  action: 16,
  /** The first infected haints of each faction matter most. */
  infected: [20, 14, 7, 2],
  /** A pair of infected haints on their way to each other, less with every step between them. */
  meeting: 52,
  apart: 0.66,
  guarded: 0.7,
  cube: 4.5,
  cubeInTree: 1.6,
  fire: 9,
  flame: 1,
  /** Hester on the map, and her way to a legend whose side of her board has room. */
  risen: 22,
  meal: 62,
  hungry: 0.55,
  cardInPlay: 5,
  /** Haints the next roots may reach. */
  prey: 3.5,
} as const;

function infectedHexes(hester: HesterState, seat: Seat): Hex[] {
  const out: Hex[] = [];
  for (let hex = 0; hex < hexCount; hex++) if (hester.infected[seat][hex] > 0) out.push(hex);
  return out;
}

/**
 * HC-FIRE-1: pairs that are nearest to each other, each haint in one pair only. HC-HMOV-8: one that stands with others of
 * its own cannot be joined, but may come out.
 */
function meetings(s: HarrowState, hester: HesterState): number {
  const guards = (seat: Seat, hex: Hex) => (unitsAt(s, seat, hex) > hester.infected[seat][hex] ? worth.guarded : 0);
  const [own, others] = [infectedHexes(hester, 0), infectedHexes(hester, 1)];
  let value = 0;
  for (let pair = 0; pair < hester.pairs && own.length > 0 && others.length > 0; pair++) {
    let best = { i: 0, j: 0, way: 99 };
    own.forEach((from, i) => {
      others.forEach((to, j) => {
        const way = distance(from, to) + Math.min(guards(0, from), guards(1, to));
        if (way < best.way) best = { i, j, way };
      });
    });
    value += (worth.meeting * worth.apart ** (best.way - 1)) / (1 + 0.35 * pair);
    own.splice(best.i, 1);
    others.splice(best.j, 1);
  }
  return value;
}

function infection(hester: HesterState): number {
  let value = 0;
  for (const side of hester.infected) {
    const haints = sum(side);
    for (let i = 0; i < haints; i++) value += worth.infected[Math.min(i, worth.infected.length - 1)];
  }
  return value;
}

/** HC-EAT-1, 2 */
function hunger(s: HarrowState, hester: HesterState): number {
  const { hex } = hester;
  if (hex === undefined) return 0;
  let best = 0;
  s.seats.forEach((_, seat) => {
    if (!hasRoomOn(hester, seat)) return;
    for (const at of legendHexes(s, seat)) best = Math.max(best, worth.meal * worth.hungry ** distance(hex, at));
  });
  return worth.risen + best;
}

/** HC-ROOT-4: what her next roots can touch. */
function prey(s: HarrowState, hester: HesterState): number {
  const { tip } = hester;
  if (tip === undefined) return 0;
  let value = 0;
  s.seats.forEach((own, seat) => {
    for (let hex = 0; hex < hexCount; hex++) {
      if (distance(tip, hex) > 2) continue;
      if (own.haints[hex] > hester.infected[seat][hex] || legendsAt(s, seat, hex) > 0) value += worth.prey;
    }
  });
  return value;
}

/** How well Hester stands, whoever asks. */
export function hesterWorth(s: HarrowState, hester: HesterState): number {
  const rooms = hester.squares.filter((side) => side.length < squaresPerSide).length;
  return (
    // HC-FIRE-1: the haints of a new fire have a square coming
    worth.square * (filledSquares(hester) + unplacedHaints(s)) +
    worth.room * rooms +
    worth.action * Math.min(hester.actions, 5) +
    infection(hester) +
    meetings(s, hester) +
    worth.cube * Math.min(sum(hester.cubes), terrainCubeLimit) +
    worth.cubeInTree * sum(s.tree.inside.slice(factionSeats, factionSeats + terrains.length)) +
    worth.fire * hester.flames.filter((n) => n > 0).length +
    worth.flame * sum(hester.flames) +
    hunger(s, hester) +
    worth.cardInPlay * hester.row.length +
    prey(s, hester)
  );
}

/** Cubes of Hester's that may be expected to lie on the battleground after the tree. */
export function hestersExpected(s: HarrowState): number {
  return expectedOut({
    dropped: sum(hestersCubes(s)),
    inside: sum(s.tree.inside.slice(factionSeats, factionSeats + terrains.length)),
  });
}
