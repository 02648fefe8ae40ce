import { features } from '../../../src/engine/games/harrow/content/chapters/features.ts';
import { traits } from '../../../src/engine/games/harrow/content/factions/traits.ts';
import { type Terrain, terrains } from '../../../src/engine/games/harrow/content/maps/layout.ts';
import type { MapId } from '../../../src/engine/games/harrow/content/maps/maps.ts';
import { scrollSpaces } from '../../../src/engine/games/harrow/content/tracks.ts';
import { type Hex, hexByName, hexCount } from '../../../src/engine/games/harrow/county.ts';
import { harrow } from '../../../src/engine/games/harrow/harrow.ts';
import {
  conservationBreaks,
  countBreaks,
  kammisTokens,
  occupancyBreaks,
  turnsLeft,
} from '../../../src/engine/games/harrow/invariants.ts';
import { cardBreaks } from '../../../src/engine/games/harrow/rules/card-invariants.ts';
import { hesterBreaks, trophiesOf } from '../../../src/engine/games/harrow/rules/hester/hester-invariants.ts';
import { kammiBreaks } from '../../../src/engine/games/harrow/rules/kammi/kammi-invariants.ts';
import { ownerAt } from '../../../src/engine/games/harrow/rules/shift.ts';
import { supplies } from '../../../src/engine/games/harrow/setup.ts';
import { type CardId, type UpgradeId, upgradeIds } from '../../../src/engine/games/harrow/state/cards.ts';
import {
  type FactionId,
  type Factions,
  firstFactions,
  hesterSeat,
  type Legends,
  type PlayerId,
  type TrackSide,
} from '../../../src/engine/games/harrow/state/players.ts';
import type { SeatState } from '../../../src/engine/games/harrow/state/seat.ts';
import type { ModeId, VariantId } from '../../../src/engine/games/harrow/state/set-up.ts';
import { type TileId, tileIds } from '../../../src/engine/games/harrow/state/tiles.ts';
import {
  type Ability,
  type BagToken,
  bagTokens,
  type Jar,
  jars,
  type PerAbility,
  type TokenKind,
  tokenKinds,
} from '../../../src/engine/games/harrow/state/tokens.ts';
import { type HarrowState, seatOf } from '../../../src/engine/games/harrow/state.ts';
import { sum } from '../../../src/engine/kit/sum.ts';
import { beginHestersTurn, type HesterSide, setHester } from './hester-side.ts';
import { type KammiSide, setKammi } from './kammi-side.ts';

/** One faction's part of a position. What is left out is as in the set-up of the chapter. */
export interface Side {
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
  readonly board?: readonly BagToken[];
  readonly bag?: Partial<Record<BagToken, number>>;
  /** Upgrade tokens waiting on the Attack jar; their cards, like those of upgrade tokens in bag and board, are played. */
  readonly armed?: readonly UpgradeId[];
  /** Cards in hand; all others that are not played lie in the deck, these on top in this order (the first is drawn first). */
  readonly hand?: readonly CardId[];
  readonly deckTop?: readonly CardId[];
  /** Cards played; Kammi's are in play. */
  readonly spent?: readonly CardId[];
  /** Chapter 3: the spoon, enemy haints on the plate, cubes on Odessa's board. */
  readonly spoon?: number;
  readonly plate?: number;
  readonly stored?: number;
}

