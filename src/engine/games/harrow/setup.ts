import { seedRng } from '../../kernel/rng.ts';
import { chapters } from './content/chapters/chapters.ts';
import { factionsOf } from './content/chapters/seats.ts';
import { traits } from './content/factions/traits.ts';
import { terrains } from './content/maps/layout.ts';
import { hexCount, homes } from './county.ts';
import { noEffects } from './rules/round.ts';
import { settle } from './settle.ts';
import { factionSeats } from './state/cubes.ts';
import { nowhere } from './state/kammi.ts';
import { type FactionId, type LegendId, legendsOf } from './state/players.ts';
import type { SeatState } from './state/seat.ts';
import type { Config } from './state/set-up.ts';
import { jars, noPoints, noTokens, tokenKinds } from './state/tokens.ts';
import type { HarrowState } from './state.ts';

/** HC-COMP-1: hard limits of the components every chapter uses. */
export const supplies = {
  haints: 15,
  wild: 15,
  paths: 4,
  storms: 15,
  /** In the order of `tokenKinds`. */
  tokens: [20, 15, 15, 10],
} as const;

/** HC-SET-1: who leads where nothing is told. */
export function firstLegend(faction: FactionId): LegendId {
  return legendsOf[faction][0];
}

const startHaints = 3;
const startCubes = 3;

const everywhere = (): number[] => new Array<number>(hexCount).fill(0);

function newSeat(config: Config, faction: FactionId): SeatState {
  const home = config.north === faction ? homes.north : homes.south;
  const haints = everywhere();
  haints[home] = startHaints;
  return {
    faction,
    legend: config.legends?.[faction] ?? firstLegend(faction),
    track: config.tracks?.[faction] ?? 'a',
    home,
    points: 0,
    haints,
    legendHex: home,
    secondHex: nowhere,
    haintsLeft: supplies.haints - startHaints,
    cubesLeft: traits[faction].cubes - startCubes,
    wild: 1,
    cubes: startCubes,
    jars: [true, true, true, true],
    attacked: false,
    scrolls: 0,
    rows: noPoints(),
    pathsLeft: 0,
    board: [],
    bag: noTokens(),
    drawn: noTokens(),
    armed: [],
    stormsLeft: 0,
    stored: 0,
    hand: [],
    deck: [],
    spent: [],
    spoon: 1,
    plate: new Array<number>(factionSeats).fill(0),
    credit: 0,
    turns: 0,
  };
}

/** HC-SET-16: in chapters 1 and 2 the Protectors begin. */
const firstLantern = 0;

export function setup(config: Config, seed: number): HarrowState {
  const s: HarrowState = {
    config,
    rng: seedRng(seed),
    round: 1,
    turn: 0,
    lantern: firstLantern,
    active: firstLantern,
    seats: factionsOf(config).map((faction) => newSeat(config, faction)),
    paths: everywhere(),
    storms: everywhere(),
    redCubes: everywhere(),
    townsfolk: everywhere(),
    buildings: everywhere(),
    nails: [],
    goads: [],
    tokens: new Array<number>(hexCount * tokenKinds.length).fill(0),
    box: [...supplies.tokens],
    wildSupply: supplies.wild - factionSeats,
    slots: jars.map(() => []),
    tileStack: [],
    tilesUsed: [],
    waiting: { townsfolk: terrains.map(() => false), buildings: terrains.map(() => false) },
    effects: noEffects(factionSeats),
    tree: { inside: new Array<number>(factionSeats).fill(0), poses: [] },
    flow: [],
  };
  chapters[config.mode].prepare(s);
  s.flow.push({ kind: 'roundStart', seat: s.active, step: 1 });
  chapters[config.mode].open?.(s);
  settle(s, () => {});
  return s;
}
