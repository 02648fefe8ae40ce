import { expect, onTestFinished, test, vi } from 'vitest';
import { readOptions } from '../../tools/tower/options.ts';
import { runTool } from './run-tool.ts';

const tower = (...args: string[]) => runTool('tower', args);

test('the tower command reports in JSON, the same for the same seed', () => {
  const run = () => JSON.parse(tower('--drops', '12', '--seed', '4', '--json').out);
  const report = run();
  const keys = 'drops pOutNew pOutStuck byColour lost stuckMean stepsMax msPerDropMedian hash'.split(' ');
  expect(Object.keys(report)).toEqual(expect.arrayContaining(keys));
  expect(report.drops).toBe(12);
  expect(run().hash).toBe(report.hash);
});

test('the game whose cubes are dropped is Harrow County if nobody says otherwise', () => {
  const run = (...args: string[]) => JSON.parse(tower('--drops', '3', ...args, '--json').out).hash;
  expect(run('--game', 'harrow')).toBe(run());
});

test('the tower command throws dice and reports their faces, the same for the same seed', () => {
  const run = (...args: string[]) => JSON.parse(tower('--throws', '20', ...args, '--json').out);
  const report = run('--dice', '2x4');
  expect(Object.keys(report).join(' ')).toBe(
    'throws dice faces chi2 pairChi2 cocked shaken lost stepsMax stepsMean msPerThrowMean hash',
  );
  expect(report).toMatchObject({ throws: 20, dice: '2x4', cocked: 0, lost: 0 });
  expect(report.faces.reduce((sum: number, times: number) => sum + times)).toBe(40);
  expect(run('--dice', '2x4').hash).toBe(report.hash);
  expect(run('--dice', '2x4', '--seed', '2').hash).not.toBe(report.hash);
  const single = run('--dice', '1x6');
  expect({ faces: single.faces.length, pairs: single.pairChi2 }).toEqual({ faces: 6, pairs: null });
  expect(tower('--dice', '3x6', '--throws', '5').out).toContain('5 throws of 3x6 dice, seed 1');
});

test.each([
  [['--drops', 'many']],
  [['--colour', 'red']],
  [['--min', '9', '--max', '3']],
  [['--colours', '9']],
  [['--game', 'checkers']],
  [['--throws', '5']],
  [['--dice', '2x4', '--drops', '5']],
  [['--dice', '2x5']],
  [['--dice', '13x6']],
  [['--dice', '0x4']],
])('bad options %j end with one clear line and code 2', (args) => {
  const { code, out, err } = tower(...args);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err.trim().split('\n').length).toBe(1);
});

test('a game without cubes throws dice, and is told so when it is asked for cubes', () => {
  onTestFinished(() => void vi.restoreAllMocks());
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`left with ${code}`);
  });
  const diceOnly = { id: 'oak', cubes: [] };
  expect(readOptions({ dice: '2x4' }, diceOnly)).toMatchObject({ kind: 'dice', count: 2, sides: 4 });
  expect(() => readOptions({}, diceOnly)).toThrow('left with 2');
  expect(said.mock.lastCall?.[0]).toContain('oak drops no cubes into the tree; --dice throws dice through it\n');
});
