import { afterAll, expect, test } from 'vitest';
import { harrow } from '../../../../src/engine/games/harrow/harrow.ts';
import { type Field, frameFields, frameKinds } from '../../../../src/engine/games/harrow/notation/frame-fields.ts';
import { readPosition, writePosition } from '../../../../src/engine/games/harrow/notation/position.ts';
import {
  factionIds,
  firstFactions,
  type LegendId,
  legendsOf,
  playerIds,
} from '../../../../src/engine/games/harrow/state/players.ts';
import type { HarrowState } from '../../../../src/engine/games/harrow/state.ts';
import { cloneJson } from '../../../../src/engine/kernel/clone.ts';
import { canonical } from '../../../../src/engine/kernel/hash.ts';
import { seedRng } from '../../../../src/engine/kernel/rng.ts';
import { sampleTree } from '../fuzz/random-play.ts';

type Json = Readonly<Record<string, unknown>>;

const units = {
  protectors: { haints: { '0,2': 2, '0,0': 2 }, legend: '0,0' },
  family: { haints: { '0,-1': 3, '1,-1': 1 }, legend: '0,-1', drawn: { spawn: 1 }, bag: { move: 2 } },
  battlefield: { red: 5, blue: 5 },
};
const table = { ...units, storms: ['1,-1'], tokens: { '1,0': ['move'] } };
const chapter = { ...table, townsfolk: ['-2,0'], buildings: ['2,-1'] };
const hester = {
  hex: '1,1',
  flames: { '1,1': 2 },
  actions: 2,
  squares: { family: ['fire'] },
  roots: ['1,0>0,0', '0,0>0,-1'],
  row: [['h_ward'], ['h_reach']],
  infected: { protectors: { '0,0': 1 }, family: { '0,-1': 1 } },
};
const withHester = { ...table, hester, battlefield: { red: 5, blue: 5, bog: 2, forest: 1 } };
const placed = { townsfolk: ['-3,0'], buildings: ['2,1'] };
const led = { card: 't_rally', active: 'family', goal: '2,1', discard: ['u_merging'] };

/** Kammi in place of one of the two, with something of everything. */
function withKammi(mode: 'ch4' | 'ch5', rival: string, more: Json): Json {
  const isFamily = rival === 'family';
  const side = mode === 'ch4' && isFamily ? 'b' : 'a';
  const kammi = {
    first: '0,0',
    second: '1,-2',
    self: 'first',
    haints: { '0,0': 1, '0,2': 2 },
    scrolls: 3,
    spent: ['g_lure', 'g_buried'],
    dolls: ['real@1,0', 'decoy@0,-1', 'decoy@3,0'],
    ...(side === 'b' && { gridCubes: [1, 0, 0] }),
    money: ['2,0'],
  };
  const { drawn: _, bag: __, ...unit } = units.family;
  return {
    mode,
    factions: [rival, 'kammi'],
    north: rival,
    [rival]: isFamily ? units.family : { ...unit, scrolls: 2 },
    kammi,
    tokens: table.tokens,
    ...(isFamily ? { storms: ['1,-1'], buildings: ['2,-1'] } : { paths: ['0,1'], townsfolk: ['-2,0'] }),
    tracks: { [rival]: isFamily ? 'b' : 'a', kammi: side },
    battlefield: { [isFamily ? 'blue' : 'red']: 5, purple: 5, ...(mode === 'ch5' && { bog: 2, forest: 1 }) },
    ...(mode === 'ch5' && {
      hester: { ...hester, squares: { [rival]: ['fire'] }, infected: { [rival]: { '0,-1': 1 }, kammi: { '0,0': 1 } } },
    }),
    ...more,
  };
}

/** Something of everything on the Fair Folk's side. */
const fair = {
  places: { sword: '3,0', crown: '-3,0', queen: '0,3' },
  nests: { '0,0': 'o_spawn1', '0,-1': 'o_move1', '2,0': 'none', '3,-3': 'none' },
  ready: ['o_move2'],
  arrows: ['2,0>ne'],
  fields: ['plains'],
  hand: ['f_bait', 'f_glint'],
  quests: ['q_on_edge'],
  questDiscard: ['q_cluster'],
};

