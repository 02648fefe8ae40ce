import { expect, test } from 'vitest';
import { runTool } from './run-tool.ts';

test('the game that is played is Harrow County if nobody says otherwise', () => {
  const told = (...args: string[]) => {
    const { actions, wins } = JSON.parse(
      runTool('sim', ['--games', '2', '--bench', '--warm-up', '0', '--json', ...args]).out,
    );
    return { actions, wins };
  };
  expect(told('--game', 'harrow')).toEqual(told());
});

test('the engine command takes the game beside every command', () => {
  const made = runTool('engine', ['new', '--game', 'harrow', '--mode', 'ch3', '--seed', '2']);
  expect(made).toEqual(runTool('engine', ['new', '--mode', 'ch3', '--seed', '2']));
  for (const command of ['legal', 'show']) {
    const named = runTool('engine', [command, '-', '--game=harrow'], made.out);
    expect(named).toEqual(runTool('engine', [command, '-'], made.out));
    expect(named.code).toBe(0);
  }
});

test.each(['sim', 'engine', 'tower', 'bench'] as const)(
  '%s refuses a game it does not know by naming those it does',
  (tool) => {
    expect(runTool(tool, ['--game', 'checkers'])).toEqual({
      code: 2,
      out: '',
      err: `${tool}: --game must be harrow or root, found "checkers"\n`,
    });
    expect(runTool(tool, ['--game'])).toMatchObject({ code: 2, out: '' });
  },
);

test('another game is played by its name', () => {
  const { games, finished } = JSON.parse(runTool('sim', ['--game', 'root', '--games', '1', '--json']).out);
  expect([games, finished]).toEqual([1, 1]);
});
