import { describe, test } from 'vitest';
import { expect } from '../matchers.ts';
import { battleground, eventsOf, haintsAt, legalTexts, play, points, side, toDecide, tokensAt } from '../play.ts';
import { hex, type Position, position } from '../position.ts';

const malachi = (at: Position) => position({ mode: 'ch2', legends: { protectors: 'malachi' }, ...at });

/** A red haint on 0,1 and two blue ones on 0,-1. */
const facing: Position = {
  protectors: { legend: '0,2', haints: { '0,1': 1 } },
  family: { legend: '0,-2', haints: { '0,-1': 2 } },
};
const power = (at: Position = facing) => play(malachi(at), 'jar legend', 'power').state;

describe('the rage token', () => {
  test('HC-LGD-MAL-1 lies one or two hexes from Malachi, where an enemy is in range', () => {
    // from the mountain 2,0 the range is 3
    expect(power()).toOffer('put', ['put rage 0,0', 'put rage 0,1', 'put rage 1,0', 'put rage -1,1', 'put rage 2,0']);
  });

  test('HC-LGD-MAL-1 never on his own hex', () => {
    const s = power({ ...facing, family: { legend: '0,-2', haints: { '0,0': 1 } } });
    expect(s).not.toAllow('put rage 0,2');
    expect(s).toAllow('put rage 0,1');
  });

  test('HC-LGD-MAL-1 with nobody in range the power is not on offer', () => {
    const s = malachi({
      protectors: { legend: '0,3', haints: {} },
      family: { legend: '0,-2', haints: {} },
      buildings: [],
    });
    expect(play(s, 'jar legend').state).not.toAllow('power');
  });

  test('HC-LGD-MAL-4 may lie on any such hex, with enemies, a building or none of his units', () => {
    const s = power({ ...facing, family: { legend: '0,-2', haints: { '0,0': 2, '0,-1': 1 } }, buildings: ['1,0'] });
    expect(s).toAllow('put rage 0,0');
    expect(s).toAllow('put rage 1,0');
    const played = play(s, 'put rage 0,0', 'attack 0,0 0,-1');
    expect(eventsOf(played, 'majority')).toMatchObject([{ seat: 0, attackers: 2, defenders: 1 }]);
  });

  test('HC-LGD-MAL-4 collects no ability token', () => {
    const s = power({ ...facing, tokens: { '0,0': ['move'], '0,1': ['spawn'] } });
    const { state } = play(s, 'put rage 0,0', 'attack 0,0 0,-1', 'tree red=0 blue=0', 'done', 'end');
    expect(tokensAt(state, '0,0')).toEqual(['move']);
    expect(side(state, 'protectors').rows).toEqual([0, 1, 0]);
  });
});

