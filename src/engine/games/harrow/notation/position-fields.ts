import type { Seat } from '../../../kernel/game.ts';
import { type Rng, seedRng } from '../../../kernel/rng.ts';
import {
  join,
  type Notes,
  note,
  quote,
  readCount,
  readCounts,
  readFields,
  readFlag,
  readList,
  readNames,
  readObject,
  readOneOf,
} from '../../../kit/json.ts';
import { features } from '../content/chapters/features.ts';
import { hidersOf, pairsOf } from '../content/chapters/seats.ts';
import { coloursOf } from '../content/colours.ts';
import { traits } from '../content/factions/traits.ts';
import { fairSupplies } from '../content/fair/supplies.ts';
import { hesterSupplies } from '../content/hester/prepare.ts';
import { mapIds } from '../content/maps/maps.ts';
import { familySpaces, protectorsRows, scrollSpaces } from '../content/tracks.ts';
import { variantsOf } from '../content/variants.ts';
import { hexCount } from '../county.ts';
import { battleground, setBattleground } from '../rules/battleground.ts';
import { turnsPerRound } from '../rules/round.ts';
import { supplies } from '../setup.ts';
import type { CubeColour } from '../state/cubes.ts';
import {
  type FactionId,
  type Factions,
  factionIds,
  hesterSeat,
  type LegendId,
  type Legends,
  legendsOf,
  opponent,
  type PlayerId,
  trackSides,
} from '../state/players.ts';
import type { SeatState } from '../state/seat.ts';
import { type Config, type ModeId, modeIds } from '../state/set-up.ts';
import { abilities, bagTokens, jars, type PerAbility, tokenKinds } from '../state/tokens.ts';
import { type HarrowState, playerOf, playersOf, seatOfPlayer } from '../state.ts';
import { readableVersions } from '../version.ts';
import { handKeys, readHand, tableKeys } from './cards-and-tiles.ts';
import { readHex, readHexes } from './hexes.ts';
import { kammiKeys } from './kammi.ts';
import { readPose } from './pose.ts';
import { readLevel } from './solo.ts';
import { seatInTurn } from './turn-places.ts';

type Fields = Readonly<Record<string, unknown>>;

export const positionKeys = [
  ...['game', 'version', 'mode', 'map', 'north', 'round', 'turn', 'lantern', 'active', ...factionIds, 'battlefield'],
  ...['tree', 'tokens', 'paths', 'storms', 'redCubes', 'townsfolk', 'buildings', 'pending', 'rng', 'seed', 'winner'],
  ...['legends', 'tracks', 'level', 'piles', 'variants', 'hester', 'solo', 'factions', ...tableKeys],
  ...['hider', 'fair', 'also', 'minor'],
];
const sideKeys = ['points', 'haints', 'legend', 'jars', 'attacked', 'wild', 'scrolls', ...handKeys];
const ownKeys: Readonly<Record<FactionId, readonly string[]>> = {
  protectors: ['rows'],
  family: ['board', 'bag', 'drawn', 'armed', 'stored'],
  kammi: kammiKeys,
};

/** HC-FAIR-5: somebody who is played hides the items, if anybody does. */
function readHider(game: Pick<Config, 'mode' | 'factions'>, fields: Fields, notes: Notes): Pick<Config, 'hider'> {
  if (fields.hider === undefined) return {};
  const able = hidersOf(game);
  if (able.length === 0) {
    note(notes, 'hider', `${game.mode} has none`);
    return {};
  }
  return { hider: readOneOf(fields.hider, 'hider', able, able[0], notes) };
}

/** The player at the south edge is the Protectors unless the position says otherwise. */
const defaultConfig: Config = { mode: 'ch1', map: 'a', north: 'family' };

/** Who plays; where nothing is told, whoever has a side of its own told. */
function readFactions(mode: ModeId, fields: Fields, notes: Notes): Factions {
  const pairs = pairsOf(mode);
  const told = pairs.find((pair) => pair.every((faction) => fields[faction] !== undefined));
  if (fields.factions === undefined) return told ?? pairs[0];
  const named = readNames(fields.factions, 'factions', factionIds, notes);
  const pair = pairs.find((each) => each.join() === named.join());
  if (pair === undefined)
    note(notes, 'factions', `${mode} is played by ${pairs.map((each) => each.join(' and ')).join(', ')}`);
  return pair ?? pairs[0];
}