/** The Fair Folk beside others, who have used their turn up. */
function withFair(mode: 'fair3' | 'fair4' | 'fairhester', more: Json = {}): Json {
  const isAlone = mode === 'fairhester';
  const { drawn: _, bag: __, ...unit } = units.family;
  return {
    mode,
    protectors: units.protectors,
    family: isAlone ? unit : units.family,
    tokens: isAlone ? {} : table.tokens,
    ...(!isAlone && { storms: ['1,-1'] }),
    ...(mode !== 'fair3' && { hester }),
    battlefield: { red: 5, blue: 5, silver: 4, ...(mode !== 'fair3' && { bog: 2, forest: 1 }) },
    ...more,
    fair: { ...fair, ...(isAlone ? {} : { offers: { family: ['o_spawn2'] } }), ...(more.fair as Json | undefined) },
  };
}

const bareFair = { places: {}, nests: {}, arrows: [], fields: [] };

/** Positions in which somebody may be in the middle of anything. */
const positions: readonly (readonly [string, Json])[] = [
  ...firstFactions.map((active) => [`ch1, ${active}`, { mode: 'ch1', active, ...chapter }] as const),
  ['ch2, protectors', { mode: 'ch2', ...chapter }],
  ['ch2, family', { mode: 'ch2', active: 'family', tracks: { family: 'b' }, ...chapter }],
  ['ch3, protectors', { mode: 'ch3', active: 'protectors', tracks: { protectors: 'b' }, ...chapter }],
  ['ch3, family', { mode: 'ch3', active: 'family', ...chapter }],
  ...[2, 3].map((turn) => [`ch5, turn ${turn}`, { mode: 'ch5', turn, paths: ['0,1'], ...withHester }] as const),
  ...['protectors', 'family'].flatMap((rival) =>
    [rival, 'kammi'].map((active) => [`ch4, ${active} of ${rival}`, withKammi('ch4', rival, { active })] as const),
  ),
  ['ch5, Kammi', withKammi('ch5', 'family', { turn: 2 })],
  ['ch5, Hester beside Kammi', withKammi('ch5', 'protectors', { turn: 3 })],
  ['fair3, the Fair Folk', withFair('fair3', { active: 'fair' })],
  ['fair3, family', withFair('fair3', { active: 'family', turn: 4 })],
  ['fair3, nothing hidden yet', withFair('fair3', { active: 'fair', hider: 'family', fair: bareFair })],
  ['fair4, the Fair Folk', withFair('fair4', { active: 'fair' })],
  ['fair4, Hester', withFair('fair4', { active: 'hester', turn: 5 })],
  ['fairhester, the Fair Folk', withFair('fairhester', { active: 'fair', ...placed })],
  ['fairhester, led by the Fair Folk', withFair('fairhester', { active: 'fair', ...placed, solo: led })],
  ['solo', { mode: 'solo' }],
  ['solo with a card turned over', { mode: 'solo', solo: { discard: ['t_rally'] } }],
  ['solo with a townsfolk', { mode: 'solo', townsfolk: ['-3,0'], solo: { discard: ['t_rally'] } }],
  ['solo with both objectives', { mode: 'solo', ...placed }],
  ['solo with a card', { mode: 'solo', ...placed, solo: { card: 't_rally' } }],
  ['solo with a card and a side', { mode: 'solo', ...placed, ...withHester, solo: led }],
];

/** What may be written for a field, and nothing. */
function valuesOf(field: Field): readonly unknown[] {
  if (typeof field === 'string') {
    const samples = {
      flag: [true],
      hex: ['0,0', '0,-1', '3,0'],
      hexes: [['0,0', '0,-1']],
      points: [{ move: 1 }],
      tokens: [{ move: 1 }],
      seats: [['family']],
      seed: [],
    };
    return [undefined, ...samples[field]];
  }
  if ('optional' in field) return valuesOf(field.optional);
  if ('oneOf' in field) return [undefined, ...field.oneOf];
  if ('listOf' in field) return [undefined, field.listOf.slice(0, 2)];
  const [least, most] = field;
  return [undefined, ...new Set([least + 1, most].filter((n) => n <= most))];
}

