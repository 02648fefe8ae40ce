import { expect, test } from 'vitest';
import { mapIds } from '../../../../src/engine/games/harrow/content/maps/maps.ts';
import { harrow } from '../../../../src/engine/games/harrow/harrow.ts';
import { seedRng } from '../../../../src/engine/kernel/rng.ts';
import { mirrorAction, mirrorState } from './mirror.ts';
import { configs, pickAction, randomGame, sampleTree } from './random-play.ts';

test('HC-GAP-1 HC-MAP-5 a game turned round the brambles is the same game with the homes exchanged', () => {
  for (let seed = 0; seed < 12; seed++) {
    const s = harrow.setup(configs[seed % configs.length], seed);
    const other = harrow.setup(mirrorState(s).config, seed);
    const rng = seedRng(seed);
    expect(mirrorState(s)).toEqual(other);
    for (let n = 0; ; n++) {
      const pending = harrow.pending(s);
      if (pending.kind === 'over') break;
      const options = harrow.legal(s);
      if (n % 4 === 0) {
        const theirs = harrow.legal(other).map(harrow.format).sort();
        expect(options.map((option) => harrow.format(mirrorAction(option))).sort()).toEqual(theirs);
      }
      const action = pending.kind === 'chance' ? sampleTree(pending.request, rng) : pickAction(options, rng);
      harrow.apply(s, action, () => {});
      harrow.apply(other, mirrorAction(action), () => {});
      if (n % 4 === 0) expect(mirrorState(s)).toEqual(other);
    }
    expect(other.result).toEqual(s.result);
  }
});

test.each(mapIds)(
  'random play on map %s favours neither the north nor the south by more than 3 points in 100',
  (map) => {
    const games = 1200;
    let north = 0;
    for (let seed = 0; seed < games / 2; seed++) {
      // a pair: the same map and seed with either faction in the north
      for (const config of configs.filter((each) => each.map === map)) {
        const { result, seats } = randomGame(config, seed);
        if (result && seats[result.winner].faction === config.north) north++;
      }
    }
    const share = (100 * north) / games;
    expect(Math.abs(share - 50)).toBeLessThanOrEqual(3);
  },
);