export function readConfig(fields: Fields, notes: Notes): Config {
  if (fields.game !== undefined && fields.game !== 'harrow')
    note(notes, 'game', `expected harrow, found ${quote(fields.game)}`);
  if (fields.version !== undefined && !readableVersions.includes(fields.version as number)) {
    note(notes, 'version', `expected ${readableVersions.join(' or ')}, found ${quote(fields.version)}`);
  }
  const mode = readOneOf(fields.mode, 'mode', modeIds, defaultConfig.mode, notes);
  const factions = readFactions(mode, fields, notes);
  const known = variantsOf({ mode, factions });
  const named = readNames(fields.variants, 'variants', known, notes);
  const variants = known.filter((variant) => named.includes(variant));
  const config = {
    mode,
    map: readOneOf(fields.map, 'map', mapIds, defaultConfig.map, notes),
    ...(factions.includes('kammi') && { factions }),
    north: readOneOf(fields.north, 'north', factions, factions[1], notes),
    ...(variants.length > 0 && { variants }),
  };
  const { choices, solo } = features[config.mode];
  const hider = readHider({ mode: config.mode, factions }, fields, notes);
  const legends = readFields(fields.legends, 'legends', factions, notes);
  const tracks = readFields(fields.tracks, 'tracks', factions, notes);
  // In chapter 1 only the first of each list can be told.
  const choice = <T extends string>(value: unknown, path: string, all: readonly T[]): T =>
    readOneOf(value, path, choices ? all : all.slice(0, 1), all[0], notes);
  const each = <T>(of: (faction: FactionId) => T): Partial<Record<FactionId, T>> =>
    Object.fromEntries(factions.map((faction) => [faction, of(faction)]));
  const chosen = {
    legends: each((id) => choice<LegendId>(legends[id], join('legends', id), legendsOf[id])) as Legends,
    tracks: each((id) => choice(tracks[id], join('tracks', id), trackSides)),
  };
  const level = readLevel(config.mode, fields, notes);
  if (solo && fields.tracks !== undefined) note(notes, 'tracks', `${config.mode} has none`);
  if (solo) return { ...config, legends: chosen.legends, ...level, ...hider };
  return choices ? { ...config, ...chosen, ...hider } : config;
}

export function readRng(fields: Fields, notes: Notes): Rng {
  if (fields.rng === undefined) {
    return seedRng(readCount(fields.seed, 'seed', { least: 0, most: Number.MAX_SAFE_INTEGER, fallback: 1 }, notes));
  }
  const numbers = readList(fields.rng, 'rng', notes);
  if (numbers.length !== 4) note(notes, 'rng', 'expected four numbers');
  const part = (i: number) => readCount(numbers[i], join('rng', i), { least: 0, most: 0xffffffff, fallback: 0 }, notes);
  return [part(0), part(1), part(2), part(3)];
}

/** How often each hex is named. */
export function readPieces(value: unknown, path: string, notes: Notes): number[] {
  const counts = new Array<number>(hexCount).fill(0);
  for (const hex of readHexes(value, path, notes)) counts[hex]++;
  return counts;
}

function readHaints(value: unknown, path: string, notes: Notes): number[] {
  const counts = new Array<number>(hexCount).fill(0);
  for (const [name, number] of Object.entries(readObject(value, path, notes))) {
    const at = join(path, name);
    const count = readCount(number, at, { least: 0, most: supplies.haints, fallback: 0 }, notes);
    counts[readHex(name, at, 0, notes)] += count;
  }
  return counts;
}

export function readTokens(value: unknown, notes: Notes): number[] {
  const counts = new Array<number>(hexCount * tokenKinds.length).fill(0);
  for (const [name, list] of Object.entries(readObject(value, 'tokens', notes))) {
    const path = join('tokens', name);
    const hex = readHex(name, path, 0, notes);
    readList(list, path, notes).forEach((token, i) => {
      const kind = tokenKinds.indexOf(readOneOf(token, join(path, i), tokenKinds, 'move', notes));
      counts[hex * tokenKinds.length + kind]++;
    });
  }
  return counts;
}

