import type { Seat } from '../../../kernel/game.ts';
import { sum } from '../../../kit/sum.ts';
import { terrains } from '../content/maps/layout.ts';
import { distance, type Hex, hexCount } from '../county.ts';
import { unplacedHaints } from '../invariants.ts';
import { filledSquares, hasRoomOn, hestersCubes } from '../rules/hester/hester.ts';
import { touchedBy } from '../rules/hester/roots.ts';
import { terrainCubeLimit } from '../rules/hester/terrain-cubes.ts';
import { legendHexes, legendsAt, unitsAt } from '../rules/occupancy.ts';
import { terrainAt } from '../rules/terrain.ts';
import { factionSeats } from '../state/cubes.ts';
import type { HesterState } from '../state/hester.ts';
import type { HarrowState } from '../state.ts';
import { expectedOut } from './fights.ts';

/** In the measure of the factions' worth, where a point is ten. */
const worth = {
  /** Six of them are the game; the last ones weigh more. */
  square: 15,
  squareSquared: 1.5,
  fire: 2,
  flame: 0.4,
  pair: 1,
  action: 5,
  cube: 1,
  spareCube: 0.1,
  colour: 0.2,
  cubeInTree: 0.25,
  infected: 2,
  /** Infected haints of two factions on their way to each other, less with every hex between them. */
  meeting: 12,
  apart: 0.66,
  guarded: 0.7,
  /** Hester on the map, and her way to a legend whose side of her board has room. */
  risen: 3,
  meal: 11,
  hungry: 0.6,
  card: 0.5,
  cardInPlay: 2,
  rootTerrain: 0.3,
  rootHaint: 0.9,
} as const;

function infectedHexes(hester: HesterState, seat: Seat): Hex[] {
  const out: Hex[] = [];
  for (let hex = 0; hex < hexCount; hex++) if (hester.infected[seat][hex] > 0) out.push(hex);
  return out;
}

/**
 * HC-FIRE-1: each infected haint of one faction and the nearest of the other, as far as pairs of flames are left. HC-HMOV-8:
 * one that stands with others of its own cannot be joined, but may come out.
 */
function meetingWorth(s: HarrowState, hester: HesterState): number {
  if (hester.pairs === 0) return 0;
  const others = infectedHexes(hester, 1);
  const toll = (seat: Seat, hex: Hex) => (unitsAt(s, seat, hex) > hester.infected[seat][hex] ? worth.guarded : 0);
  const ways = infectedHexes(hester, 0).map((from) => {
    let least = 9;
    for (const to of others) {
      const guards = Math.min(toll(0, from), toll(1, to));
      least = Math.min(least, distance(from, to) + guards);
    }
    return least;
  });
  ways.sort((a, b) => a - b);
  let value = 0;
  ways.slice(0, hester.pairs).forEach((way, i) => {
    value += (worth.meeting * worth.apart ** way) / (1 + i);
  });
  return value;
}

/** HC-EAT-1, 2 */
function mealWorth(s: HarrowState, hester: HesterState): number {
  const { hex } = hester;
  if (hex === undefined) return 0;
  let best = 0;
  s.seats.forEach((_, seat) => {
    if (!hasRoomOn(hester, seat)) return;
    for (const at of legendHexes(s, seat)) best = Math.max(best, worth.meal * worth.hungry ** distance(hex, at));
  });
  return worth.risen + best - (hester.nailed ? 2 : 0);
}

/** HC-ROOT-8, HC-INF-2: what the roots touch: cubes to gain, haints to infect. */
function rootWorth(s: HarrowState, hester: HesterState): number {
  let value = 0;
  for (const hex of touchedBy(hester.roots)) {
    if (terrainAt(s, hex) !== undefined) value += worth.rootTerrain;
    const healthy = s.seats.some((own, seat) => own.haints[hex] > hester.infected[seat][hex]);
    if (healthy || s.seats.some((_, seat) => legendsAt(s, seat, hex) > 0)) value += worth.rootHaint;
  }
  return value;
}

function cubesWorth(s: HarrowState, hester: HesterState): number {
  const cubes = sum(hester.cubes);
  const kept = Math.min(cubes, terrainCubeLimit);
  const colours = terrains.filter((_, i) => hester.cubes[i] > 0).length;
  const inTree = sum(s.tree.inside.slice(factionSeats, factionSeats + terrains.length));
  return worth.cube * kept + worth.spareCube * (cubes - kept) + worth.colour * colours + worth.cubeInTree * inTree;
}

/** How well Hester stands, whoever asks. */
export function hesterWorth(s: HarrowState, hester: HesterState): number {
  // HC-FIRE-1: the haints of a new fire have a square coming
  const squares = filledSquares(hester) + unplacedHaints(s);
  const burning = hester.flames.filter((n) => n > 0).length;
  return (
    worth.square * squares +
    worth.squareSquared * squares * squares +
    worth.fire * burning +
    worth.flame * sum(hester.flames) +
    worth.pair * hester.pairs +
    worth.action * hester.actions +
    worth.infected * sum(hester.infected.map(sum)) +
    worth.card * hester.hand.length +
    worth.cardInPlay * hester.row.length +
    meetingWorth(s, hester) +
    mealWorth(s, hester) +
    rootWorth(s, hester) +
    cubesWorth(s, hester)
  );
}

/** Cubes of Hester's that may be expected to lie on the battleground after the tree. */
export function hestersExpected(s: HarrowState): number {
  return expectedOut({
    dropped: sum(hestersCubes(s)),
    inside: sum(s.tree.inside.slice(factionSeats, factionSeats + terrains.length)),
  });
}
