import type { HarrowAction } from '../../../../src/engine/games/harrow/action.ts';
import { type Terrain, terrains } from '../../../../src/engine/games/harrow/content/maps/layout.ts';
import { hexCount, hexNames, homes } from '../../../../src/engine/games/harrow/county.ts';
import type { HarrowEvent } from '../../../../src/engine/games/harrow/events.ts';
import { harrow } from '../../../../src/engine/games/harrow/harrow.ts';
import { shuffle } from '../../../../src/engine/games/harrow/rules/tiles.ts';
import { hesterCardIds, tacticIds, upgradeIds } from '../../../../src/engine/games/harrow/state/cards.ts';
import {
  familyLegends,
  protectorsLegends,
  type TrackSide,
  trackSides,
} from '../../../../src/engine/games/harrow/state/players.ts';
import type { HarrowState } from '../../../../src/engine/games/harrow/state.ts';
import { nextBelow, type Rng, seedRng } from '../../../../src/engine/kernel/rng.ts';
import { pickByKind, sampleTree } from '../fuzz/random-play.ts';
import { position } from '../position.ts';

function some<T>(list: readonly T[], rng: Rng): T {
  return list[nextBelow(rng, list.length)];
}

/** Haints in groups on hexes of their own, up to four of them infected. */
function groups(hexes: string[], rng: Rng) {
  const haints: Record<string, number> = {};
  const infected: Record<string, number> = {};
  let snakes = 4;
  for (let n = 0; n < 4; n++) {
    const at = hexes.pop() ?? '';
    haints[at] = 1 + nextBelow(rng, 2);
    const here = Math.min(snakes, nextBelow(rng, haints[at] + 1));
    if (here > 0) infected[at] = here;
    snakes -= here;
  }
  return { haints, infected };
}

/** Nails under a haint of each faction, where there are both kinds under one or the other. */
function nailsUnder(sides: readonly ReturnType<typeof groups>[], seed: number): string[] {
  return sides.map(({ haints, infected }, side) => {
    const names = Object.keys(haints);
    const at = names.find((name) => infected[name] > 0 && infected[name] < haints[name]) ?? names[0];
    const ill = infected[at] ?? 0;
    const isInfected = ill === haints[at] || (ill > 0 && (seed + side) % 2 === 0);
    return `${isInfected ? 'infected' : 'haint'}@${at}`;
  });
}

/**
 * The thick of a game with Hester, which random play rarely finds: fires, infected haints all over the map, cubes of every
 * colour, cards, perhaps herself; in some Bernice with her nails; a turn of anybody's is about to begin.
 */
export function thickOfIt(seed: number): HarrowState {
  const rng = seedRng(seed);
  const hexes = shuffle(
    hexNames.filter((_, hex) => hex !== homes.north && hex !== homes.south && hex < hexCount),
    rng,
  );
  const reds = groups(hexes, rng);
  const blues = groups(hexes, rng);
  const flames = Object.fromEntries(
    Array.from({ length: nextBelow(rng, 3) }, () => [hexes.pop() ?? '', 2 + nextBelow(rng, 2)]),
  );
  const cards = shuffle([...hesterCardIds], rng);
  const cubes: Partial<Record<Terrain, number>> = {};
  const inTree: Partial<Record<Terrain, number>> = {};
  for (const terrain of terrains) {
    cubes[terrain] = nextBelow(rng, 3);
    inTree[terrain] = nextBelow(rng, 3);
  }
  const side = (): TrackSide => some(trackSides, rng);
  const tracks = { protectors: side(), family: side() };
  const turn = (['protectors', 'family', 'hester'] as const)[seed % 3];
  const isHesterThere = nextBelow(rng, 2) === 0;
  const legends = { protectors: some(protectorsLegends, rng), family: some(familyLegends, rng) };
  return position({
    mode: 'ch5',
    seed,
    map: seed % 2 === 0 ? 'a' : 'b',
    legends,
    ...(legends.protectors === 'bernice' && { nails: nailsUnder([reds, blues], seed) }),
    tracks,
    turn,
    lantern: 'protectors',
    protectors: {
      legend: some([...Object.keys(reds.haints), hexes[0]], rng),
      haints: reds.haints,
      cubes: 2 + nextBelow(rng, 4),
      inTree: nextBelow(rng, 4),
      scrolls: nextBelow(rng, 3),
      rows: { move: 1, strengthen: 1 },
      spoon: 1 + nextBelow(rng, 3),
      hand: shuffle([...tacticIds], rng).slice(0, 4),
      attacked: nextBelow(rng, 2) === 0,
    },
    family: {
      legend: some([...Object.keys(blues.haints), hexes[1]], rng),
      haints: blues.haints,
      cubes: 2 + nextBelow(rng, 4),
      inTree: nextBelow(rng, 4),
      scrolls: nextBelow(rng, 3),
      board: ['move'],
      bag: { move: 2, spawn: 2, strengthen: 2, u_psychopomp: 1, u_storm_walker: 1 },
      spoon: 1 + nextBelow(rng, 3),
      hand: shuffle(
        upgradeIds.filter((id) => id !== 'u_psychopomp' && id !== 'u_storm_walker'),
        rng,
      ).slice(0, 3),
      attacked: nextBelow(rng, 2) === 0,
    },
    tokens: { [hexes[2]]: ['move', 'scroll'], [Object.keys(blues.haints)[0]]: ['spawn'] },
    storms: [hexes[3], Object.keys(reds.haints)[0], hexes[4]].filter((name) => name !== '0,0'),
    ...(tracks.protectors === 'a' && { paths: { [hexes[5]]: 1 } }),
    townsfolk: [hexes[6]].filter((name) => name !== '0,0'),
    buildings: [hexes[7]],
    hester: {
      flames,
      ...(isHesterThere && { hex: some([...Object.keys(flames), hexes[8], hexes[0]], rng) }),
      infected: { protectors: reds.infected, family: blues.infected },
      cubes,
      inTree,
      roots: ['3,0>2,0', '2,0>2,-1'],
      hand: cards.slice(0, 4),
      row: [[cards[4]], [cards[5], cards[6]], [cards[7]]].slice(0, 1 + nextBelow(rng, 3)),
      actions: 2 + nextBelow(rng, 2) + Object.keys(flames).length,
      step: 'roots',
      ...(nextBelow(rng, 2) === 0 && { sacrifices: { [hexes[9]]: some(terrains, rng) } }),
    },
  });
}

/** Random play from the thick of a game: `visit` sees every position with what led to it and what happened. */
export function playOn(
  seed: number,
  actions: number,
  visit: (s: HarrowState, action: HarrowAction, events: readonly HarrowEvent[]) => void,
): void {
  const s = thickOfIt(seed);
  const rng = seedRng(seed + 5);
  for (let n = 0; n < actions; n++) {
    const pending = harrow.pending(s);
    if (pending.kind === 'over') break;
    const action = pending.kind === 'chance' ? sampleTree(pending.request, rng) : pickByKind(harrow.legal(s), rng);
    const events: HarrowEvent[] = [];
    harrow.apply(s, action, (event) => events.push(event));
    visit(s, action, events);
  }
}
