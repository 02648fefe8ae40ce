import type { Seat } from '../../../kernel/game.ts';
import { traits } from '../content/factions/traits.ts';
import { type Hex, hexNames } from '../county.ts';
import {
  type EffectId,
  type Frame,
  type FrameKind,
  type FrameOf,
  otherEffects,
  revealReasons,
  soloEffects,
} from '../flow.ts';
import { killCost } from '../rules/attack.ts';
import { goadsRise } from '../rules/goads.ts';
import { beginRoots } from '../rules/hester/roots.ts';
import { isHestersHex } from '../rules/hester/siege.ts';
import { hasUnits } from '../rules/occupancy.ts';
import {
  abilities,
  bagTokens,
  cardIds,
  factionIds,
  type HarrowState,
  hesterActs,
  hesterCardIds,
  hesterSeat,
  jars,
  legendIds,
  opponent,
  type PlayerId,
  playerIds,
  playersOf,
  tileIds,
  upgradeIds,
} from '../state.ts';
import {
  join,
  type Notes,
  note,
  readCount,
  readCounts,
  readFields,
  readFlag,
  readHex,
  readHexes,
  readList,
  readObject,
  readOneOf,
} from './json.ts';
import { insideSoloTurn, isRivalsFight } from './solo.ts';

type Field =
  | 'flag'
  | 'hex'
  | 'hexes'
  | 'points'
  | 'tokens'
  | 'seed'
  | 'seats'
  | readonly [least: number, most: number]
  | { readonly oneOf: readonly string[] }
  | { readonly listOf: readonly string[] }
  | { readonly optional: Field };

type Fields = { readonly [K in FrameKind]: { readonly [F in Exclude<keyof FrameOf<K>, 'kind' | 'seat'>]-?: Field } };

const effectIds = [...cardIds, ...hesterCardIds, ...legendIds, ...tileIds, ...otherEffects];

const optional = (field: Field): Field => ({ optional: field });

/** What each frame of the flow stack carries beside its kind and seat. */
export const frameFields: Fields = {
  turn: {
    acted: 'flag',
    jar: optional({ oneOf: jars }),
    toAttack: optional('flag'),
    card: optional('flag'),
  },
  ability: {},
  return: { left: [1, 4] },
  points: {
    points: 'points',
    any: [0, 15],
    only: optional({ oneOf: ['legend'] }),
    tokens: optional({ listOf: upgradeIds }),
    upgrade: optional('flag'),
    one: optional('flag'),
  },
  effect: { by: { oneOf: effectIds }, step: [1, 9], left: [0, 9], marks: 'hexes' },
  legend: { track: 'flag', power: 'flag' },
  paths: { laid: 'hexes' },
  storm: { first: optional('flag') },
  pull: { storm: 'hex', scroll: [2, 4] },
  hideaway: {},
  levi: { moved: 'hexes' },
  attack: { free: [0, 1], attack: 'flag', rage: optional('hex') },
  tree: { from: optional('hex'), to: optional('hex'), on: optional({ oneOf: ['hester'] }), seed: 'seed' },
  outcome: { from: 'hex', to: 'hex', on: optional({ oneOf: ['hester'] }) },
  strike: { from: 'hex', to: 'hex', on: optional({ oneOf: ['hester'] }) },
  push: { to: 'hex' },
  reap: {},
  clash: { at: 'hex' },
  sort: { tokens: 'tokens' },
  walk: { walked: 'hexes' },
  cleanUp: { step: [1, 4] },
  roundStart: { step: [1, 3] },
  roots: { left: [0, 2], extra: optional('flag') },
  hester: {
    used: { listOf: hesterActs },
    called: { listOf: hesterCardIds },
    fallen: 'flag',
    ward: optional('flag'),
    layabout: optional('flag'),
  },
  creep: {},
  pay: { left: [0, 24], why: { oneOf: ['cost', 'limit'] } },
  infect: { hexes: 'hexes', legends: 'seats' },
  hesterEnd: { step: [1, 3] },
  solo: { step: [1, 10] },
  pile: { why: { oneOf: revealReasons }, again: optional('flag') },
};

const frameKinds = Object.keys(frameFields) as FrameKind[];

/** Frames only one player can be in. */
const owners: Partial<Record<FrameKind, PlayerId>> = {
  ability: 'protectors',
  return: 'family',
  paths: 'protectors',
  hideaway: 'protectors',
  walk: 'protectors',
  storm: 'family',
  pull: 'family',
  levi: 'family',
  sort: 'family',
  roots: 'hester',
  hester: 'hester',
  creep: 'hester',
  pay: 'hester',
  infect: 'hester',
  hesterEnd: 'hester',
  solo: 'hester',
  pile: 'hester',
};

