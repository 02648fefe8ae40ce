import type { ReadPosition } from '../../../kernel/game.ts';
import type { Rng } from '../../../kernel/rng.ts';
import { isNestedDeeper, type Notes, note, quote, readFields } from '../../../kit/json.ts';
import { coloursOf } from '../content/colours.ts';
import { hexNames } from '../county.ts';
import { countBreaks, occupancyBreaks, turnsLeft } from '../invariants.ts';
import { battleground } from '../rules/battleground.ts';
import { cardBreaks } from '../rules/card-invariants.ts';
import { fairBreaks } from '../rules/fair/fair-invariants.ts';
import { hesterBreaks } from '../rules/hester/hester-invariants.ts';
import { requireKammi } from '../rules/kammi/kammi.ts';
import { kammiBreaks } from '../rules/kammi/kammi-invariants.ts';
import { turnsPerSeat } from '../rules/order/order.ts';
import { turnsPerRound } from '../rules/round.ts';
import { soloBreaks } from '../rules/solo/solo-invariants.ts';
import { settle } from '../settle.ts';
import { setup } from '../setup.ts';
import type { CubeColour } from '../state/cubes.ts';
import { type FactionId, factionIds, type PlayerId } from '../state/players.ts';
import type { SeatState } from '../state/seat.ts';
import type { Config } from '../state/set-up.ts';
import { type Ability, type BagToken, type Jar, jars, type TokenKind, tokenKinds } from '../state/tokens.ts';
import { type HarrowState, playerOf, seatOf } from '../state.ts';
import { version } from '../version.ts';
import {
  type HandPosition,
  noteForeign,
  readNails,
  readTable,
  type TablePosition,
  writeHand,
  writeTable,
} from './cards-and-tiles.ts';
import { countFair, type FairPosition, readFair, writeFair } from './fair.ts';
import { strayFair } from './fair-problems.ts';
import { writeCounts } from './frame-fields.ts';
import { type HesterPosition, readHester, writeHester } from './hester.ts';
import { type KammiPosition, readKammi, writeKammi } from './kammi.ts';
import { strayKammi } from './kammi-problems.ts';
import { type PendingFrame, readPending, writePending } from './pending.ts';
import { writePose } from './pose.ts';
import {
  positionKeys,
  readClock,
  readConfig,
  readCubes,
  readPieces,
  readRng,
  readSide,
  readTokens,
} from './position-fields.ts';
import { countPossessions, jarShortages, shortages } from './possessions.ts';
import { readSolo, type SoloPosition, writeSolo } from './solo.ts';
import { foreignPieces, spareJars, spareObjectives, untoldEnd } from './table-problems.ts';
import { turnsBegun } from './turn-places.ts';
import { readWinner, writeWinner } from './winner.ts';

/** What both sides of the table have. Whatever is not on the table lies in possessions and need not be written. */
interface SidePosition extends HandPosition {
  readonly points: number;
  /** Haints by hex. */
  readonly haints: Readonly<Record<string, number>>;
  /** The full jars. */
  readonly jars: readonly Jar[];
  readonly attacked: boolean;
  readonly wild: number;
  readonly scrolls: number;
}

interface LedPosition extends SidePosition {
  /** The legend's hex. */
  readonly legend: string;
}

interface ProtectorsPosition extends LedPosition {
  /** Tokens collected in each row, the printed one not counted. */
  readonly rows: Readonly<Partial<Record<Ability, number>>>;
}

interface FamilyPosition extends LedPosition {
  /** Tokens fixed to the board, the printed one not counted. */
  readonly board: readonly BagToken[];
  readonly bag: Readonly<Partial<Record<BagToken, number>>>;
  readonly drawn: Readonly<Partial<Record<BagToken, number>>>;
}

type CubesByColour = Readonly<Partial<Record<CubeColour, number>>>;