export function readSide(own: SeatState, value: unknown, notes: Notes): void {
  const path = own.faction;
  const fields = readFields(value, path, [...sideKeys, ...ownKeys[path]], notes);
  const at = (key: string) => join(path, key);
  const count = (key: 'points' | 'wild' | 'scrolls', most: number) =>
    readCount(fields[key], at(key), { least: 0, most, fallback: own[key] }, notes);
  own.points = count('points', 99);
  own.wild = count('wild', supplies.wild);
  own.scrolls = count('scrolls', scrollSpaces);
  own.attacked = readFlag(fields.attacked, at('attacked'), own.attacked, notes);
  if (own.faction !== 'kammi') own.legendHex = readHex(fields.legend, at('legend'), own.legendHex, notes);
  else if (fields.legend !== undefined) note(notes, at('legend'), 'Kammi has two: first and second');
  if (fields.haints !== undefined) own.haints = readHaints(fields.haints, at('haints'), notes);
  if (fields.jars !== undefined) {
    const full = readList(fields.jars, at('jars'), notes).map((jar, i) =>
      readOneOf(jar, join(at('jars'), i), jars, 'ability', notes),
    );
    own.jars = [full.includes(jars[0]), full.includes(jars[1]), full.includes(jars[2]), full.includes(jars[3])];
  }
  if (fields.rows !== undefined) {
    own.rows = readCounts(fields.rows, at('rows'), abilities, protectorsRows.move.length - 1, notes) as PerAbility;
  }
  const inBag = (key: 'bag' | 'drawn'): number[] =>
    fields[key] === undefined ? own[key] : readCounts(fields[key], at(key), bagTokens, supplies.tokens[0], notes);
  own.bag = inBag('bag');
  own.drawn = inBag('drawn');
  own.board = readList(fields.board, at('board'), notes).map((token, i) =>
    readOneOf(token, join(at('board'), i), bagTokens, 'move', notes),
  );
  readHand(own, fields, notes);
  if (own.board.length >= familySpaces) note(notes, at('board'), `no room for ${own.board.length} tokens`);
}

/** HC-COMP-1: how many cubes of the colour the game has. */
function cubesOfColour(s: HarrowState, colour: CubeColour): number {
  const own = s.seats.find(({ faction }) => traits[faction].colour === colour);
  if (own) return traits[own.faction].cubes;
  if (colour === 'silver') return fairSupplies.cubes;
  return s.hester ? hesterSupplies.cubes : 0;
}

/** Cubes on the battleground and inside the tree, by colour. */
export function readCubes(s: HarrowState, fields: Fields, notes: Notes): void {
  const colours = coloursOf(s.config);
  const battlefield = readFields(fields.battlefield, 'battlefield', colours, notes);
  const tree = readFields(fields.tree, 'tree', [...colours, 'stuck'], notes);
  s.tree.poses = readList(tree.stuck, 'tree.stuck', notes).flatMap((text, i) => {
    const pose = typeof text === 'string' ? readPose(text) : undefined;
    if (pose === undefined) note(notes, join('tree.stuck', i), `expected colour@x,y,angle, found ${quote(text)}`);
    return pose ?? [];
  });
  const onField = battleground(s).map((fallback, i) => {
    const colour = colours[i];
    const bounds = { least: 0, most: cubesOfColour(s, colour) };
    const posed = s.tree.poses.filter((pose) => pose.colour === colour).length;
    s.tree.inside[i] = readCount(tree[colour], join('tree', colour), { ...bounds, fallback: posed }, notes);
    return readCount(battlefield[colour], join('battlefield', colour), { ...bounds, fallback }, notes);
  });
  setBattleground(s, onField);
}

/** Round, turn, lantern and active seat; of the last two, one gives the other (HC-RND-2, HC-3P-1). */
export function readClock(s: HarrowState, fields: Fields, notes: Notes): void {
  const players = playersOf(s);
  const seat = (key: string, fallback: Seat, among: readonly PlayerId[]): Seat =>
    seatOfPlayer(s, readOneOf(fields[key], key, among, playerOf(s, fallback), notes));
  s.round = readCount(fields.round, 'round', { least: 1, most: 999, fallback: 1 }, notes);
  s.turn = readCount(fields.turn, 'turn', { least: 1, most: turnsPerRound(s.config.mode), fallback: 1 }, notes) - 1;
  if (fields.lantern === undefined && fields.active !== undefined) {
    s.active = seat('active', s.active, players);
    s.lantern = [s.lantern, opponent(s.lantern)].find((each) => seatInTurn(s, each) === s.active) ?? s.lantern;
  } else {
    s.lantern = seat(
      'lantern',
      s.lantern,
      s.seats.map(({ faction }) => faction),
    );
    s.active = seat('active', seatInTurn(s, s.lantern) ?? s.active, players);
  }
  const expected = seatInTurn(s, s.lantern);
  if (expected === undefined && s.active < hesterSeat)
    note(notes, 'active', `no faction has turns in ${s.config.mode}`);
  if (expected === undefined || expected === s.active) return;
  // HC-BON-20, HC-3P-4: the lantern may have changed hands within the round, but no other turns are the factions'
  if (features[s.config.mode].tiles && s.active < hesterSeat && expected < hesterSeat) return;
  note(
    notes,
    'active',
    `turn ${s.turn + 1} with the lantern at ${playerOf(s, s.lantern)} is not a turn of ${playerOf(s, s.active)}`,
  );
}
