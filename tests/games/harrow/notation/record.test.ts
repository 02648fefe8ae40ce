import { expect, test } from 'vitest';
import type { HarrowAction } from '../../../../src/engine/games/harrow/action.ts';
import { harrow } from '../../../../src/engine/games/harrow/harrow.ts';
import { parseRecord, replayRecord, writeRecord } from '../../../../src/engine/games/harrow/notation/record.ts';
import { hashOf } from '../../../../src/engine/kernel/hash.ts';
import { seedRng } from '../../../../src/engine/kernel/rng.ts';
import { configs, pickAction, sampleTree } from '../fuzz/random-play.ts';

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
  [setUp.replace('version 1', 'version 2'), 'line 2: version must be 1, found "2"'],
  [setUp.replace('seed 7', 'seed x'), 'line 6: seed must be a whole number, found "x"'],
  [`${setUp}jar wild\nmap b\n`, 'line 8: map belongs before the first action'],
  [`${setUp}jump\n`, 'line 7: not an action: "jump"'],
])('a broken record is refused with the line: %j', (text, error) => {
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