/** A position as JSON a person can write: see docs/notation.md. Lists of hexes name a hex once for every piece there. */
export interface Position extends Config, TablePosition {
  readonly game: 'harrow';
  readonly version: number;
  readonly round: number;
  /** The turn of the round that is being played: 1 to 6, with Hester 1 to 9, with the Fair Folk as many as there are. */
  readonly turn: number;
  readonly lantern: FactionId;
  readonly active: PlayerId;
  readonly protectors?: ProtectorsPosition;
  readonly family?: FamilyPosition;
  readonly kammi?: SidePosition & KammiPosition;
  readonly hester?: HesterPosition;
  readonly solo?: SoloPosition;
  readonly fair?: FairPosition;
  readonly battlefield: CubesByColour;
  readonly tree: CubesByColour & { readonly stuck: readonly string[] };
  readonly tokens: Readonly<Record<string, readonly TokenKind[]>>;
  readonly paths: readonly string[];
  readonly storms: readonly string[];
  readonly redCubes: readonly string[];
  readonly townsfolk: readonly string[];
  readonly buildings: readonly string[];
  readonly pending: readonly PendingFrame[];
  readonly rng: Rng;
  /** Only once the game is over; `also`: who wins beside them; `minor`: only just (HC-FVH-10). */
  readonly winner?: PlayerId;
  readonly also?: PlayerId;
  readonly minor?: true;
}

function writeHexes(counts: readonly number[]): string[] {
  return counts.flatMap((n, hex) => new Array<string>(n).fill(hexNames[hex]));
}

function writeTokens(s: HarrowState): Record<string, TokenKind[]> {
  const out: Record<string, TokenKind[]> = {};
  hexNames.forEach((name, hex) => {
    const here = tokenKinds.flatMap((kind, i) =>
      new Array<TokenKind>(s.tokens[hex * tokenKinds.length + i]).fill(kind),
    );
    if (here.length > 0) out[name] = here;
  });
  return out;
}

function writeSide(s: HarrowState, seat: SeatState): SidePosition {
  return {
    points: seat.points,
    haints: Object.fromEntries(seat.haints.map((n, hex) => [hexNames[hex], n] as const).filter(([, n]) => n > 0)),
    jars: jars.filter((_, i) => seat.jars[i]),
    attacked: seat.attacked,
    wild: seat.wild,
    scrolls: seat.scrolls,
    ...writeHand(s, seat),
  };
}

/** The number of every colour in the game. */
function perColour(s: HarrowState, numbers: readonly number[]): CubesByColour {
  return Object.fromEntries(numbers.map((n, i) => [coloursOf(s.config)[i], n]));
}

/** The sides of those who play. */
function writeSides(s: HarrowState): Pick<Position, FactionId> {
  const sides: { -readonly [F in FactionId]?: Position[F] } = {};
  for (const own of s.seats) {
    const rows = writeCounts(own.rows);
    switch (own.faction) {
      case 'protectors':
        sides.protectors = { ...writeSide(s, own), legend: hexNames[own.legendHex], rows };
        break;
      case 'family':
        sides.family = {
          ...writeSide(s, own),
          legend: hexNames[own.legendHex],
          board: [...own.board],
          bag: writeCounts(own.bag),
          drawn: writeCounts(own.drawn),
        };
        break;
      case 'kammi':
        sides.kammi = { ...writeSide(s, own), ...writeKammi(own, requireKammi(s)), rows };
        break;
    }
  }
  return sides;
}

export function writePosition(s: HarrowState): Position {
  return {
    game: 'harrow',
    version,
    ...s.config,
    round: s.round,
    turn: Math.min(s.turn + 1, turnsPerRound(s.config.mode)),
    lantern: s.seats[s.lantern].faction,
    active: playerOf(s, s.active),
    ...writeSides(s),
    ...writeHester(s),
    ...writeSolo(s),
    ...writeFair(s),
    battlefield: perColour(s, battleground(s)),
    tree: { ...perColour(s, s.tree.inside), stuck: s.tree.poses.map(writePose) },
    tokens: writeTokens(s),
    paths: writeHexes(s.paths),
    storms: writeHexes(s.storms),
    redCubes: writeHexes(s.redCubes),
    townsfolk: writeHexes(s.townsfolk),
    buildings: writeHexes(s.buildings),
    ...writeTable(s),
    pending: writePending(s),
    rng: [...s.rng],
    ...writeWinner(s),
  };
}

