import { describe, expect, test } from 'vitest';
import { setup } from '../../../../src/engine/games/harrow/setup.ts';
import { fairSeat, hesterSeat } from '../../../../src/engine/games/harrow/state/players.ts';
import type { HarrowState } from '../../../../src/engine/games/harrow/state.ts';
import { nightConfig } from '../../../../src/session/harrow/campaign/nights.ts';
import { languages } from '../../../../src/session/settings.ts';
import { endingWords } from '../../../../src/ui/harrow/words/ending.ts';
import { logText } from '../../../../src/ui/harrow/words/log-text.ts';
import { table } from '../../../games/harrow/fair/table.ts';
import { speaking } from '../../../i18n/harrow/speaking.ts';

const night = setup(nightConfig('night1'), 1);

function scoring(points: readonly number[]): HarrowState {
  return { ...night, seats: night.seats.map((own, seat) => ({ ...own, points: points[seat] })) };
}

const result = (winner: number, points: readonly number[]) => ({ winner, scores: [...points, 2] });

describe.each(languages)('the end of a solo game in %s', (language) => {
  const lantern = { en: /lantern/i, cs: /lucern/i, pl: /latarni/i }[language];

  test('HC-SOLO-51 the points or the empty piles are what Hester lost by, no lantern', async () => {
    await speaking(language);
    for (const points of [
      [7, 7],
      [3, 3],
    ]) {
      const { title, why } = endingWords(scoring(points), result(0, points), false);
      expect(title).toMatch(/^Hester /);
      expect(why).toMatch(/^\p{Lu}(?!.*(\{\{|undefined|\w+\.\w+)).*\.$/u);
      expect(why).not.toMatch(lantern);
      expect(why.includes('7')).toBe(points[0] === 7);
    }
  });

  test('HC-SOLO-50 six squares are what she won by', async () => {
    await speaking(language);
    const { title, why } = endingWords(scoring([7, 7]), result(hesterSeat, [7, 7]), false);
    expect(title).toMatch(/Hester/);
    expect(why).not.toMatch(/7/);
  });

  test('HC-3P-2 the log of a solo game knows no lantern and no winning rival', async () => {
    await speaking(language);
    expect(logText({ type: 'roundBegan', round: 2, lantern: 0 }, night)).not.toMatch(lantern);
    expect(logText({ type: 'roundEnded', round: 2, points: [3, 1] }, night)).toMatch(/2.*3.*1/);
    expect(logText({ type: 'gameOver', result: result(0, [3, 3]), tie: false }, night)).toBeUndefined();
    expect(logText({ type: 'gameOver', result: result(hesterSeat, [3, 3]), tie: false }, night)).toMatch(/Hester/);
  });
});

test.each(languages)(
  'HC-FVH-4 a round of the Fair Folk against Hester is none of the turns it has, in %s',
  async (language) => {
    await speaking(language);
    const s = table({ mode: 'fairhester' });
    const round = { en: /round 2/i, cs: /2\. kolo/, pl: /runda 2/i }[language];
    expect(logText({ type: 'roundBegan', round: 2, lantern: 0 }, s)).toMatch(round);
    expect(logText({ type: 'roundEnded', round: 2, points: [3, 1] }, s)).toMatch(round);
  },
);

test('with two players the lantern decides a tie', async () => {
  await speaking('en');
  const s = setup({ mode: 'ch1', map: 'a', north: 'family' }, 1);
  expect(endingWords(s, { winner: 1, scores: [7, 7] }, true)).toEqual({
    title: 'The Family wins',
    why: 'Both have 7 points. Levi holds the lantern, and the lantern decides.',
  });
});

describe.each(languages)('the end of a game with the Fair Folk in %s', (language) => {
  const [fair, also] = [fairSeat, fairSeat];
  const won = (s: HarrowState, result: HarrowState['result']) => {
    if (!result) throw new Error('not over');
    const { title, why } = endingWords(s, result, false);
    expect(`${title} ${why}`).not.toMatch(/\{\{|undefined|\w+:\w+/);
    return `${title} ${why}`;
  };

  test('HC-FAIR-50 51 they win alone, or beside whoever wins the round', async () => {
    await speaking(language);
    const s = table({ mode: 'fair4' });
    const texts = [
      won(s, { winner: fair, scores: [7, 3, 0, 3] }),
      won(s, { winner: 0, also, scores: [7, 3, 0, 3] }),
      won(s, { winner: 1, also, scores: [3, 7, 0, 3] }),
      won(s, { winner: hesterSeat, also, scores: [3, 3, 6, 3] }),
      won(s, { winner: 0, scores: [7, 3, 0, 2] }),
    ];
    expect(new Set(texts).size).toBe(texts.length);
  });

  test('HC-FVH-8 9 10 of two one wins, or wins a little, or nobody does; and why it broke off', async () => {
    await speaking(language);
    const s = table({ mode: 'fairhester' });
    const sevens = { ...s, seats: s.seats.map((own, seat) => ({ ...own, points: seat === 0 ? 7 : 2 })) };
    const texts = [
      won(s, { winner: fair, scores: [0, 0, 2, 3] }),
      won(s, { winner: hesterSeat, scores: [0, 0, 6, 0] }),
      won(s, { winner: fair, minor: true, scores: [0, 0, 2, 1] }),
      won(s, { winner: hesterSeat, minor: true, scores: [0, 0, 2, 0] }),
      won(s, { winner: 0, scores: [0, 0, 1, 0] }),
      won(sevens, { winner: 0, scores: [7, 2, 1, 0] }),
    ];
    expect(new Set(texts).size).toBe(texts.length);
    expect(texts.map((text) => text.includes('7'))).toEqual([false, false, false, false, false, true]);
  });
});
