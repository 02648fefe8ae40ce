import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { actions as allActions } from '../../../../src/engine/games/harrow/actions/actions.ts';
import { harrow } from '../../../../src/engine/games/harrow/harrow.ts';
import { frameFields } from '../../../../src/engine/games/harrow/notation/frame-fields.ts';
import { readPosition, writePosition } from '../../../../src/engine/games/harrow/notation/position.ts';
import { parseRecord } from '../../../../src/engine/games/harrow/notation/record.ts';
import { play } from '../play.ts';
import { replayRecord } from './replay-record.ts';

const documentText = readFileSync('docs/notation.md', 'utf8');

/** The fenced blocks of docs/notation.md in order. */
const blocks = [...documentText.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].map(([, kind, text]) => ({ kind, text }));

const linesOf = (text: string) => text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));

function stateOf(text: string) {
  const result = readPosition(JSON.parse(text));
  if (!result.ok) throw new Error(result.error);
  return result.state;
}

test('the document has examples of everything, and of nothing else', () => {
  expect([...new Set(blocks.map(({ kind }) => kind))].sort()).toEqual(['actions', 'json', 'play', 'record']);
});

test('every position reads, and what is played from it is legal', () => {
  blocks.forEach(({ kind, text }, i) => {
    if (kind !== 'json') return;
    const state = stateOf(text);
    const next = blocks[i + 1];
    if (next?.kind === 'play') expect(() => play(state, ...linesOf(next.text))).not.toThrow();
    else expect(harrow.legal(state).length).toBeGreaterThan(0);
  });
});

test('every action reads and is written the same way, and every kind of action is shown', () => {
  const actions = blocks.filter(({ kind }) => kind === 'actions').flatMap(({ text }) => linesOf(text));
  for (const text of actions) {
    const action = harrow.parse(text);
    expect(action && harrow.format(action), text).toBe(text);
  }
  const names = new Set(actions.map((text) => text.split(' ')[0]));
  expect([...names].sort()).toEqual(Object.keys(allActions).sort());
});

test('every field of a position, of a side and of a frame is told', () => {
  const told = new Set([...documentText.matchAll(/`([A-Za-z]+)`/g)].map(([, word]) => word));
  const written = writePosition(harrow.setup({ mode: 'ch5', map: 'a', north: 'family' }, 1));
  const soloGame = writePosition(
    harrow.setup({ mode: 'solo', map: 'a', north: 'family', level: 1, piles: [6, 6, 6] }, 1),
  );
  const withKammi = writePosition(
    harrow.setup({ mode: 'ch4', map: 'a', factions: ['family', 'kammi'], north: 'family' }, 1),
  );
  const fairGame = writePosition(harrow.setup({ mode: 'fair4', map: 'a', north: 'family' }, 1));
  const fields = [
    ...Object.keys(written),
    ...Object.keys(written.hester ?? {}),
    ...['hex', 'nailed', 'flamesLeft'],
    ...[written.protectors, written.family, withKammi.kammi].flatMap((side) => Object.keys(side ?? {})),
    ...Object.entries(frameFields).flatMap(([frame, own]) => [frame, ...Object.keys(own)]),
    ...[...Object.keys(soloGame), ...Object.keys(soloGame.solo ?? {}), 'card', 'goal'],
    ...Object.keys(fairGame.fair ?? {}),
    ...['first', 'second', 'factions', 'legends', 'tracks', 'seed', 'winner'],
    ...['also', 'minor', 'hider', 'next', 'turnBag'],
  ];
  expect(fields.filter((field) => !told.has(field))).toEqual([]);
});

test('every record parses and plays', () => {
  for (const { text } of blocks.filter(({ kind }) => kind === 'record')) {
    const parsed = parseRecord(text);
    if (!parsed.ok) throw new Error(parsed.error);
    expect(replayRecord(parsed.record)).toMatchObject({ ok: true });
  }
});
