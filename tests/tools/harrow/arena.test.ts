import { expect, test } from 'vitest';
import { runTool } from '../run-tool.ts';

const arena = (...args: string[]) => runTool('arena', args);

const keys = ['games', 'aWins', 'bWins', 'share', 'msPerDecisionMean', 'msPerDecisionP95', 'errors'];

/** Without the times, which differ from run to run. */
function results(...args: string[]) {
  const { code, out, err } = arena(...args, '--json');
  const { msPerDecisionMean, msPerDecisionP95, ...rest } = JSON.parse(out);
  expect([typeof msPerDecisionMean, typeof msPerDecisionP95]).toEqual(['number', 'number']);
  return { code, err, rest };
}

test('two levels meet, and the same seed gives the same games', () => {
  const { code, out, err } = arena('--mode', 'ch1', '--a', 'steady', '--b', 'random', '--games', '4', '--json');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const report = JSON.parse(out);
  expect(Object.keys(report)).toEqual(keys);
  expect(report).toMatchObject({ games: 4, errors: 0 });
  expect(report.aWins + report.bWins).toBe(4);
  expect(report.share).toBe(report.aWins / 4);
  const again = () => results('--mode', 'ch3', '--a', 'gentle', '--b', 'random', '--games', '2', '--seed', '3');
  expect(again()).toEqual(again());
});

test('with Hester each side leads one seat or two; alone she plays against nobody', () => {
  const three = results('--mode', 'ch5', '--a', 'random', '--b', 'random', '--games', '12', '--report').rest;
  expect(three.aWins + three.bWins).toBe(12);
  const { protectors = 0, family = 0, hester = 0 } = three.wins;
  expect(protectors + family + hester).toBe(12);
  const alone = results('--mode', 'solo', '--level', '2', '--a', 'random', '--games', '4', '--report').rest;
  expect(alone).toMatchObject({ games: 4, errors: 0, aWins: alone.wins.hester ?? 0 });
});

test('each player alone meets all others, the Fair Folk and their night with Hester too', () => {
  const games = [
    ['ch4', 'kammi'],
    ['ch5', 'hester'],
    ['fair3', 'fair'],
    ['fairhester', 'fair'],
  ] as const;
  for (const [mode, seat] of games) {
    const alone = results('--mode', mode, '--seat', seat, '--a', 'random', '--b', 'random', '--games', '4', '--report');
    expect(alone.rest).toMatchObject({ games: 4, errors: 0, aWins: alone.rest.wins[seat] ?? 0 });
  }
  const night = results('--mode', 'fairhester', '--a', 'random', '--b', 'random', '--games', '4', '--report').rest;
  expect(night.aWins + night.bWins).toBe((night.wins.hester ?? 0) + (night.wins.fair ?? 0));
});

test('--report tells wins by faction, map and home, points by source and rounds', () => {
  const { rest } = results('--mode', 'ch1', '--a', 'random', '--b', 'random', '--games', '16', '--report');
  const total = (counts: Record<string, number>) => Object.values(counts).reduce((all, n) => all + n, 0);
  expect(total(rest.wins)).toBe(16);
  expect(total(rest.winsByHome)).toBe(16);
  expect(total(rest.winsByMap.a) + total(rest.winsByMap.b)).toBe(16);
  expect(rest.points.family.kill).toBeGreaterThan(0);
  expect(rest.rounds).toBeGreaterThan(1);
});

test.each([
  [['--a', 'strong'], 'arena: --a must be random or gentle or steady or sharp or ruthless, found "strong"\n'],
  [
    ['--mode', 'ch9'],
    'arena: --mode must be ch1 or ch2 or ch3 or ch4 or ch5 or solo or fair3 or fair4 or fairhester, found "ch9"\n',
  ],
  [['--level', '2'], 'arena: only the solo game has a level and piles; see --help\n'],
  [['--mode', 'fairhester', '--seat', 'family'], 'arena: --seat must be hester or fair, found "family"\n'],
  [['more'], 'arena: "more" is not understood; see --help\n'],
])('bad input %j is refused in one line', (args, err) => {
  expect(arena(...args)).toEqual({ code: 2, out: '', err });
});
