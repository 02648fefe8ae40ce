import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { frameParts } from '../../../../src/engine/games/root/notation/frame-fields.ts';
import { parseRecord } from '../../../../src/engine/games/root/notation/record.ts';
import { actionTypes } from '../../../../src/engine/games/root/notation/words.ts';
import { root } from '../../../../src/engine/games/root/root.ts';
import { stepIds } from '../../../../src/engine/games/root/state/phases.ts';
import { replay } from '../../../../src/engine/kernel/replay.ts';
import { play } from '../play.ts';
import { handOf, ownOf, points, stateOf, supporters, there } from '../scene.ts';

const documentText = readFileSync('docs/notation-root.md', 'utf8');

/** The fenced blocks of the document in order. */
const blocks = [...documentText.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].map(([, kind, text]) => ({ kind, text }));

const linesOf = (text: string) => text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));

/** Each position of the document, and how it is after what is played from it. */
const played = blocks.flatMap(({ kind, text }, i) =>
  kind === 'json' ? [{ state: stateOf(JSON.parse(text)), actions: linesOf(blocks[i + 1].text) }] : [],
);

test('the document has examples of everything, and of nothing else', () => {
  expect([...new Set(blocks.map(({ kind }) => kind))].sort()).toEqual(['actions', 'json', 'play', 'record']);
});

test('RT-NO-5 RT-NO-11 every position reads, and what is played from it is legal', () => {
  expect(played).toHaveLength(3);
  const [marquise, eyrie, vagabond] = played.map(({ state, actions }) => play(state, ...actions));
  expect([points(marquise, 'mc'), handOf(marquise, 'mc'), there(marquise, 'mc', 'wood', 'c1')]).toEqual([
    8,
    ['b_sappers', 'm_sword'],
    1,
  ]);
  expect([supporters(marquise).length, marquise.phase, marquise.step]).toEqual([3, 'evening', 'start']);
  expect([
    there(eyrie, 'ed', 'roost', 'c7'),
    there(eyrie, 'ed', 'warrior', 'c7'),
    ownOf(eyrie, 'ed', 'leader'),
  ]).toEqual([1, 2, 'commander']);
  expect([points(vagabond, 'vb'), there(vagabond, 'ed', 'warrior', 'c12'), ownOf(vagabond, 'vb', 'relations')]).toEqual(
    [11, 1, [3, -1, 0, 0]],
  );
});

test('RT-NO-9 RT-NO-2 RT-NO-4 every action reads and is written the same way, and every kind of action is shown', () => {
  const actions = blocks.filter(({ kind }) => kind === 'actions').flatMap(({ text }) => linesOf(text));
  for (const text of actions) {
    const action = root.parse(text);
    expect(action && root.format(action), text).toBe(text);
  }
  expect([...new Set(actions.map((text) => text.split(' ')[0]))].sort()).toEqual([...actionTypes].sort());
});

test('RT-NO-6 RT-NO-7 every field of a position, of a side and of a frame is told, and every step', () => {
  const words = [...documentText.matchAll(/`([A-Za-z_]+)`|\b(\w+)(?=[ ,·;.])/g)].map(
    ([, quoted, word]) => quoted ?? word,
  );
  const told = new Set(words);
  const written = root.writePosition(
    root.setup({ players: ['mc', 'ed', 'wa', 'vb'], map: 'autumn', deck: 'standard' }, 1),
  ) as Record<string, object>;
  const fields = [
    ...Object.keys(written),
    ...['mc', 'ed', 'wa', 'vb'].flatMap((faction) => Object.keys(written[faction])),
    ...Object.entries(frameParts).flatMap(([frame, own]) => [frame, ...Object.keys(own)]),
    ...['dominance', 'coalition', 'seed', 'winner', ...stepIds],
  ];
  expect(fields.filter((field) => !told.has(field))).toEqual([]);
});

test('RT-NO-12 every record parses and plays', () => {
  for (const { text } of blocks.filter(({ kind }) => kind === 'record')) {
    const parsed = parseRecord(text);
    if (!parsed.ok) throw new Error(parsed.error);
    const { config, seed, actions } = parsed.record;
    expect(replay(root, config, seed, actions)).toMatchObject({ ok: true });
  }
});

test('RT-NO-12 what a record cannot be is refused by its line', () => {
  const good = 'game root\nversion 1\nmap autumn\ndeck standard\nplayers mc ed\nseed 7\n';
  const errors = [
    [good.replace('mc ed', 'mc mc'), 'line 5: not understood: "players mc mc"'],
    [good.replace('version 1', 'version 9'), 'line 2: not understood: "version 9"'],
    [good.replace('seed 7\n', ''), 'the line "seed ..." is missing'],
    [`${good}jump c1`, 'line 7: not an action: "jump c1"'],
    [`${good}keep c1\nmap autumn`, 'line 8: map belongs before the first action'],
  ] as const;
  for (const [text, error] of errors) expect(parseRecord(text)).toEqual({ ok: false, error });
});
