import {
  join,
  type Notes,
  note,
  quote,
  readCount,
  readFlag,
  readList,
  readObject,
  readOneOf,
} from '../../../kit/json.ts';
import { type BattleStage, battleStages, type Frame, type FrameKind, type Loss } from '../flow.ts';
import { type CardId, cardIds, type QuestId, questIds } from '../state/cards.ts';
import { countedKinds } from '../state/pieces.ts';
import { placeNames } from '../state/places.ts';
import { suits } from '../state/suits.ts';
import type { RootState } from '../state.ts';
import { item as itemField } from './fields.ts';
import { readCards, readClearing } from './parts.ts';

/** How a part of a frame is written and read. */
interface Part {
  write(value: unknown, s: RootState): unknown;
  read(value: unknown, path: string, s: RootState, notes: Notes): unknown;
}

const part = <V>(
  write: (value: V, s: RootState) => unknown,
  read: (value: unknown, path: string, s: RootState, notes: Notes) => V | undefined,
): Part => ({ write: (value, s) => write(value as V, s), read });

const factions = (s: RootState): string[] => s.sides.map(({ faction }) => faction);

const seat = part<number>(
  (value, s) => s.sides[value].faction,
  (value, path, s, notes) => factions(s).indexOf(readOneOf(value, path, factions(s), factions(s)[s.active], notes)),
);
const clearing = part<number>(
  (value) => placeNames[value],
  (value, path, s, notes) => readClearing(value, path, s, notes),
);
const count = (fallback: number, most = 60) =>
  part<number>(
    (value) => value,
    (value, path, _, notes) => readCount(value, path, { least: 0, most, fallback }, notes),
  );
const flag = part<boolean>(
  (value) => value,
  (value, path, _, notes) => readFlag(value, path, false, notes),
);
const word = <W extends string>(list: readonly W[]) =>
  part<W>(
    (value) => value,
    (value, path, _, notes) => readOneOf(value, path, list, list[0], notes),
  );
const cards = part<readonly CardId[]>(
  (value) => value,
  (value, path, _, notes) => readCards(value, path, notes),
);

/** What a part that may be missing is. */
const maybe = ({ write, read }: Part): Part => ({
  write: (value, s) => (value === undefined ? undefined : write(value, s)),
  read: (value, path, s, notes) => (value === undefined ? undefined : read(value, path, s, notes)),
});

const list = ({ write, read }: Part): Part => ({
  write: (values, s) => (values as readonly unknown[]).map((value) => write(value, s)),
  read: (values, path, s, notes) =>
    readList(values, path, notes).map((value, i) => read(value, join(path, i), s, notes)),
});

/** One thing for each side of a battle. */
const pair = (each: Part, fallback: unknown): Part => ({
  write: list(each).write,
  read: (values, path, s, notes) =>
    [0, 1].map((side) => {
      const value = readList(values, path, notes)[side];
      return value === undefined ? fallback : each.read(value, join(path, side), s, notes);
    }),
});

const item = itemField();

/** `"workshop mc"`, `"boot exhausted"`. */
const loss = part<Loss>(
  (value, s) => {
    if ('item' in value) return item.write(value.item);
    return `${value.piece} ${s.sides[value.owner].faction}`;
  },
  (value, path, s, notes) => {
    const words = typeof value === 'string' ? value.split(' ') : [];
    const piece = countedKinds.find((kind) => kind === words[0]);
    const owner = factions(s).indexOf(words[1]);
    if (piece && owner >= 0) return { owner, piece };
    const found = item.read(words);
    if (typeof found === 'number' && words.length === 0) return { item: found };
    note(notes, path, `no loss is named ${quote(value)}`);
    return undefined;
  },
);

type PartsOf<F> = { readonly [K in Exclude<keyof F, 'kind' | 'seat'>]-?: Part };

const triggerParts = {
  damage: { left: count(3, 3) },
  base: { at: clearing, suit: word(suits) },
  hospital: { at: clearing, warriors: count(1, 25) },
  outrage: { to: seat, at: clearing },
} as const;

/** RT-NO-7: the parts of every frame beside its seat. */
export const frameParts: { readonly [K in FrameKind]: PartsOf<Extract<Frame, { kind: K }>> } = {
  setUp: { step: count(0, 4) },
  march: { left: count(1, 2) },
  battle: {
    at: clearing,
    defender: seat,
    ally: maybe(seat),
    stage: word<BattleStage>(battleStages),
    seed: maybe(count(0, 0xffffffff)),
    rolled: pair(count(0, 3), 0),
    extra: pair(count(0, 9), 0),
    armored: pair(flag, false),
    used: cards,
    asked: seat,
    declined: count(0, 2),
    turned: flag,
    losses: pair(list(loss), []),
    rewarded: pair(flag, false),
    allies: count(0, 25),
    items: count(0, 25),
  },
  losses: { side: count(0, 1), left: count(1, 9), chosen: list(loss) },
  triggers: {
    queue: { write: (value, s) => (value as Frame[]).map((each) => writeFrame(s, each)), read: readTriggers },
  },
  ...triggerParts,
  trim: { left: count(1, 25) },
  put: { what: word(['warrior', 'wood'] as const), to: list(clearing) },
  revolt: { at: clearing },
  favor: { card: word<CardId>(cardIds) },
  leader: {},
  take: { from: seat },
  reward: { quest: word<QuestId>(questIds) },
};

export type WrittenFrame = Readonly<Record<string, unknown>> & { readonly frame: FrameKind };

export function writeFrame(s: RootState, frame: Frame): WrittenFrame {
  const own = Object.entries(frameParts[frame.kind] as Readonly<Record<string, Part>>)
    .map(([key, { write }]) => [key, write((frame as unknown as Record<string, unknown>)[key], s)])
    .filter(([, value]) => value !== undefined);
  return { frame: frame.kind, seat: s.sides[frame.seat].faction, ...Object.fromEntries(own) };
}

/** One frame; `kinds`: what it may be. */
export function readFrame(
  value: unknown,
  path: string,
  s: RootState,
  notes: Notes,
  kinds: readonly FrameKind[] = Object.keys(frameParts) as FrameKind[],
): Frame | undefined {
  const object = readObject(value, path, notes);
  if (object.frame === undefined) {
    note(notes, path, 'a "frame" is missing');
    return undefined;
  }
  const kind = readOneOf(object.frame, join(path, 'frame'), kinds, kinds[0], notes);
  const parts = frameParts[kind] as Readonly<Record<string, Part>>;
  const foreign = Object.keys(object).find((key) => key !== 'frame' && key !== 'seat' && !(key in parts));
  if (foreign !== undefined) note(notes, path, `unknown field ${quote(foreign)}`);
  const own = Object.entries(parts)
    .map(([key, { read }]) => [key, read(object[key], join(path, key), s, notes)] as const)
    .filter(([, each]) => each !== undefined);
  return { kind, seat: seat.read(object.seat, join(path, 'seat'), s, notes), ...Object.fromEntries(own) } as Frame;
}

function readTriggers(value: unknown, path: string, s: RootState, notes: Notes): unknown {
  const kinds = Object.keys(triggerParts) as FrameKind[];
  return readList(value, path, notes)
    .map((each, i) => readFrame(each, join(path, i), s, notes, kinds))
    .filter((frame) => frame !== undefined);
}