export interface Position {
  /** Chapter 1 unless told. */
  readonly mode?: ModeId;
  /** Chapters 4 and 5: with Kammi's side told she plays, against whoever has a side told beside her (the Family if nobody). */
  readonly legends?: Legends;
  readonly tracks?: Partial<Record<FactionId, TrackSide>>;
  readonly map?: MapId;
  readonly variants?: readonly VariantId[];
  /** The faction in the north; the Family unless told. */
  readonly north?: FactionId;
  readonly seed?: number;
  /** Whose turn it is: its first one in the round, unless `turnsTaken` says more. */
  readonly turn?: PlayerId;
  readonly turnsTaken?: number;
  readonly round?: number;
  readonly lantern?: FactionId;
  readonly protectors?: Side;
  readonly family?: Side;
  readonly kammi?: KammiSide;
  /** Chapter 5. */
  readonly hester?: HesterSide;
  readonly storms?: readonly string[];
  readonly paths?: Readonly<Record<string, number>>;
  readonly redCubes?: readonly string[];
  readonly townsfolk?: readonly string[];
  readonly buildings?: readonly string[];
  /** Nails (`haint@0,1`, `infected@0,1`) and goad tokens. */
  readonly nails?: readonly string[];
  readonly goads?: readonly string[];
  /** Chapters 3 and 5: face-up tiles by jar; those not named are the stack, `tileStack` on top (the first is turned up first). No tiles unless told. */
  readonly tiles?: Partial<Record<Jar, readonly TileId[]>>;
  readonly tileStack?: readonly TileId[];
  /** Chapters 3 and 5: terrains of the objectives still to be placed; none unless told. */
  readonly waiting?: { readonly townsfolk?: readonly Terrain[]; readonly buildings?: readonly Terrain[] };
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

const perAbility = (counts: Partial<Record<Ability, number>>): PerAbility => [
  counts.move ?? 0,
  counts.spawn ?? 0,
  counts.strengthen ?? 0,
];

/** Hand, deck and played cards, so that every card is somewhere. */
function setCards(own: SeatState, { hand, deckTop = [], spent = [] }: Side, gone: readonly CardId[]): void {
  if (own.deck.length === 0) return;
  const inPlay = upgradeIds.filter(
    (id) => own.armed.includes(id) || own.board.includes(id) || own.bag[bagTokens.indexOf(id)] > 0,
  );
  own.spent = [...inPlay, ...spent];
  own.hand = hand ? [...hand] : [];
  const rest = traits[own.faction].cards.filter(
    (card) => ![...own.hand, ...own.spent, ...deckTop, ...gone].includes(card),
  );
  own.deck = [...rest, ...[...deckTop].reverse()];
}

function setTiles(s: HarrowState, { tiles = {}, tileStack = [], waiting = {} }: Position): void {
  if (!features[s.config.mode].tiles) return;
  s.slots = jars.map((jar) => (tiles[jar] ?? []).map((tile) => ({ tile, used: false })));
  const placed = s.slots.flat().map(({ tile }) => tile);
  const rest = tileIds.filter((tile) => !placed.includes(tile) && !tileStack.includes(tile));
  s.tileStack = [...rest, ...[...tileStack].reverse()];
  s.tilesUsed = [];
  s.waiting = {
    townsfolk: terrains.map((terrain) => waiting.townsfolk?.includes(terrain) ?? false),
    buildings: terrains.map((terrain) => waiting.buildings?.includes(terrain) ?? false),
  };
}

function setNails(s: HarrowState, nails: readonly string[]): void {
  s.nails = nails.map((text) => {
    const [unit, name] = text.split('@');
    if (unit === 'infected') {
      return { hex: hex(name), seat: ownerAt(s, 'haint', hex(name)), unit: 'haint', infected: true };
    }
    if (unit !== 'haint' && unit !== 'legend' && unit !== 'second') throw new Error(`no unit ${unit}`);
    return { hex: hex(name), seat: ownerAt(s, unit, hex(name)), unit };
  });
}

function setSide(s: HarrowState, faction: FactionId, side: Side): void {
  const seat = seatOf(s, faction);
  const own = s.seats[seat];
  if (side.legend !== undefined) own.legendHex = hex(side.legend);
  if (side.haints) own.haints = onHexes(side.haints);
  own.haintsLeft = supplies.haints - sum(own.haints) - s.seats[1 - seat].plate[seat] - trophiesOf(s, 'fire');
  own.points = side.points ?? 0;
  s.tree.inside[seat] = side.inTree ?? 0;
  const kammis = s.kammi ? s.kammi.money.length + sum(s.kammi.gridCubes) : 0;
  const hidden = faction === 'protectors' ? sum(s.redCubes) : faction === 'kammi' ? kammis : 0;
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
  if (side.bag) own.bag = bagTokens.map((token) => side.bag?.[token] ?? 0);
  if (side.armed) own.armed = [...side.armed];
  setCards(own, side, faction === 'kammi' ? (s.kammi?.discard ?? []) : []);
  own.spoon = side.spoon ?? 1;
  own.stored = side.stored ?? 0;
  own.cubesLeft -= own.stored;
  const enemy = s.seats[1 - seat];
  own.plate[1 - seat] = side.plate ?? 0;
  enemy.haintsLeft -= side.plate ?? 0;
  if (faction === 'protectors' && own.track === 'b') own.pathsLeft = 0;
  else if (faction === 'protectors') own.pathsLeft = supplies.paths - (scrollSpaces - own.scrolls) - sum(s.paths);
  else if (faction === 'family') own.stormsLeft = supplies.storms - sum(s.storms);
}

/** Puts every ability token that lies nowhere else into the box. */
function fillBox(s: HarrowState): void {
  tokenKinds.forEach((token, kind) => {
    let out = trophiesOf(s, token);
    for (let at = kind; at < s.tokens.length; at += tokenKinds.length) out += s.tokens[at];
    for (const seat of s.seats) {
      if (token === 'scroll') out += seat.scrolls;
      else
        out +=
          seat.rows[kind] + seat.bag[kind] + seat.drawn[kind] + seat.board.filter((fixed) => fixed === token).length;
    }
    out += kammisTokens(s).filter((each) => each === token).length;
    s.box[kind] = supplies.tokens[kind] - out;
  });
}

function setTurn(
  s: HarrowState,
  { turn, turnsTaken, round = 1, lantern, hester }: Position & { readonly turn: PlayerId; readonly lantern: FactionId },
) {
  const inTriple = turn === 'hester' ? 2 : turn === lantern ? 0 : 1;
  const seats = s.hester ? 3 : 2;
  s.lantern = seatOf(s, lantern);
  s.turn = turnsTaken ?? inTriple;
  if (turn === 'fair') throw new Error('positions with the Fair Folk are read from notation');
  s.active = turn === 'hester' ? hesterSeat : seatOf(s, turn);
  if (s.turn % seats !== inTriple) throw new Error(`not a turn of ${turn}`);
  s.round = round;
  s.seats.forEach((own, seat) => {
    const place = seat === s.lantern ? 0 : 1;
    own.turns = Math.floor(s.turn / seats) + (place <= inTriple ? 1 : 0);
  });
  if (turn === 'hester') beginHestersTurn(s, hester ?? {});
  else s.flow = [{ kind: 'turn', seat: s.active, acted: false }];
}

/** Ability and Wild jars are what most tests break. */
const brokenFirst: readonly Jar[] = ['legend', 'attack', 'ability'];

/** HC-RND-3: the jars of the turns begun are broken, where the side does not say which. */
function breakJars(s: HarrowState, p: Position): void {
  s.seats.forEach(({ faction }, seat) => {
    if (p[faction]?.jars) return;
    const { jars: full } = s.seats[seat];
    const spare = full.filter(Boolean).length - turnsLeft(s, seat) - 1;
    for (const jar of brokenFirst.slice(0, Math.max(0, spare))) full[jars.indexOf(jar)] = false;
  });
}

/** Kammi plays in chapter 4, and wherever her side is told. */
function factionsFor({ mode, protectors, kammi }: Position): Factions {
  if (mode !== 'ch4' && !kammi) return firstFactions;
  return protectors ? ['protectors', 'kammi'] : ['family', 'kammi'];
}

/** What is said of the factions that play. */
function only<T>(factions: Factions, said: Partial<Record<FactionId, T>>): Partial<Record<FactionId, T>> {
  return Object.fromEntries(factions.map((faction) => [faction, said[faction]]));
}

/**
 * A position at the start of a turn, made from a real set-up; throws if the rules forbid it. In chapters 3 and 5 hands, slots and
 * waiting objectives are empty unless told, so that a test sees only what it asked for.
 */
export function position(p: Position = {}): HarrowState {
  const factions = factionsFor(p);
  const config = {
    mode: p.mode ?? 'ch1',
    map: p.map ?? 'a',
    ...(factions.includes('kammi') && { factions }),
    north: p.north ?? factions[1],
    legends: only<string>(factions, {
      protectors: 'emmy',
      family: 'levi',
      kammi: 'goblin_brute',
      ...p.legends,
    }) as Legends,
    tracks: only<TrackSide>(factions, { protectors: 'a', family: 'a', kammi: 'a', ...p.tracks }),
    ...(p.variants && { variants: p.variants }),
  } as const;
  const s = harrow.setup(config, p.seed ?? 1);
  if (p.storms) s.storms = onEach(p.storms);
  if (p.paths) s.paths = onHexes(p.paths);
  if (p.redCubes) s.redCubes = onEach(p.redCubes);
  if (p.townsfolk) s.townsfolk = onEach(p.townsfolk);
  if (p.buildings) s.buildings = onEach(p.buildings);
  if (features[config.mode].tiles) {
    // Objectives of the set-up's own placing are not this position's.
    if (!p.townsfolk) s.townsfolk.fill(0);
    if (!p.buildings) s.buildings.fill(0);
  }
  if (s.hester) setHester(s, p.hester ?? {});
  s.wildSupply -= trophiesOf(s, 'wild');
  if (s.kammi) setKammi(s, s.kammi, p.kammi ?? {});
  for (const { faction } of s.seats) setSide(s, faction, p[faction] ?? {});
  setNails(s, p.nails ?? []);
  s.goads = (p.goads ?? []).map(hex);
  setTiles(s, p);
  if (p.tokens !== 'setup') {
    s.tokens.fill(0);
    for (const [name, kinds] of Object.entries(p.tokens ?? {})) {
      for (const kind of kinds) s.tokens[hex(name) * tokenKinds.length + tokenKinds.indexOf(kind)]++;
    }
  }
  fillBox(s);
  setTurn(s, { ...p, turn: p.turn ?? factions[0], lantern: p.lantern ?? factions[0] });
  breakJars(s, p);
  const nailBreaks = cardBreaks(s).filter((text) => text.includes('nail'));
  const pieceBreaks = [hesterBreaks(s), kammiBreaks(s), nailBreaks].flat();
  const breaks = [conservationBreaks(s), countBreaks(s), occupancyBreaks(s), pieceBreaks].flat();
  if (breaks.length > 0) throw new Error(`no such position: ${breaks.join('; ')}`);
  return s;
}
