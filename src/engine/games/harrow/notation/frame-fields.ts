import type { Seat } from '../../../kernel/game.ts';
import { join, type Notes, note, readCount, readCounts, readFlag, readList, readOneOf } from '../../../kit/json.ts';
import { hexNames } from '../county.ts';
import { type FrameKind, type FrameOf, otherEffects, revealReasons } from '../flow.ts';
import { cardIds, hesterCardIds, upgradeIds } from '../state/cards.ts';
import { fairCardIds, offerIds } from '../state/fair.ts';
import { hesterActs } from '../state/hester.ts';
import { legendIds } from '../state/players.ts';
import { tileIds } from '../state/tiles.ts';
import { abilities, bagTokens, jars } from '../state/tokens.ts';
import type { HarrowState } from '../state.ts';
import { readHex, readHexes } from './hexes.ts';

export type Field =
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

const effectIds = [
  ...[...cardIds, ...hesterCardIds, ...legendIds, ...tileIds],
  ...[...offerIds, ...fairCardIds, ...otherEffects],
];

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
  push: { to: 'hex', second: optional('flag') },
  reap: {},
  clash: { at: 'hex' },
  sort: { tokens: 'tokens' },
  walk: { walked: 'hexes' },
  cleanUp: { step: [1, 6] },
  roundStart: { step: [1, 3] },
  roots: { left: [0, 2], extra: optional('flag') },
  hester: {
    used: { listOf: hesterActs },
    called: { listOf: hesterCardIds },
    fallen: 'flag',
    infected: optional('flag'),
    ward: optional('flag'),
    layabout: optional('flag'),
  },
  creep: {},
  pay: { left: [0, 24], why: { oneOf: ['cost', 'limit'] } },
  infect: { hexes: 'hexes', legends: 'seats', second: optional('flag') },
  hesterEnd: { step: [1, 5] },
  solo: { step: [1, 10] },
  pile: { why: { oneOf: revealReasons }, again: optional('flag') },
  stow: {},
  fair: { nests: [0, 2], quests: [0, 1] },
  arrow: { hex: 'hex' },
  guess: { may: optional('flag') },
  visit: { hexes: 'hexes' },
  bargain: { hex: 'hex' },
  redeem: {},
  fairEnd: { step: [1, 4] },
};

export const frameKinds = Object.keys(frameFields) as FrameKind[];

export function writeField(s: HarrowState, value: unknown, field: Field): unknown {
  if (typeof field === 'object' && 'optional' in field) {
    return value === undefined ? undefined : writeField(s, value, field.optional);
  }
  if (field === 'hex') return hexNames[value as number];
  if (field === 'seats') return (value as Seat[]).map((seat) => s.seats[seat].faction);
  if (field === 'hexes') return (value as number[]).map((hex) => hexNames[hex]);
  if (field === 'points' || field === 'tokens') return writeCounts(value as number[]);
  return value;
}

/** Only the tokens there are any of; the abilities come first. */
export function writeCounts(counts: readonly number[]): Readonly<Record<string, number>> {
  return Object.fromEntries(counts.map((n, i) => [bagTokens[i], n] as const).filter(([, n]) => n > 0));
}

export function readField(s: HarrowState, value: unknown, path: string, field: Field, notes: Notes): unknown {
  const factions = s.seats.map(({ faction }) => faction);
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
        factions.indexOf(readOneOf(each, join(path, i), factions, factions[0], notes)),
      );
    case 'seed':
      return readCount(value, path, { least: 0, most: 0xffffffff, fallback: 1 }, notes);
    default:
      return readOther(s, value, path, field, notes);
  }
}

function readOther(s: HarrowState, value: unknown, path: string, field: Exclude<Field, string>, notes: Notes): unknown {
  if ('optional' in field) return value === undefined ? undefined : readField(s, value, path, field.optional, notes);
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
