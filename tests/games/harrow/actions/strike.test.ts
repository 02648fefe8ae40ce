import { describe, test } from 'vitest';
import { expect } from '../matchers.ts';
import { battleground, eventsOf, haintsAt, legalTexts, play, points, side } from '../play.ts';
import { hex, type Position, position } from '../position.ts';

/** The Protectors have attacked 0,-1 from 0,1, with this result of the tree. */
function struck(result: string, family: Position['family'], more: Position = {}) {
  const s = position({
    ...more,
    protectors: { legend: '0,2', haints: { '0,1': 3 }, cubes: 6, ...more.protectors },
    family,
  });
  return play(s, 'jar attack', 'strengthen', 'attack 0,1 0,-1', result).state;
}

test('HC-ATK-20 HC-TIM-4 a killed haint returns to its owner and scores a point at once', () => {
  const before = struck('tree red=2 blue=0', { legend: '0,-2', haints: { '0,-1': 2 } });
  const played = play(before, 'strike');
  expect(haintsAt(played.state, 'family', '0,-1')).toBe(1);
  expect(side(played.state, 'family').haintsLeft).toBe(side(before, 'family').haintsLeft + 1);
  expect(points(played.state)).toBe('1:0');
  expect(eventsOf(played, 'killed')).toMatchObject([{ seat: 0, victim: 1, hex: hex('0,-1'), how: 'attack' }]);
});

test('HC-ATK-21 one of several haints on the hex falls, the others stay', () => {
  const { state } = play(struck('tree red=2 blue=0', { legend: '0,-2', haints: { '0,-1': 3 } }), 'strike');
  expect(haintsAt(state, 'family', '0,-1')).toBe(2);
});

test('HC-ATK-5 haints fall before the legend', () => {
  const { state } = play(struck('tree red=5 blue=1', { legend: '0,-1', haints: { '0,-1': 1 } }), 'strike');
  expect(side(state, 'family').legendHex).toBe(hex('0,-1'));
  expect(haintsAt(state, 'family', '0,-1')).toBe(0);
});

describe('a legend is hit', () => {
  const alone = { legend: '0,-1', haints: { '0,-2': 1, '2,-2': 1 } };

  test('HC-ATK-22 HC-EX-11 3:2: pushed to an adjacent hex, any haint killed, one point, 1:2 left', () => {
    const s = struck('tree red=3 blue=2', alone);
    const pushing = play(s, 'strike').state;
    expect(pushing).toOffer('push', ['push 0,-2', 'push 1,-2', 'push 1,-1', 'push 0,0', 'push -1,0', 'push -1,-1']);
    const reaping = play(pushing, 'push 1,-2').state;
    expect(reaping).toOffer('reap', ['reap 0,-2', 'reap 2,-2']);
    const { state } = play(reaping, 'reap 2,-2');
    expect(side(state, 'family').legendHex).toBe(hex('1,-2'));
    expect(haintsAt(state, 'family', '2,-2')).toBe(0);
    expect(points(state)).toBe('1:0');
    expect(battleground(state)).toBe('1:2');
    expect(legalTexts(state)).toEqual(['end']);
  });

  test('HC-ATK-22 HC-BASE-9 only legal hexes: no enemy, no townsfolk, no fifth unit', () => {
    const s = struck(
      'tree red=3 blue=0',
      { legend: '0,-1', haints: { '-1,0': 4 } },
      { protectors: { legend: '1,-1', haints: { '0,1': 3 } }, townsfolk: ['1,-2'] },
    );
    expect(play(s, 'strike').state).toOffer('push', ['push 0,-2', 'push 0,0', 'push -1,-1']);
  });

  test('HC-ATK-22 a mountain and a storm are allowed', () => {
    const s = position({
      storms: ['2,1'],
      protectors: { legend: '0,2', haints: { '0,1': 2 }, cubes: 6 },
      family: { legend: '1,0', haints: { '0,-2': 1 } },
    });
    const hit = play(s, 'jar attack', 'strengthen', 'attack 0,1 1,0', 'tree red=2 blue=0', 'strike').state;
    expect(hit).toAllow('push 2,0');
    expect(hit).toAllow('push 2,-1');
  });

  test('HC-ATK-22 without a haint on the map the hit scores, and no haint is said to be killed', () => {
    const s = struck('tree red=3 blue=2', { legend: '0,-1', haints: {} });
    const played = play(s, 'strike', 'push 0,-2');
    const { state } = played;
    expect(eventsOf(played, 'killed')).toEqual([]);
    expect(eventsOf(played, 'scored')).toEqual([{ type: 'scored', seat: 0, points: 1, why: 'hit' }]);
    expect(points(state)).toBe('1:0');
    expect(side(state, 'family').haintsLeft).toBe(15);
    expect(legalTexts(state)).toEqual(['end']);
  });

  test('HC-ATK-23 HC-OQ-6 with nowhere to go it stays, and the rest happens', () => {
    const walled = struck(
      'tree red=3 blue=2',
      { legend: '0,-1', haints: { '0,-2': 4 } },
      { protectors: { legend: '0,2', haints: { '0,1': 3, '0,0': 1 } }, townsfolk: ['1,-2', '1,-1', '-1,0', '-1,-1'] },
    );
    const played = play(walled, 'strike');
    expect(eventsOf(played, 'legendStayed')).toMatchObject([{ victim: 1, hex: hex('0,-1') }]);
    const { state } = play(played.state, 'reap 0,-2');
    expect(side(state, 'family').legendHex).toBe(hex('0,-1'));
    expect(points(state)).toBe('1:0');
  });

  test('HC-ATK-23 HC-ATK-25 a legend that stayed is still a target', () => {
    const s = struck(
      'tree red=4 blue=0',
      { legend: '0,-1', haints: { '0,-2': 4 } },
      { protectors: { legend: '0,2', haints: { '0,1': 3, '0,0': 1 } }, townsfolk: ['1,-2', '1,-1', '-1,0', '-1,-1'] },
    );
    const { state } = play(s, 'strike', 'reap 0,-2');
    expect(legalTexts(state)).toEqual(['strike', 'done']);
  });

  test('HC-ATK-24 HC-LGD-EMM-4 HC-EX-18 a haint taken elsewhere does not bring the red cube of its hex', () => {
    const s = position({
      turn: 'family',
      redCubes: ['1,0'],
      protectors: { legend: '0,0', haints: { '1,0': 1 } },
      family: { legend: '0,-2', haints: { '0,-1': 2 } },
    });
    const { state } = play(
      s,
      'jar attack',
      'strengthen',
      'attack 0,-1 0,0',
      'tree red=0 blue=2',
      'strike',
      'push 0,1',
      'reap 1,0',
    );
    expect(state.redCubes[hex('1,0')]).toBe(1);
    expect(battleground(state)).toBe('0:1');
  });
});

