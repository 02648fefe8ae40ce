import { expect, test } from 'vitest';
import { runTool } from '../run-tool.ts';

const sound = { errors: 0, deadEnds: 0, invariantBreaks: 0, replayMismatches: 0 };

test('plays chapter 4 without a fault, against both factions by turns', () => {
  const { code, out, err } = runTool('sim', ['--mode', 'ch4', '--games', '4', '--seed', '5', '--json']);
  const report = JSON.parse(out);
  expect(report).toMatchObject({ games: 4, finished: 4, ...sound });
  expect(Object.keys(report.wins)).toEqual(['protectors', 'family', 'kammi']);
  expect({ code, err }).toEqual({ code: 0, err: '' });
});

test.each(['kammi,family', 'protectors,kammi'])('plays chapter 5 with %s', (factions) => {
  const { out } = runTool('sim', ['--mode', 'ch5', '--factions', factions, '--games', '2', '--seed', '3', '--json']);
  const report = JSON.parse(out);
  expect(report).toMatchObject({ games: 2, finished: 2, ...sound });
  expect(Object.keys(report.wins).sort()).toEqual([...factions.split(','), 'hester'].sort());
});

test('bots play her, and against her', () => {
  const { out } = runTool('sim', ['--mode', 'ch4', '--games', '1', '--seed', '5', '--policy', 'greedy', '--json']);
  expect(JSON.parse(out)).toMatchObject({ finished: 1, ...sound });
});

test('factions who cannot meet in the chapter are refused', () => {
  expect(runTool('sim', ['--mode', 'ch4', '--factions', 'protectors,family']).err).toBe(
    'sim: --factions must be protectors,kammi or family,kammi in ch4, found "protectors,family"\n',
  );
  expect(runTool('sim', ['--mode', 'ch3', '--factions', 'kammi,family'])).toMatchObject({ code: 2, out: '' });
});

test('a game with her is set up with the legends and sides that are told, and shown', () => {
  const told = [
    '--factions',
    'kammi,family',
    '--legends',
    'odessa,goblin_brute',
    '--tracks',
    'a,b',
    '--north',
    'kammi',
  ];
  const made = runTool('engine', ['new', '--mode', 'ch4', ...told, '--seed', '3']);
  const position = JSON.parse(made.out);
  expect(position).toMatchObject({
    mode: 'ch4',
    factions: ['family', 'kammi'],
    north: 'kammi',
    legends: { family: 'odessa', kammi: 'goblin_brute' },
    tracks: { family: 'a', kammi: 'b' },
    kammi: { self: 'hidden', power: true, waiting: 'move', waitingRow: 0 },
  });
  const { out } = runTool(
    'engine',
    ['show', '-'],
    JSON.stringify({
      mode: 'ch4',
      factions: ['family', 'kammi'],
      active: 'kammi',
      kammi: { first: '1,0', second: '0,0', self: 'second', revealed: true, dolls: ['real@1,1 up', 'decoy@0,1'] },
      battlefield: { purple: 2 },
      tiles: {},
    }),
  );
  for (const line of [
    'kammi: Kammi is the second token, as everybody knows; power unused; discarded none',
    '  dolls: real on 1,1 (up), decoy on 0,1; cubes on the map: none',
  ]) {
    expect(out.split('\n')).toContain(line);
  }
  expect(out).toContain('turn of Kammi; Kammi decides');
  expect(out).toContain('purple cubes: battlefield 2');
  expect(out).toMatch(/K1/);
});