/** Turns begun, where the position does not say: the seats have alternated (HC-RND-2, HC-3P-1). */
function countTurns(s: HarrowState, fields: Readonly<Record<string, unknown>>): void {
  const isBefore = s.flow[0]?.kind === 'roundStart';
  s.seats.forEach((own, seat) => {
    const side = fields[own.faction] as { turns?: unknown } | undefined;
    if (side?.turns !== undefined) return;
    own.turns = isBefore || s.solo ? 0 : Math.min(turnsBegun(s, seat), turnsPerSeat);
  });
}

/** What cannot be on a table, the most telling first. */
const breaksOf = [
  ...[
    shortages,
    strayFair,
    occupancyBreaks,
    countBreaks,
    cardBreaks,
    hesterBreaks,
    kammiBreaks,
    soloBreaks,
    fairBreaks,
  ],
  ...[strayKammi, foreignPieces, spareObjectives, jarShortages, spareJars, untoldEnd],
];

/** HC-RND-3: where the jars are not told, those of the turns begun are broken: the one in use, then one after the other. */
function breakJars(s: HarrowState, fields: Readonly<Record<string, unknown>>): void {
  s.seats.forEach((own, seat) => {
    const side = fields[own.faction] as { jars?: unknown } | undefined;
    if (side?.jars !== undefined) return;
    const used = s.flow.flatMap((frame) => (frame.kind === 'turn' && frame.seat === seat && frame.jar) || []);
    const order = [...used, ...jars].map((jar) => jars.indexOf(jar));
    const spare = own.jars.filter(Boolean).length - turnsLeft(s, seat) - 1;
    for (const jar of [...new Set(order)].slice(0, Math.max(0, spare))) own.jars[jar] = false;
  });
}

function firstBreak(s: HarrowState): string | undefined {
  return breaksOf.flatMap((breaks) => breaks(s))[0];
}

/** Deeper than anything a position says. */
const deepest = 8;

/** Reads a position; whatever it does not mention is as after a fresh set-up. Errors name the field. */
export function readPosition(json: unknown): ReadPosition<HarrowState> {
  const notes: Notes = { problems: [] };
  if (json === null || typeof json !== 'object' || Array.isArray(json)) {
    return {
      ok: false,
      error: `a position is an object, found ${isNestedDeeper(json, deepest) ? 'a list' : quote(json)}`,
    };
  }
  if (isNestedDeeper(json, deepest)) return { ok: false, error: `a position is nested at most ${deepest} deep` };
  const fields = readFields(json, '', positionKeys, notes);
  const s = setup(readConfig(fields, notes), 1);
  noteForeign(s.config.mode, fields, notes);
  s.rng = readRng(fields, notes);
  readClock(s, fields, notes);
  for (const own of s.seats) readSide(own, fields[own.faction], notes);
  for (const faction of factionIds) {
    const isStranger = fields[faction] !== undefined && seatOf(s, faction) < 0;
    if (isStranger) note(notes, faction, `${s.seats.map((own) => own.faction).join(' and ')} play`);
  }
  if (s.kammi) readKammi(s, fields.kammi, notes);
  readCubes(s, fields, notes);
  if (fields.tokens !== undefined) s.tokens = readTokens(fields.tokens, notes);
  for (const pieces of ['paths', 'storms', 'redCubes', 'townsfolk', 'buildings'] as const) {
    if (fields[pieces] !== undefined) s[pieces] = readPieces(fields[pieces], pieces, notes);
  }
  readTable(s, fields, notes);
  readHester(s, fields.hester, notes);
  readNails(s, fields, notes);
  readSolo(s, fields.solo, notes);
  readFair(s, fields.fair, notes);
  s.flow = [];
  if (fields.winner === undefined) s.flow = readPending(fields.pending, 'pending', s, notes);
  else readWinner(s, fields, notes);
  countPossessions(s);
  countFair(s);
  countTurns(s, fields);
  if (!s.result) breakJars(s, fields);
  const error = notes.problems[0] ?? firstBreak(s);
  if (error !== undefined) return { ok: false, error };
  // A hand-written position may hold a frame with nothing left to decide.
  settle(s, () => {});
  return { ok: true, state: s };
}