/** Frames that lie below all others. */
const outermost: readonly FrameKind[] = ['turn', 'cleanUp', 'roundStart', 'hester', 'hesterEnd', 'solo'];

/** A frame with factions and hexes by name: `{ "frame": "strike", "seat": "family", "from": "1,0", "to": "0,0" }`. */
export type PendingFrame = Readonly<Record<string, unknown>> & { readonly frame: FrameKind; readonly seat: PlayerId };

function writeField(value: unknown, field: Field): unknown {
  if (typeof field === 'object' && 'optional' in field) {
    return value === undefined ? undefined : writeField(value, field.optional);
  }
  if (field === 'hex') return hexNames[value as number];
  if (field === 'seats') return (value as Seat[]).map((seat) => factionIds[seat]);
  if (field === 'hexes') return (value as number[]).map((hex) => hexNames[hex]);
  if (field === 'points' || field === 'tokens') return writeCounts(value as number[]);
  return value;
}

/** Only the tokens there are any of; the abilities come first. */
export function writeCounts(counts: readonly number[]): Readonly<Record<string, number>> {
  return Object.fromEntries(counts.map((n, i) => [bagTokens[i], n] as const).filter(([, n]) => n > 0));
}

export function writePending(s: HarrowState): PendingFrame[] {
  return s.flow.map((frame) => {
    const own = Object.entries(frameFields[frame.kind] as Record<string, Field>).map(([name, field]) => [
      name,
      writeField((frame as unknown as Record<string, unknown>)[name], field),
    ]);
    const written = own.filter(([, value]) => value !== undefined);
    return { frame: frame.kind, seat: playerIds[frame.seat], ...Object.fromEntries(written) };
  });
}

function readField(value: unknown, path: string, field: Field, notes: Notes): unknown {
  switch (field) {
    case 'flag':
      return readFlag(value, path, false, notes);
    case 'hex':
      if (value === undefined) note(notes, path, 'a hex is missing');
      return readHex(value, path, 0, notes);
    case 'hexes':
      return readHexes(value, path, notes);
    case 'points':
      return readCounts(value, path, abilities, 20, notes);
    case 'tokens':
      return readCounts(value, path, bagTokens, 20, notes);
    case 'seats':
      return readList(value, path, notes).map((each, i) =>
        factionIds.indexOf(readOneOf(each, join(path, i), factionIds, factionIds[0], notes)),
      );
    case 'seed':
      return readCount(value, path, { least: 0, most: 0xffffffff, fallback: 1 }, notes);
    default:
      return readOther(value, path, field, notes);
  }
}

function readOther(value: unknown, path: string, field: Exclude<Field, string>, notes: Notes): unknown {
  if ('optional' in field) return value === undefined ? undefined : readField(value, path, field.optional, notes);
  if ('oneOf' in field) {
    if (value === undefined) note(notes, path, `expected ${field.oneOf.join(' or ')}`);
    return readOneOf(value, path, field.oneOf, field.oneOf[0], notes);
  }
  if ('listOf' in field) {
    return readList(value, path, notes).map((each, i) =>
      readOneOf(each, join(path, i), field.listOf, field.listOf[0], notes),
    );
  }
  const [least, most] = field;
  return readCount(value, path, { least, most, fallback: least }, notes);
}

function readFrame(value: unknown, path: string, s: HarrowState, notes: Notes): Frame | undefined {
  const { frame: name } = readObject(value, path, notes);
  if (name === undefined) {
    note(notes, path, 'a "frame" is missing');
    return undefined;
  }
  const kind = readOneOf(name, join(path, 'frame'), frameKinds, 'turn', notes);
  const own = frameFields[kind] as Record<string, Field>;
  const object = readFields(value, path, ['frame', 'seat', ...Object.keys(own)], notes);
  const players = playersOf(s);
  const player = readOneOf(object.seat, join(path, 'seat'), players, players[s.active], notes);
  const read = Object.entries(own)
    .map(([key, field]) => [key, readField(object[key], join(path, key), field, notes)] as const)
    .filter(([, field]) => field !== undefined);
  return { kind, seat: players.indexOf(player), ...Object.fromEntries(read) } as Frame;
}

/** Malachi's rage needs nobody on its hex (HC-LGD-MAL-1). */
function mayAttackFrom(s: HarrowState, seat: Seat, from: Hex = 0): boolean {
  return hasUnits(s, seat, from) || s.seats[seat].legend === 'malachi';
}

/** Effects of Hester's turn; one of them asks the Protectors for a path token (HC-OQ-33). */
const hesterEffects: readonly EffectId[] = ['new_fire', 'devour', ...hesterCardIds, ...soloEffects];

