import { describe, test } from 'vitest';
import { expect } from '../matchers.ts';
import { eventsOf, legalTexts, type Played, play, points, side, toDecide } from '../play.ts';
import { type Position, position } from '../position.ts';

/** The last turn of the round (the Family's, unless the Family has the lantern) is played to its end. */
function lastTurn(at: Position): Played {
  const turn = at.lantern === 'family' ? 'protectors' : 'family';
  return play(position({ ...at, turn, turnsTaken: 5 }), 'jar wild', 'done', 'end');
}

describe('turns', () => {
  test('HC-RND-1 HC-RND-2 HC-RND-6 three turns each, lantern first, then the lantern passes', () => {
    const quiet = { protectors: { legend: '0,2', haints: {} }, family: { legend: '0,-2', haints: {}, bag: {} } };
    const order: string[] = [];
    let state = position(quiet);
    for (let i = 0; i < 12; i++) {
      order.push(`${state.round} ${toDecide(state)}`);
      const jar = ['attack', 'wild', 'ability'][Math.floor((i % 6) / 2)];
      state = play(state, `jar ${jar}`).state;
      while (!legalTexts(state).includes('end')) {
        const next = legalTexts(state).includes('done') ? 'done' : 'ability move';
        state = play(state, next).state;
      }
      state = play(state, 'end').state;
    }
    const [p, f] = ['protectors', 'family'];
    expect(order).toEqual([
      ...[p, f, p, f, p, f].map((each) => `1 ${each}`),
      ...[f, p, f, p, f, p].map((each) => `2 ${each}`),
    ]);
    expect(state.round).toBe(3);
    expect(toDecide(state)).toBe('protectors');
  });

  test('HC-RND-3 a turn breaks one full jar, and ends only after it', () => {
    const s = position();
    expect(s).toOffer('jar', ['jar ability', 'jar wild', 'jar legend', 'jar attack']);
    expect(s).not.toAllow('end');
    const { state } = play(s, 'jar wild', 'done');
    expect(side(state, 'protectors').jars).toEqual([true, false, true, true]);
    expect(legalTexts(state)).toEqual(['end']);
  });

  test('HC-RND-3 a broken jar is out for the round, and one of four is left over', () => {
    const s = position({ turnsTaken: 4, protectors: { jars: ['legend', 'attack'] } });
    expect(s).toOffer('jar', ['jar legend', 'jar attack']);
    const { state } = play(s, 'jar legend', 'done', 'end');
    expect(side(state, 'protectors').jars).toEqual([false, false, false, true]);
    expect(toDecide(state)).toBe('family');
  });
});

describe('phase 2', () => {
  test('HC-RND-1 HC-RND-5 brambles, end check, lantern, jars: in this order', () => {
    const played = lastTurn({ protectors: { legend: '0,0', haints: {} } });
    const order = played.events.map(({ type }) => type).filter((type) => /scored|round/.test(type));
    expect(order).toEqual(['scored', 'roundEnded', 'roundBegan']);
    expect(eventsOf(played, 'roundEnded')).toMatchObject([{ round: 1, points: [1, 0] }]);
    expect(eventsOf(played, 'roundBegan')).toMatchObject([{ round: 2, lantern: 1 }]);
  });

  test.each([
    ['protectors', { protectors: { legend: '0,0', haints: { '0,2': 1 } } }, '1:0'],
    ['family', { family: { legend: '0,-2', haints: { '0,0': 3 } } }, '0:1'],
    ['nobody', {}, '0:0'],
  ])('HC-PH2-1 HC-TIM-4 brambles held by the %s at the end of the round score 1 point', (_, at, score) => {
    const played = lastTurn(at);
    expect(points(played.state)).toBe(score);
  });

  test('HC-PH2-1 HC-TIM-4 never after a single turn', () => {
    const s = position({ protectors: { legend: '0,0', haints: {} } });
    expect(points(play(s, 'jar wild', 'done', 'end', 'jar wild', 'done', 'end').state)).toBe('0:0');
  });

  test('HC-PH2-2 HC-OQ-50 the game ends with 7 points or more, the higher score wins', () => {
    for (const [mine, theirs, winner] of [
      [7, 8, 1],
      [6, 7, 1],
      [7, 6, 0],
      [9, 7, 0],
      [7, 0, 0],
    ]) {
      const { state } = lastTurn({ protectors: { points: mine }, family: { points: theirs } });
      expect(state.result).toEqual({ winner, scores: [mine, theirs] });
      expect(toDecide(state)).toBe('over');
      expect(legalTexts(state)).toEqual([]);
    }
  });

  test('HC-PH2-2 the brambles point counts before the check', () => {
    const { state } = lastTurn({ protectors: { legend: '0,0', haints: {}, points: 6 }, family: { points: 6 } });
    expect(state.result).toEqual({ winner: 0, scores: [7, 6] });
  });

  test('HC-EX-22 HC-PH2-2 8:8 goes to the lantern holder of this round; 6:6 plays on', () => {
    for (const [lantern, winner] of [
      ['protectors', 0],
      ['family', 1],
    ] as const) {
      const played = lastTurn({ lantern, protectors: { points: 8 }, family: { points: 8 } });
      expect(played.state.result?.winner).toBe(winner);
      expect(eventsOf(played, 'gameOver')).toMatchObject([{ tie: true }]);
      const tie = lastTurn({ lantern, protectors: { points: 7 }, family: { points: 7 } });
      expect(tie.state.result?.winner).toBe(winner);
    }
    expect(lastTurn({ protectors: { points: 6 }, family: { points: 6 } }).state.result).toBeUndefined();
  });

  test('HC-EX-22 after the brambles point both have 8: the lantern decides', () => {
    const { state } = lastTurn({ protectors: { legend: '0,0', haints: {}, points: 7 }, family: { points: 8 } });
    expect(state.result).toEqual({ winner: 0, scores: [8, 8] });
  });

  test('HC-PH2-3 7 points do not stop the round', () => {
    const s = position({ turnsTaken: 2, protectors: { points: 9, jars: ['wild', 'legend', 'attack'] } });
    const { state } = play(s, 'jar wild', 'done', 'end');
    expect(state.result).toBeUndefined();
    expect(toDecide(state)).toBe('family');
  });

  test('HC-PH2-4 HC-RND-6 the lantern passes, and the player of the last turn begins', () => {
    const { state } = lastTurn({ protectors: { points: 6 } });
    expect(state.lantern).toBe(1);
    expect(toDecide(state)).toBe('family');
    const back = lastTurn({ lantern: 'family' }).state;
    expect(back.lantern).toBe(0);
    expect(toDecide(back)).toBe('protectors');
  });

  test('HC-PH2-5 all four jars of both are full again', () => {
    const { state } = lastTurn({
      protectors: { jars: ['attack'], attacked: true },
      family: { jars: ['ability', 'wild'], attacked: true },
    });
    for (const faction of ['protectors', 'family'] as const) {
      expect(side(state, faction).jars).toEqual([true, true, true, true]);
      expect(side(state, faction).attacked).toBe(false);
    }
  });
});
