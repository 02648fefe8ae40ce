import { describe, expect, test } from 'vitest';
import { runTool } from '../run-tool.ts';

const sim = (...args: string[]) => runTool('sim', args);

const keys = [
  ...['games', 'finished', 'errors', 'deadEnds', 'invariantBreaks', 'replayMismatches', 'actions', 'actionsPerSecond'],
  ...['gamesPerSecond', 'roundsMean', 'roundsMax', 'wins'],
];

test('plays random games without a fault and reports them as JSON', () => {
  const { code, out, err } = sim('--mode', 'ch1', '--games', '8', '--seed', '7', '--json');
  const report = JSON.parse(out);
  expect(Object.keys(report)).toEqual(keys);
  expect(report).toMatchObject({
    games: 8,
    finished: 8,
    errors: 0,
    deadEnds: 0,
    invariantBreaks: 0,
    replayMismatches: 0,
  });
  expect(report.wins.protectors + report.wins.family).toBe(8);
  expect(report.roundsMax).toBeGreaterThanOrEqual(report.roundsMean);
  expect({ code, err }).toEqual({ code: 0, err: '' });
});

test.each(['ch2', 'ch3'])('plays %s without a fault, legends and tracks changing', (mode) => {
  const { code, out, err } = sim('--mode', mode, '--games', '8', '--seed', '5', '--json');
  expect(JSON.parse(out)).toMatchObject({
    games: 8,
    finished: 8,
    errors: 0,
    deadEnds: 0,
    invariantBreaks: 0,
    replayMismatches: 0,
  });
  expect({ code, err }).toEqual({ code: 0, err: '' });
});

test('plays chapter 5 without a fault, and counts what Hester wins', () => {
  const { code, out, err } = sim('--mode', 'ch5', '--games', '2', '--seed', '3', '--json');
  const report = JSON.parse(out);
  expect(report).toMatchObject({
    games: 2,
    finished: 2,
    errors: 0,
    deadEnds: 0,
    invariantBreaks: 0,
    replayMismatches: 0,
  });
  expect(Object.keys(report.wins)).toEqual(['protectors', 'family', 'hester']);
  expect({ code, err }).toEqual({ code: 0, err: '' });
});

test('the same seed gives the same games, checked or not', () => {
  const facts = (...args: string[]) => {
    const { actions, roundsMean, roundsMax, wins } = JSON.parse(sim('--games', '4', '--json', ...args).out);
    return { actions, roundsMean, roundsMax, wins };
  };
  const first = facts('--seed', '3');
  expect(facts('--seed', '3', '--bench', '--warm-up', '0')).toEqual(first);
  expect(facts('--seed', '3', '--bench', '--warm-up', '2000')).toEqual(first);
  expect(facts('--seed', '4', '--bench', '--warm-up', '0')).not.toEqual(first);
});

test('plays with the real tree, and with bots', () => {
  const physics = JSON.parse(sim('--games', '1', '--tower', 'physics', '--map', 'b', '--json').out);
  expect(physics).toMatchObject({ finished: 1, invariantBreaks: 0, replayMismatches: 0 });
  const bots = JSON.parse(sim('--games', '1', '--policy', 'greedy', '--json').out);
  expect(bots).toMatchObject({ finished: 1, invariantBreaks: 0, replayMismatches: 0 });
});

test('without --json the report is for people', () => {
  const { code, out } = sim('--games', '2', '--bench');
  expect(code).toBe(0);
  expect(out).toMatch(/^2 of 2 games finished/);
});

test('help tells how random play chooses', () => {
  expect(sim('--help').out).toContain('evenly among the types of action');
});

describe('bad input: one clear line and exit code 2', () => {
  test.each([
    [['--games', '0'], 'sim: --games must be a whole number from 1 to 1000000, found "0"'],
    [
      ['--mode', 'ch2', '--legends', 'levi,emmy'],
      'sim: --legends must be emmy or bernice or malachi or priscilla or skinless_boy, found "levi"',
    ],
    [['--speed'], "sim: Unknown option '--speed'"],
  ])('%j', (args, error) => {
    expect(sim(...args)).toEqual({ code: 2, out: '', err: `${error}\n` });
  });
});