type FieldsOf = readonly (readonly [string, Field])[];

const withField = (json: Json, name: string, value: unknown): Json =>
  value === undefined ? json : { ...json, [name]: value };

/** Every mixture of the fields' values. */
function mixtures(fields: FieldsOf): Json[] {
  let all: Json[] = [{}];
  for (const [name, field] of fields) {
    all = all.flatMap((json) => valuesOf(field).map((value) => withField(json, name, value)));
  }
  return all;
}

/** No field, and each by itself. */
function oneByOne(fields: FieldsOf): Json[] {
  return [{}, ...fields.flatMap((field) => mixtures([field]).slice(1))];
}

/** Every mixture of a few; of four the last is mixed with the first alone; of more, each is tried by itself. */
function samples(fields: FieldsOf): Json[] {
  if (fields.length > 4) return oneByOne(fields);
  const [first, , , last] = fields;
  return [...mixtures(fields.slice(0, 3)), ...(last ? mixtures([first, last]).filter((json) => last[0] in json) : [])];
}

const frames: readonly Json[] = frameKinds.flatMap((frame) =>
  samples(Object.entries(frameFields[frame])).map((values) => ({ frame, ...values })),
);

/** What does not depend on whose frame it is need not be tried with everybody. */
const forEverybody = ['frame', 'by', 'step', 'attack', 'from', 'to', 'at'];

/** The frame as the active side's and as each other one's; whoever's power it is leads. */
function* versions(position: Json, frame: Json): Generator<Json> {
  const by = frame.by as LegendId;
  const faction = factionIds.find((each) => (legendsOf[each] as readonly LegendId[]).includes(by));
  const legends = faction === undefined || position.mode === 'ch1' ? {} : { legends: { [faction]: by } };
  yield { ...position, ...legends, pending: [frame] };
  if (Object.keys(frame).some((key) => !forEverybody.includes(key))) return;
  for (const seat of playerIds) yield { ...position, ...legends, pending: [{ ...frame, seat }] };
}

function playOn(s: HarrowState): void {
  const pending = harrow.pending(s);
  if (pending.kind === 'over') return;
  const actions = pending.kind === 'chance' ? [sampleTree(pending.request, seedRng(1))] : harrow.legal(s);
  if (actions.length === 0) throw new Error('nothing can be done');
  for (const action of actions) {
    const draft = cloneJson(s);
    harrow.apply(draft, action, () => {});
    const next = harrow.pending(draft);
    if (next.kind === 'decision' && harrow.legal(draft).length === 0) {
      throw new Error(`nothing can be done after ${harrow.format(action)}`);
    }
    writePosition(draft);
  }
}

const taken = new Set<unknown>();

test.each(positions)('%s: whatever is said to be pending is refused in a line, or can be played', (_, position) => {
  const faults: string[] = [];
  const played = new Set<string>();
  const foreign = new Set<unknown>();
  for (const frame of frames) {
    if (foreign.has(frame.by)) continue;
    for (const json of versions(position, frame)) {
      try {
        const result = readPosition(json);
        if (!result.ok) {
          expect(result.error).toMatch(/^.+$/);
          if (/is not played (in|without)/.test(result.error)) foreign.add(frame.by);
          continue;
        }
        taken.add(frame.frame).add(frame.by);
        const text = canonical(result.state);
        if (played.has(text)) continue;
        played.add(text);
        playOn(result.state);
      } catch (error) {
        faults.push(`${error instanceof Error ? error.message : error}: ${JSON.stringify(json)}`);
      }
    }
  }
  expect(faults).toEqual([]);
});

afterAll(() => {
  const effects = mixtures([['by', frameFields.effect.by]]).flatMap(({ by }) => by ?? []);
  expect([...frameKinds, ...effects].filter((name) => !taken.has(name))).toEqual([]);
});
