import { expect, test } from 'vitest';
import type { HarrowTypes } from '../../../src/engine/games/harrow/harrow.ts';
import { hesterSeat, legendsOf } from '../../../src/engine/games/harrow/state/players.ts';
import { greedy } from '../../../tools/sim/harrow/greedy.ts';
import { harrowSim } from '../../../tools/sim/harrow/harrow-sim.ts';
import { createMatrix, legendPairs } from '../../../tools/sim/harrow/matrix.ts';
import { playGame } from '../../../tools/sim/play-game.ts';
import { atRandom, type Policy } from '../../../tools/sim/policy.ts';
import { runTool } from '../run-tool.ts';

/** Speed is of no interest here, and Node need not be warm. */
const sim = (...args: string[]) => runTool('sim', [...args, '--warm-up', '0']);

test('--matrix --json plays every pair of legends and gives the share the Protectors won', () => {
  const { code, out, err } = sim('--mode', 'ch3', '--matrix', '--games', '1', '--seed', '3', '--bench', '--json');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const { games, finished, errors, deadEnds, wins, matrix } = JSON.parse(out);
  expect({ games, finished, errors, deadEnds }).toEqual({ games: 30, finished: 30, errors: 0, deadEnds: 0 });
  expect(Object.keys(matrix)).toEqual([...legendsOf.protectors]);
  let won = 0;
  for (const row of Object.values<Record<string, number>>(matrix)) {
    expect(Object.keys(row)).toEqual([...legendsOf.family]);
    // one game each: won or not
    for (const share of Object.values(row)) {
      expect([0, 1]).toContain(share);
      won += share;
    }
  }
  expect(won).toBe(wins.protectors);
});

test('the matrix of games alone counts those that Hester won', () => {
  const matrix = createMatrix('hester');
  const [pair, other] = legendPairs;
  matrix.add(pair, [hesterSeat]);
  // Nobody wins where she loses (HC-SOLO-51)
  matrix.add(pair, []);
  matrix.add(other, []);
  expect(matrix.shares()).toEqual({ emmy: { levi: 0.5, corbin: 0 } });
  expect(sim('--mode', 'solo', '--matrix', '--games', '1', '--bench').out).toContain('games won by Hester');
});

test('a solo game that greedy play wins counts for its pair; random play fills the matrix with losses', async () => {
  const { kit, statistics } = await harrowSim.plan({ mode: 'solo', matrix: true }, 1);
  const number = legendPairs.findIndex((pair) => pair.protectors === 'emmy' && pair.family === 'willa');
  const play = (seed: number, policy: Policy<HarrowTypes>) =>
    playGame(kit, { config: kit.config(number, seed), seed, policy, checks: false });
  for (let seed = 9; ; seed++) {
    expect(seed, 'greedy play wins one game in ten').toBeLessThan(60);
    const won = play(seed, greedy(seed));
    if (won.winners?.length === 0) continue;
    expect(won.winners).toEqual([hesterSeat]);
    statistics.add(won, number);
    break;
  }
  expect(statistics.report()).toMatchObject({ hesterWinRate: 1, matrix: { emmy: { willa: 1 } } });
  const lost = play(9, atRandom());
  expect(lost.winners).toEqual([]);
  statistics.add(lost, number);
  expect(statistics.report()).toMatchObject({ hesterWinRate: 0.5, matrix: { emmy: { willa: 0.5 } } });
});

test('--legends plays one pair; chapter 1 leaves no choice', () => {
  const { code, out } = sim('--mode', 'ch2', '--legends', 'bernice,willa', '--games', '2', '--bench', '--json');
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({ games: 2, finished: 2, errors: 0 });
  for (const args of [['--matrix'], ['--legends', 'emmy,levi']]) {
    expect(sim('--mode', 'ch1', ...args)).toEqual({
      code: 2,
      out: '',
      err: 'sim: chapter 1 is always Emmy against Levi; see --help\n',
    });
  }
  expect(sim('--mode', 'ch2', '--legends', 'willa,bernice').err).toContain('--legends must be emmy');
});
