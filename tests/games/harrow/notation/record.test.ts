import { expect, test } from 'vitest';
import type { HarrowAction } from '../../../../src/engine/games/harrow/action.ts';
import { harrow } from '../../../../src/engine/games/harrow/harrow.ts';
import { parseRecord, writeRecord } from '../../../../src/engine/games/harrow/notation/record.ts';
import { hashOf } from '../../../../src/engine/kernel/hash.ts';
import { seedRng } from '../../../../src/engine/kernel/rng.ts';
import { configs, pickAction, playSome, sampleTree, storyConfigs } from '../fuzz/random-play.ts';
import { replayRecord } from './replay-record.ts';

function recordedGame(seed: number) {
  const config = configs[seed % configs.length];
  const s = harrow.setup(config, seed);
  const rng = seedRng(seed);
  const actions: HarrowAction[] = [];
  for (let pending = harrow.pending(s); pending.kind !== 'over'; pending = harrow.pending(s)) {
    const action = pending.kind === 'chance' ? sampleTree(pending.request, rng) : pickAction(harrow.legal(s), rng);
    actions.push(action);
    harrow.apply(s, action, () => {});
  }
  return { record: { config, seed, actions }, state: s };
}

test('a recorded game is the same game when it is replayed', () => {
  for (const seed of [3, 4, 5, 6]) {
    const { record, state } = recordedGame(seed);
    const parsed = parseRecord(writeRecord(record));
    expect(parsed).toEqual({ ok: true, record });
    const replayed = replayRecord(record);
    expect(replayed.ok).toBe(true);
    expect(hashOf(replayed.state)).toBe(hashOf(state));
  }
});

const setUp = 'game harrow\nversion 1\nmode ch1\nmap a\nnorth family\nseed 7\n';

test('comments and empty lines mean nothing', () => {
  const parsed = parseRecord(`# a game\n${setUp}\n  # first\n\njar wild\n`);
  expect(parsed).toMatchObject({ ok: true, record: { seed: 7, actions: [{ type: 'jar', jar: 'wild' }] } });
});

test.each([
  ['', 'the line "game ..." is missing'],
  [setUp.replace('seed 7\n', ''), 'the line "seed ..." is missing'],
  [setUp.replace('map a', 'map c'), 'line 4: map must be a or b, found "c"'],
  [setUp.replace('version 1', 'version 9'), 'line 2: version must be 1 or 2 or 3 or 4 or 5 or 6 or 7, found "9"'],
  [setUp.replace('seed 7', 'seed x'), 'line 6: seed must be a whole number, found "x"'],
  [`${setUp}jar wild\nmap b\n`, 'line 8: map belongs before the first action'],
  [`${setUp}variants bare\n`, 'line 7: not a list of variants: "variants bare"'],
  [`${setUp}variants no_solace\n`, 'ch1 has no variant no_solace'],
  [`${setUp}jump\n`, 'line 7: not an action: "jump"'],
])('a broken record is refused with the line: %j', (text, error) => {
  expect(parseRecord(text)).toEqual({ ok: false, error });
});

const story = 'game harrow\nversion 2\nmode ch3\nmap b\nnorth family\nlegends bernice willa\ntracks a b\nseed 7\n';

test('from chapter 2 on a record names legends and track sides, the Protectors’ first', () => {
  expect(parseRecord(story)).toEqual({
    ok: true,
    record: {
      config: {
        mode: 'ch3',
        map: 'b',
        north: 'family',
        legends: { protectors: 'bernice', family: 'willa' },
        tracks: { protectors: 'a', family: 'b' },
      },
      seed: 7,
      actions: [],
    },
  });
});

test('records of chapters 2 and 3 are the same game when they are replayed', () => {
  for (const seed of [1, 8, 15, 22]) {
    const config = storyConfigs[seed];
    const { state, played } = playSome(config, seed, 400, {});
    const record = { config, seed, actions: played };
    const parsed = parseRecord(writeRecord(record));
    expect(parsed).toEqual({ ok: true, record });
    expect(hashOf(replayRecord(record).state)).toBe(hashOf(state));
  }
});

test.each([
  [story.replace('bernice willa', 'willa bernice'), 'line 6: not a pair of legends: "legends willa bernice"'],
  [story.replace('tracks a b', 'tracks a'), 'line 7: not a pair of tracks: "tracks a"'],
  [`${story}put building 0,3\ntracks a b\n`, 'line 10: tracks belongs before the first action'],
  [story.replace('mode ch3', 'mode ch1'), 'ch1 has no choice of legends'],
])('choices that cannot be: %j', (text, error) => {
  expect(parseRecord(text)).toEqual({ ok: false, error });
});

test('a replay stops where an action does not fit', () => {
  const parsed = parseRecord(`${setUp}jar wild\nend\nend\n`);
  if (!parsed.ok) throw new Error(parsed.error);
  expect(replayRecord(parsed.record)).toMatchObject({ ok: false, at: 1, error: 'not legal here: end' });
});

test('a replay stops after the end of the game', () => {
  const { record } = recordedGame(3);
  const longer = { ...record, actions: [...record.actions, { type: 'end' } as const] };
  expect(replayRecord(longer)).toMatchObject({ ok: false, at: record.actions.length });
});

test('a record names the variants it is played by', () => {
  const parsed = parseRecord(`${setUp}variants bare_buildings\n`);
  expect(parsed).toMatchObject({ ok: true, record: { config: { mode: 'ch1', variants: ['bare_buildings'] } } });
  if (parsed.ok) expect(parseRecord(writeRecord(parsed.record))).toEqual(parsed);
});