describe('continuing', () => {
  test('HC-EX-17 HC-ATK-5 HC-ATK-25 HC-ATK-26 5:1: haint, then legend and a haint anywhere, 1:1, two points', () => {
    const s = struck('tree red=5 blue=1', { legend: '0,-1', haints: { '0,-1': 1, '0,-2': 2 } });
    const first = play(s, 'strike').state;
    expect(battleground(first)).toBe('3:1');
    const { state } = play(first, 'strike', 'push 0,0', 'reap 0,-2');
    expect(battleground(state)).toBe('1:1');
    expect(points(state)).toBe('2:0');
    expect(legalTexts(state)).toEqual(['end']);
  });

  test('HC-ATK-25 no further payment once the attacker has fewer cubes than the defender', () => {
    const { state } = play(struck('tree red=5 blue=4', { legend: '0,-2', haints: { '0,-1': 3 }, cubes: 4 }), 'strike');
    expect(battleground(state)).toBe('3:4');
    expect(legalTexts(state)).toEqual(['end']);
  });

  test('HC-ATK-25 no further payment with fewer cubes than the cost', () => {
    const { state } = play(struck('tree red=3 blue=0', { legend: '0,-2', haints: { '0,-1': 3 } }), 'strike');
    expect(battleground(state)).toBe('1:0');
    expect(legalTexts(state)).toEqual(['end']);
  });

  test('HC-ATK-25 the defender’s cubes do not change while the attacker spends, and the tree rests', () => {
    const played = play(struck('tree red=6 blue=2', { legend: '0,-2', haints: { '0,-1': 3 } }), 'strike', 'strike');
    expect(battleground(played.state)).toBe('2:2');
    expect(eventsOf(played, 'treeDropped')).toEqual([]);
    expect(legalTexts(played.state)).toEqual(['strike', 'done']);
  });

  test('HC-ATK-26 it ends when no enemy is left on the hex, or the attacker stops', () => {
    const empty = play(struck('tree red=6 blue=0', { legend: '0,-2', haints: { '0,-1': 1 } }), 'strike').state;
    expect(legalTexts(empty)).toEqual(['end']);
    const stopped = play(
      struck('tree red=6 blue=0', { legend: '0,-2', haints: { '0,-1': 3 } }),
      'strike',
      'done',
    ).state;
    expect(legalTexts(stopped)).toEqual(['end']);
    expect(battleground(stopped)).toBe('4:0');
  });
});
