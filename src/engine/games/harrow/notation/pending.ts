import type { Seat } from '../../../kernel/game.ts';
import { hexNames } from '../county.ts';
import type { Frame, FrameKind, FrameOf } from '../flow.ts';
import { killCost } from '../rules/attack.ts';
import { hasUnits } from '../rules/occupancy.ts';
import { abilities, type FactionId, type HarrowState, opponent, type PerAbility } from '../state.ts';
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

type Field = 'flag' | 'hex' | 'hexes' | 'tokens' | 'seed' | readonly [least: number, most: number];

type Fields = { readonly [K in FrameKind]: { readonly [F in Exclude<keyof FrameOf<K>, 'kind' | 'seat'>]: Field } };

/** What each frame of the flow stack carries beside its kind and seat. */
const fields: Fields = {
  turn: { acted: 'flag' },
  ability: {},
  points: { points: 'tokens', any: [0, 15] },
  legend: { track: 'flag', power: 'flag' },
  paths: { laid: 'hexes' },
  storm: {},
  pull: { storm: 'hex', scroll: [2, 4] },
  hideaway: {},
  levi: { moved: 'hexes' },
  attack: { free: [0, 1], attack: 'flag' },
  tree: { from: 'hex', to: 'hex', seed: 'seed' },
  strike: { from: 'hex', to: 'hex' },
  push: { to: 'hex' },
  reap: {},
  clash: { at: 'hex' },
  sort: { tokens: 'tokens' },
  walk: { walked: 'hexes' },
  cleanUp: { step: [1, 4] },
};

const frameKinds = Object.keys(fields) as FrameKind[];

/** Frames only one faction can be in. */
const owners: Partial<Record<FrameKind, FactionId>> = {
  ability: 'protectors',
  paths: 'protectors',
  hideaway: 'protectors',
  walk: 'protectors',
  storm: 'family',
  pull: 'family',
  levi: 'family',
  sort: 'family',
};

/** A frame with factions and hexes by name: `{ "frame": "strike", "seat": "family", "from": "1,0", "to": "0,0" }`. */
export type PendingFrame = Readonly<Record<string, unknown>> & { readonly frame: FrameKind; readonly seat: FactionId };

function writeField(value: unknown, field: Field): unknown {
  if (field === 'hex') return hexNames[value as number];
  if (field === 'hexes') return (value as number[]).map((hex) => hexNames[hex]);
  if (field === 'tokens') return writeCounts(value as PerAbility);
  return value;
}

/** Only the abilities that have any. */
export function writeCounts(counts: PerAbility): Readonly<Record<string, number>> {
  return Object.fromEntries(abilities.map((ability, i) => [ability, counts[i]] as const).filter(([, n]) => n > 0));
}

export function writePending(s: HarrowState): PendingFrame[] {
  return s.flow.map((frame) => {
    const own = Object.entries(fields[frame.kind] as Record<string, Field>).map(([name, field]) => [
      name,
      writeField((frame as unknown as Record<string, unknown>)[name], field),
    ]);
    return { frame: frame.kind, seat: s.seats[frame.seat].faction, ...Object.fromEntries(own) };
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
    case 'tokens':
      return readCounts(value, path, abilities, 20, notes);
    case 'seed':
      return readCount(value, path, { least: 0, most: 0xffffffff, fallback: 1 }, notes);
    default: {
      const [least, most] = field;
      return readCount(value, path, { least, most, fallback: least }, notes);
    }
  }
}

function readFrame(value: unknown, path: string, s: HarrowState, notes: Notes): Frame | undefined {
  const { frame: name } = readObject(value, path, notes);
  if (name === undefined) {
    note(notes, path, 'a "frame" is missing');
    return undefined;
  }
  const kind = readOneOf(name, join(path, 'frame'), frameKinds, 'turn', notes);
  const own = fields[kind] as Record<string, Field>;
  const object = readFields(value, path, ['frame', 'seat', ...Object.keys(own)], notes);
  const factions = s.seats.map((seat) => seat.faction);
  const faction = readOneOf(object.seat, join(path, 'seat'), factions, factions[s.active], notes);
  const read = Object.entries(own).map(([key, field]) => [key, readField(object[key], join(path, key), field, notes)]);
  return { kind, seat: factions.indexOf(faction), ...Object.fromEntries(read) } as Frame;
}

/** Why the frame cannot be there in this position. */
function frameProblem(s: HarrowState, frame: Frame, place: number): string | undefined {
  const { kind, seat } = frame;
  const { faction } = s.seats[seat];
  const enemy = s.seats[opponent(seat)];
  const owner = owners[kind];
  if (place > 0 && (kind === 'turn' || kind === 'cleanUp')) return `${kind} can only come first`;
  if (owner !== undefined && owner !== faction) return `${kind} belongs to the ${owner}`;
  if (seat !== s.active && kind !== 'clash') return `it is not the turn of the ${faction}`;
  if (kind === 'tree' && !(hasUnits(s, seat, frame.from) && hasUnits(s, opponent(seat), frame.to))) {
    return 'the attack needs units of both sides on its hexes';
  }
  if (kind === 'push' && enemy.legendHex !== frame.to) return 'the pushed legend is not on that hex';
  if (kind === 'clash' && enemy.haints[frame.at] === 0) return 'no haint to kill is on that hex';
  if (kind === 'clash' && s.seats[seat].cubes < killCost(frame.at)) return `the ${faction} cannot pay for a kill`;
  return undefined;
}

/** Reads the flow stack of a position whose table is set already; without any, the active seat's turn begins. */
export function readPending(value: unknown, path: string, s: HarrowState, notes: Notes): Frame[] {
  const list = readList(value, path, notes);
  const frames = list.map((each, i) => readFrame(each, join(path, i), s, notes)).filter((frame) => frame !== undefined);
  const seat: Seat = s.active;
  if (frames.length === 0) return [{ kind: 'turn', seat, acted: false }];
  frames.forEach((frame, i) => {
    const problem = frameProblem(s, frame, i);
    if (problem !== undefined) note(notes, join(path, i), problem);
  });
  const [first] = frames;
  if (first.kind === 'cleanUp') return frames;
  // Whatever is being decided, it is decided inside a turn.
  if (first.kind !== 'turn') return [{ kind: 'turn', seat, acted: true }, ...frames];
  if (frames.length > 1) first.acted = true;
  return frames;
}