/** Cards belong to their faction, powers to their legend. */
function effectProblem(s: HarrowState, { seat, by }: FrameOf<'effect'>): string | undefined {
  if (seat === hesterSeat) return hesterEffects.includes(by) ? undefined : `${by} is nothing Hester plays`;
  const { faction, legend } = s.seats[seat];
  const isStrange = cardIds.some((card) => card === by) && !traits[faction].cards.some((card) => card === by);
  if (isStrange) return `${by} is no card of the ${faction}`;
  return legendIds.some((each) => each === by) && legend !== by ? `${by} does not lead the ${faction}` : undefined;
}

/** HC-ATK-2, HC-SUM-9: is anybody there to be attacked? */
function isDefended(s: HarrowState, { seat, to = 0, on }: FrameOf<'tree'>): boolean {
  return on === undefined ? hasUnits(s, opponent(seat), to) : isHestersHex(s, to);
}

/** Why a frame of a faction cannot be there in this position. */
function factionProblem(s: HarrowState, frame: Frame): string | undefined {
  const { kind, seat } = frame;
  const { faction, cubes } = s.seats[seat];
  const enemy = s.seats[opponent(seat)];
  const isAttack = kind === 'tree' && frame.from !== undefined && frame.to !== undefined;
  if (isAttack && !(mayAttackFrom(s, seat, frame.from) && isDefended(s, frame))) {
    return 'the attack needs units of both sides on its hexes';
  }
  if (kind === 'push' && enemy.legendHex !== frame.to) return 'the pushed legend is not on that hex';
  if (kind === 'clash' && enemy.haints[frame.at] === 0) return 'no haint to kill is on that hex';
  if (kind === 'clash' && cubes < killCost(frame.at)) return `the ${faction} cannot pay for a kill`;
  return undefined;
}

/** In the solo game Hester's turn is a step of a larger one. */
function lowest(s: HarrowState, kind: FrameKind): number {
  return s.solo && (kind === 'hester' || kind === 'hesterEnd') ? 1 : 0;
}

const inWords = (player: PlayerId): string => (player === 'hester' ? 'Hester' : `the ${player}`);

/** Why the frame cannot be there in this position. */
function frameProblem(s: HarrowState, frame: Frame, place: number): string | undefined {
  const { kind, seat } = frame;
  const owner = owners[kind];
  if (place > lowest(s, kind) && outermost.includes(kind)) return `${kind} can only come first`;
  if (owner !== undefined && owner !== playerIds[seat]) return `${kind} belongs to ${inWords(owner)}`;
  const isOthers = kind === 'clash' || kind === 'effect' || isRivalsFight(s, frame);
  if (seat !== s.active && !isOthers) return `it is not the turn of ${inWords(playerIds[seat])}`;
  if (kind === 'effect') return effectProblem(s, frame);
  if (seat !== hesterSeat) return factionProblem(s, frame);
  return owner === 'hester' || kind === 'tree' || kind === 'roundStart' ? undefined : `${kind} is nothing Hester plays`;
}

function insideHesterTurn(frames: Frame[]): Frame[] {
  const [first] = frames;
  if (first.kind === 'hester' || (first.kind === 'roots' && !first.extra)) return frames;
  return [{ kind: 'hester', seat: hesterSeat, used: [], called: [], fallen: false }, ...frames];
}

/** Reads the flow stack of a position whose table is set already; without any, the active seat's turn begins. */
export function readPending(value: unknown, path: string, s: HarrowState, notes: Notes): Frame[] {
  const list = readList(value, path, notes);
  const frames = list.map((each, i) => readFrame(each, join(path, i), s, notes)).filter((frame) => frame !== undefined);
  const seat: Seat = s.active;
  if (frames.length === 0 && s.solo) return insideSoloTurn(s, frames);
  if (frames.length === 0 && seat === hesterSeat) {
    // HC-ROOT-1: the roots told of are those of her last turn
    s.flow = [];
    beginRoots(s);
    return s.flow;
  }
  if (frames.length === 0) return [{ kind: 'turn', seat, acted: false }];
  frames.forEach((frame, i) => {
    const problem = frameProblem(s, frame, i);
    if (problem !== undefined) note(notes, join(path, i), problem);
  });
  const [first] = frames;
  if (s.solo) return insideSoloTurn(s, frames);
  if (first.kind === 'cleanUp' || first.kind === 'roundStart' || first.kind === 'hesterEnd') return frames;
  // HC-LGD-PRI-5: the goads rise between the last turn and the end of the round.
  if (first.kind === 'effect' && first.by === 'priscilla' && first.step === goadsRise) return frames;
  // Whatever is being decided, it is decided inside a turn.
  if (seat === hesterSeat) return insideHesterTurn(frames);
  if (first.kind !== 'turn') return [{ kind: 'turn', seat, acted: true }, ...frames];
  if (frames.length > 1 && readObject(list[0], path, notes).acted === undefined) first.acted = true;
  return frames;
}
