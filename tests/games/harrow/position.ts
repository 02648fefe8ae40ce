import type { MapId } from '../../../src/engine/games/harrow/content/maps/maps.ts';
import { scrollSpaces } from '../../../src/engine/games/harrow/content/tracks.ts';
import { type Hex, hexByName, hexCount } from '../../../src/engine/games/harrow/county.ts';
import { harrow } from '../../../src/engine/games/harrow/harrow.ts';
import { conservationBreaks, countBreaks, occupancyBreaks } from '../../../src/engine/games/harrow/invariants.ts';
import { supplies } from '../../../src/engine/games/harrow/setup.ts';
import {
  type Ability,
  type FactionId,
  factionIds,
  type HarrowState,
  type Jar,
  jars,
  type PerAbility,
  seatOf,
  type TokenKind,
  tokenKinds,
} from '../../../src/engine/games/harrow/state.ts';

/** One faction's part of a position. What is left out is as in the set-up of chapter 1. */
interface Side {
  readonly legend?: string;
  /** Replaces the three haints of the set-up. */
  readonly haints?: Readonly<Record<string, number>>;
  readonly points?: number;
  /** Cubes on the battleground, and cubes inside the tree. */
  readonly cubes?: number;
  readonly inTree?: number;
  readonly wild?: number;
  /** The full jars. */
  readonly jars?: readonly Jar[];
  readonly attacked?: boolean;
  readonly scrolls?: number;
  /** Protectors: collected tokens in each row. */
  readonly rows?: Partial<Record<Ability, number>>;
  /** Family: tokens fixed to the board, and those in the bag. */
  readonly board?: readonly Ability[];
  readonly bag?: Partial<Record<Ability, number>>;
}

export interface Position {
  readonly map?: MapId;
  /** The faction in the north; the Family unless told. */
  readonly north?: FactionId;
  readonly seed?: number;
  /** Whose turn it is: its first one in the round, unless `turnsTaken` says more. */
  readonly turn?: FactionId;
  readonly turnsTaken?: number;
  readonly round?: number;
  readonly lantern?: FactionId;
  readonly protectors?: Side;
  readonly family?: Side;
  readonly storms?: readonly string[];
  readonly paths?: Readonly<Record<string, number>>;
  readonly redCubes?: readonly string[];
  readonly townsfolk?: readonly string[];
  readonly buildings?: readonly string[];
  /** Ability tokens on the map; none unless told, so that clean-up stays quiet. */
  readonly tokens?: 'setup' | Readonly<Record<string, readonly TokenKind[]>>;
}

export function hex(name: string): Hex {
  const found = hexByName(name);
  if (found === undefined) throw new Error(`no hex ${name}`);
  return found;
}

function onHexes(counts: Readonly<Record<string, number>>): number[] {
  const out = new Array<number>(hexCount).fill(0);
  for (const [name, n] of Object.entries(counts)) out[hex(name)] = n;
  return out;
}

function onEach(names: readonly string[]): number[] {
  const out = new Array<number>(hexCount).fill(0);
  for (const name of names) out[hex(name)]++;
  return out;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

const perAbility = (counts: Partial<Record<Ability, number>>): PerAbility => [
  counts.move ?? 0,
  counts.spawn ?? 0,
  counts.strengthen ?? 0,
];

function setSide(s: HarrowState, faction: FactionId, side: Side): void {
  const seat = seatOf(s, faction);
  const own = s.seats[seat];
  if (side.legend !== undefined) own.legendHex = hex(side.legend);
  if (side.haints) own.haints = onHexes(side.haints);
  own.haintsLeft = supplies.haints - sum(own.haints);
  own.points = side.points ?? 0;
  s.tree.inside[seat] = side.inTree ?? 0;
  const hidden = faction === 'protectors' ? sum(s.redCubes) : 0;
  const total = own.cubes + own.cubesLeft;
  own.cubes = side.cubes ?? own.cubes;
  own.cubesLeft = total - own.cubes - s.tree.inside[seat] - hidden;
  s.wildSupply -= (side.wild ?? own.wild) - own.wild;
  own.wild = side.wild ?? own.wild;
  const { jars: full } = side;
  if (full) own.jars = jars.map((jar) => full.includes(jar)) as typeof own.jars;
  own.attacked = side.attacked ?? false;
  own.scrolls = side.scrolls ?? 0;
  if (side.rows) own.rows = perAbility(side.rows);
  if (side.board) own.board = [...side.board];
  if (side.bag) own.bag = perAbility(side.bag);
  if (faction === 'protectors') own.pathsLeft = supplies.paths - (scrollSpaces - own.scrolls) - sum(s.paths);
  else own.stormsLeft = supplies.storms - sum(s.storms);
}

/** Puts every ability token that lies nowhere else into the box. */
function fillBox(s: HarrowState): void {
  tokenKinds.forEach((token, kind) => {
    let out = 0;
    for (let at = kind; at < s.tokens.length; at += tokenKinds.length) out += s.tokens[at];
    for (const seat of s.seats) {
      if (token === 'scroll') out += seat.scrolls;
      else out += seat.rows[kind] + seat.bag[kind] + seat.board.filter((fixed) => fixed === token).length;
    }
    s.box[kind] = supplies.tokens[kind] - out;
  });
}

function setTurn(s: HarrowState, { turn = 'protectors', turnsTaken, round = 1, lantern = 'protectors' }: Position) {
  s.lantern = seatOf(s, lantern);
  s.turn = turnsTaken ?? (turn === lantern ? 0 : 1);
  s.active = seatOf(s, turn);
  if ((s.turn % 2 === 0) !== (s.active === s.lantern)) throw new Error(`not a turn of the ${turn}`);
  s.round = round;
  s.flow = [{ kind: 'turn', seat: s.active, acted: false }];
}

/** A position of chapter 1 at the start of a turn, made from a real set-up; throws if the rules forbid it. */
export function position(p: Position = {}): HarrowState {
  const s = harrow.setup({ mode: 'ch1', map: p.map ?? 'a', north: p.north ?? 'family' }, p.seed ?? 1);
  if (p.storms) s.storms = onEach(p.storms);
  if (p.paths) s.paths = onHexes(p.paths);
  if (p.redCubes) s.redCubes = onEach(p.redCubes);
  if (p.townsfolk) s.townsfolk = onEach(p.townsfolk);
  if (p.buildings) s.buildings = onEach(p.buildings);
  for (const faction of factionIds) setSide(s, faction, p[faction] ?? {});
  if (p.tokens !== 'setup') {
    s.tokens.fill(0);
    for (const [name, kinds] of Object.entries(p.tokens ?? {})) {
      for (const kind of kinds) s.tokens[hex(name) * tokenKinds.length + tokenKinds.indexOf(kind)]++;
    }
  }
  fillBox(s);
  setTurn(s, p);
  const breaks = [...conservationBreaks(s), ...countBreaks(s), ...occupancyBreaks(s)];
  if (breaks.length > 0) throw new Error(`no such position: ${breaks.join('; ')}`);
  return s;
}