describe('the attack', () => {
  test('HC-LGD-MAL-1 is one, from the hex of the token', () => {
    const s = play(power(), 'put rage 1,0').state;
    expect(s).toOffer('attack', ['attack 1,0 0,-1']);
    const after = play(s, 'attack 1,0 0,-1', 'tree red=0 blue=0').state;
    expect(legalTexts(after, 'attack')).toEqual([]);
    expect(after).toAllow('track');
    expect(after).not.toAllow('power');
  });

  test.each([
    [0, 2, undefined],
    [1, 3, 0],
    [4, 6, 0],
  ])('HC-LGD-MAL-2 HC-ATK-8 with %i haints on its hex it attacks with %i units', (haints, attackers, seat) => {
    const s = malachi({ ...facing, protectors: { legend: '0,2', haints: haints > 0 ? { '0,1': haints } : {} } });
    const played = play(s, 'jar legend', 'power', 'put rage 0,1', 'attack 0,1 0,-1');
    expect(eventsOf(played, 'majority')).toMatchObject([{ seat, attackers, defenders: 2 }]);
    expect(battleground(played.state)).toBe(seat === 0 ? '4:3' : '3:3');
  });

  test('HC-LGD-MAL-2 the token counts for this attack only', () => {
    const s = play(power(), 'put rage 0,1', 'attack 0,1 0,-1', 'tree red=0 blue=0', 'done', 'end').state;
    const played = play(s, 'jar wild', 'done', 'end', 'jar wild attack', 'attack 0,1 0,-1');
    expect(eventsOf(played, 'majority')).toMatchObject([{ seat: 1, attackers: 1, defenders: 2 }]);
  });

  test('HC-LGD-MAL-3 HC-TREE-6 the tree, the cost and continuing are as ever', () => {
    const s = play(power(), 'put rage 0,1', 'attack 0,1 0,-1').state;
    expect(toDecide(s)).toBe('tree');
    const { state } = play(s, 'tree red=4 blue=0', 'strike', 'strike');
    expect(haintsAt(state, 'family', '0,-1')).toBe(0);
    expect(points(state)).toBe('2:0');
    expect(battleground(state)).toBe('0:0');
  });

  test('HC-LGD-MAL-3 HC-CLSH-1 no clash without haints on the hex of the token', () => {
    const alone = play(power(), 'put rage 0,0', 'attack 0,0 0,-1', 'tree red=2 blue=3');
    expect(eventsOf(alone, 'attackFailed')).toMatchObject([{ why: 'outnumbered', clash: false }]);
    expect(toDecide(alone.state)).toBe('protectors');
    expect(alone.state).toAllow('track');
    const withHaint = play(power(), 'put rage 0,1', 'attack 0,1 0,-1', 'tree red=2 blue=3').state;
    expect(withHaint).toAllow('clash');
  });

  test('HC-LGD-MAL-3 HC-CLSH-1 Malachi himself there makes no clash either', () => {
    const s = power({ ...facing, protectors: { legend: '0,1', haints: { '0,2': 1 } } });
    const { state } = play(s, 'put rage 0,0', 'attack 0,0 0,-1', 'tree red=2 blue=3');
    expect(state).not.toAllow('clash');
  });

  test('HC-LGD-MAL-5 HC-MOVE-11 HC-OQ-58 has to be made, has no free action, and no free step comes between token and attack', () => {
    const s = power({ ...facing, paths: { '0,1': 1 } });
    expect(legalTexts(play(s, 'put rage 1,0').state)).toEqual(['attack 1,0 0,-1']);
    const after = play(s, 'put rage 1,0', 'attack 1,0 0,-1', 'tree red=0 blue=0').state;
    expect(after).not.toAllow('strengthen');
  });
});

describe('attacking again', () => {
  const next = ['end', 'jar wild', 'done', 'end'];

  test('HC-REATK-4 HC-OQ-23 his attack opens the other jars', () => {
    const s = play(power(), 'put rage 0,1', 'attack 0,1 0,-1', 'tree red=0 blue=0', 'done', ...next).state;
    expect(side(s, 'protectors').attacked).toBe(true);
    expect(s).toAllow('jar wild attack');
    expect(s).toAllow('jar ability attack');
    expect(play(s, 'jar wild attack').state).toOffer('attack', ['attack 0,1 0,-1']);
  });

  test('HC-REATK-4 the jar without his power does not', () => {
    const s = play(position({ ...facing, mode: 'ch2', legends: { protectors: 'malachi' } }), 'jar legend', 'done');
    expect(play(s.state, ...next).state).not.toAllow('jar wild attack');
  });
});

test('HC-LGD-MAL-3 HC-ATK-22 a legend alone is hit and pushed', () => {
  const s = power({ ...facing, family: { legend: '0,0', haints: { '2,-2': 1 } } });
  const { state } = play(s, 'put rage 1,0', 'attack 1,0 0,0', 'tree red=1 blue=0', 'strike', 'push 0,-1', 'reap 2,-2');
  expect(side(state, 'family').legendHex).toBe(hex('0,-1'));
  expect(points(state)).toBe('1:0');
});
