import { seedRng } from '../../kernel/rng.ts';
import { chapters } from './content/chapters/chapters.ts';
import { factions } from './content/factions/factions.ts';
import { hexCount, homes } from './county.ts';
import { beginTurn } from './rules/round.ts';
import { type Config, type HarrowState, noTokens, type SeatState, tokenKinds } from './state.ts';

/** HC-COMP-1: hard limits of the components every chapter uses. */
export const supplies = {
  haints: 15,
  wild: 15,
  paths: 4,
  storms: 15,
  /** In the order of `tokenKinds`. */
  tokens: [20, 15, 15, 10],
} as const;

const startHaints = 3;
const startCubes = 3;

const everywhere = (): number[] => new Array<number>(hexCount).fill(0);

function newSeat(config: Config, { faction, legend }: (typeof chapters)['ch1']['seats'][number]): SeatState {
  const home = config.north === faction ? homes.north : homes.south;
  const haints = everywhere();
  haints[home] = startHaints;
  return {
    faction,
    legend,
    home,
    points: 0,
    haints,
    legendHex: home,
    haintsLeft: supplies.haints - startHaints,
    cubesLeft: factions[faction].cubes - startCubes,
    wild: 1,
    cubes: startCubes,
    jars: [true, true, true, true],
    attacked: false,
    scrolls: 0,
    rows: noTokens(),
    pathsLeft: 0,
    board: [],
    bag: noTokens(),
    drawn: noTokens(),
    stormsLeft: 0,
  };
}

export function setup(config: Config, seed: number): HarrowState {
  const chapter = chapters[config.mode];
  const s: HarrowState = {
    config,
    rng: seedRng(seed),
    round: 1,
    turn: 0,
    lantern: chapter.lantern,
    active: chapter.lantern,
    seats: chapter.seats.map((seat) => newSeat(config, seat)),
    paths: everywhere(),
    storms: everywhere(),
    redCubes: everywhere(),
    townsfolk: everywhere(),
    buildings: everywhere(),
    tokens: new Array<number>(hexCount * tokenKinds.length).fill(0),
    box: [...supplies.tokens],
    wildSupply: supplies.wild - chapter.seats.length,
    tree: { inside: chapter.seats.map(() => 0), poses: [] },
    flow: [],
  };
  chapter.prepare(s, config);
  beginTurn(s, () => {});
  return s;
}
