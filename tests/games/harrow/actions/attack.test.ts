import { describe, test } from 'vitest';
import { harrow } from '../../../../src/engine/games/harrow/harrow.ts';
import { expect } from '../matchers.ts';
import { battleground, eventsOf, haintsAt, legalTexts, play, points, side, toDecide } from '../play.ts';
import { hex, position } from '../position.ts';

/** Three red haints on 0,1 against two blue ones on 0,-1, two hexes away. */
const facing = {
  protectors: { legend: '0,2', haints: { '0,1': 3 } },
  family: { legend: '0,-2', haints: { '0,-1': 2 } },
} as const;

describe('the free action', () => {
  test.each([['move 0,1 1,0 haint=1'], ['spawn 0,2'], ['strengthen']])(
    'HC-ATK-1 %s comes before the attack or after it, once',
    (free) => {
      const before = play(position(facing), 'jar attack', free);
      expect(legalTexts(before.state).every((text) => text.startsWith('attack') || text === 'done')).toBe(true);
      expect(play(before.state, 'attack 0,1 0,-1', 'tree red=0 blue=0').state).toAllow('end');
      const attacked = play(position(facing), 'jar attack', 'attack 0,1 0,-1', 'tree red=0 blue=0').state;
      expect(legalTexts(play(attacked, free).state)).toEqual(['end']);
    },
  );

  test('HC-ATK-1 not during the attack', () => {
    const { state } = play(position(facing), 'jar attack', 'attack 0,1 0,-1', 'tree red=3 blue=0');
    expect(legalTexts(state)).toEqual(['strike', 'done']);
    expect(play(state, 'strike').state).toAllow('strengthen');
  });

  test('HC-ATK-1 it need not involve the attacking units', () => {
    const { state } = play(position(facing), 'jar attack', 'move 0,2 1,1 legend', 'attack 0,1 0,-1');
    expect(toDecide(state)).toBe('tree');
  });

  test('HC-ATK-1 the attack may be omitted, the free action too', () => {
    const only = play(position(facing), 'jar attack', 'strengthen', 'done').state;
    expect(legalTexts(only)).toEqual(['end']);
    expect(side(only, 'protectors').attacked).toBe(false);
    expect(legalTexts(play(position(facing), 'jar attack', 'done').state)).toEqual(['end']);
  });

  test('HC-ATK-1 a MOVE first brings the attacker into range', () => {
    const s = position({ ...facing, protectors: { legend: '0,2', haints: { '0,2': 2 } } });
    const jar = play(s, 'jar attack').state;
    expect(legalTexts(jar, 'attack')).toEqual([]);
    expect(play(jar, 'move 0,2 0,1 haint=2').state).toAllow('attack 0,1 0,-1');
  });
});

describe('declaration', () => {
  test('HC-ATK-2 from a hex with an own unit to a hex with an enemy unit', () => {
    const s = play(position(facing), 'jar attack').state;
    expect(s).toOffer('attack', ['attack 0,1 0,-1']);
  });

  test('HC-ATK-2 a legend attacks and is attacked as well', () => {
    const s = position({ protectors: { legend: '0,1', haints: {} }, family: { legend: '0,0', haints: {} } });
    expect(play(s, 'jar attack').state).toOffer('attack', ['attack 0,1 0,0']);
  });

  test('HC-ATK-3 range 2 from terrain, 3 from a mountain, and nothing blocks', () => {
    const family = { legend: '0,-2', haints: { '-1,0': 1, '1,0': 1 } };
    const from = (legend: string) => play(position({ protectors: { legend, haints: {} }, family }), 'jar attack').state;
    expect(from('2,1')).toOffer('attack', ['attack 2,1 1,0']);
    expect(from('2,0')).toOffer('attack', ['attack 2,0 1,0', 'attack 2,0 -1,0']);
  });

  test('HC-ATK-3 the defender’s mountain lends no range', () => {
    const s = position({
      protectors: { legend: '-1,0', haints: {} },
      family: { legend: '2,0', haints: {} },
    });
    expect(play(s, 'jar attack').state).toOffer('attack', []);
  });

  test('HC-ATK-4 one attacker hex and one defender hex for the whole action', () => {
    const s = position({
      protectors: { legend: '0,2', haints: { '0,1': 3 }, cubes: 6 },
      family: { legend: '0,-2', haints: { '0,-1': 1, '0,0': 1 } },
    });
    const { state } = play(s, 'jar attack', 'strengthen', 'attack 0,1 0,-1', 'tree red=6 blue=0', 'strike');
    expect(haintsAt(state, 'family', '0,0')).toBe(1);
    expect(legalTexts(state)).toEqual(['end']);
  });
});

describe('before the tree', () => {
  test('HC-ATK-6 HC-LGD-EMM-3 HC-EX-18 a red cube on the attacked hex joins the Protectors before majority and tree', () => {
    const s = position({
      turn: 'family',
      redCubes: ['0,0'],
      protectors: { legend: '0,2', haints: { '0,0': 1 } },
      family: { legend: '0,-2', haints: { '0,-1': 2 } },
    });
    const played = play(s, 'jar attack', 'attack 0,-1 0,0');
    expect(played.state.redCubes[hex('0,0')]).toBe(0);
    expect(battleground(played.state)).toBe('4:4');
    const order = played.events.map((event) => event.type).slice(1);
    expect(order).toEqual(['attackDeclared', 'cubeGathered', 'majority']);
  });

  test('HC-ATK-6 the cube comes too when the Family is attacked on that hex', () => {
    const s = position({
      redCubes: ['0,-1'],
      protectors: { legend: '0,2', haints: { '0,1': 2 } },
      family: { legend: '0,-2', haints: { '0,-1': 2 } },
    });
    expect(battleground(play(s, 'jar attack', 'attack 0,1 0,-1').state)).toBe('4:3');
  });

  test('HC-ATK-6 a cube on the attacker hex stays', () => {
    const s = position({ ...facing, redCubes: ['0,1'] });
    const { state } = play(s, 'jar attack', 'attack 0,1 0,-1');
    expect(state.redCubes[hex('0,1')]).toBe(1);
  });

  test.each([
    ['3 haints against 2', 3, 2, '4:3', 0],
    ['2 haints against 2', 2, 2, '3:3', undefined],
    ['1 haint against 2', 1, 2, '3:4', 1],
  ])('HC-ATK-7 %s', (_, red, blue, cubes, seat) => {
    const s = position({
      protectors: { legend: '0,2', haints: { '0,1': red } },
      family: { legend: '0,-2', haints: { '0,-1': blue } },
    });
    const played = play(s, 'jar attack', 'attack 0,1 0,-1');
    expect(battleground(played.state)).toBe(cubes);
    expect(eventsOf(played, 'majority')).toMatchObject([{ seat, attackers: red, defenders: blue }]);
  });

  test('HC-ATK-7 legends count 1 each, and only units on the two hexes count', () => {
    const s = position({
      protectors: { legend: '0,1', haints: { '0,1': 1, '1,0': 3 } },
      family: { legend: '0,-1', haints: { '0,-2': 3 } },
    });
    const played = play(s, 'jar attack', 'attack 0,1 0,-1');
    expect(eventsOf(played, 'majority')).toMatchObject([{ seat: 0, attackers: 2, defenders: 1, gained: true }]);
  });

  test('HC-ATK-9 HC-COMP-1 with empty possessions the majority cube is forfeited', () => {
    const s = position({ ...facing, protectors: { ...facing.protectors, cubes: 4, inTree: 16 } });
    const played = play(s, 'jar attack', 'attack 0,1 0,-1');
    expect(battleground(played.state)).toBe('4:3');
    expect(eventsOf(played, 'majority')).toMatchObject([{ seat: 0, gained: false }]);
  });

  test('HC-ATK-10 HC-TREE-1 then the tree is asked, with every cube on the battleground', () => {
    const { state } = play(position(facing), 'jar attack', 'attack 0,1 0,-1');
    expect(harrow.pending(state)).toMatchObject({
      kind: 'chance',
      request: { dropped: [4, 3], inside: [0, 0], roller: 0, from: hex('0,1'), to: hex('0,-1') },
    });
    expect(legalTexts(state)).toEqual([]);
  });
});

describe('success', () => {
  const tree = (result: string, family: { legend: string; haints: Record<string, number> } = facing.family) =>
    play(
      position({ ...facing, family }),
      'jar attack',
      'strengthen',
      `attack 0,1 ${Object.keys(family.haints)[0]}`,
      result,
    );
  const onBrambles = { legend: '0,-2', haints: { '0,0': 2 } };

  test('HC-ATK-11 HC-ATK-12 what fell out decides: as many as the enemy and 2 of them', () => {
    expect(eventsOf(tree('tree red=2 blue=2'), 'attackSucceeded')).toMatchObject([{ own: 2, enemy: 2 }]);
    expect(eventsOf(tree('tree red=2 blue=3'), 'attackFailed')).toMatchObject([{ why: 'outnumbered', clash: true }]);
  });

  test.each(['tree red=1 blue=1', 'tree red=1 blue=0', 'tree red=0 blue=0'])(
    'HC-ATK-12 HC-OQ-3 HC-EX-16 %s outside the brambles fails without a clash',
    (result) => {
      const played = tree(result);
      expect(eventsOf(played, 'attackFailed')).toMatchObject([{ why: 'tooFew', clash: false }]);
      expect(legalTexts(played.state)).toEqual(['end']);
    },
  );

  test('HC-ATK-12 HC-EX-16 on the brambles 1:1 succeeds for one cube, 0:0 fails', () => {
    const { state } = play(tree('tree red=1 blue=1', onBrambles).state, 'strike');
    expect(battleground(state)).toBe('0:1');
    expect(points(state)).toBe('1:0');
    expect(eventsOf(tree('tree red=0 blue=0', onBrambles), 'attackFailed')).toMatchObject([{ why: 'tooFew' }]);
  });

  test('HC-ATK-13 a haint outside the brambles costs 2 cubes, which return to possessions', () => {
    const before = tree('tree red=4 blue=2').state;
    const { state } = play(before, 'strike');
    expect(battleground(state)).toBe('2:2');
    expect(side(state, 'protectors').cubesLeft).toBe(side(before, 'protectors').cubesLeft + 2);
    expect(haintsAt(state, 'family', '0,-1')).toBe(1);
  });

  test('HC-ATK-13 a legend costs 2, on the brambles 1', () => {
    const legendOn = (at: string) =>
      play(
        position({ ...facing, family: { legend: at, haints: { '0,-2': 1 } } }),
        'jar attack',
        'strengthen',
        `attack 0,1 ${at}`,
        'tree red=3 blue=0',
        'strike',
      ).state;
    expect(battleground(legendOn('0,-1'))).toBe('1:0');
    expect(battleground(legendOn('0,0'))).toBe('2:0');
  });

  test('HC-ATK-13 HC-ATK-28 HC-TREE-7 the attacker may decline; then every cube stays where it lies', () => {
    const { state } = play(tree('tree red=4 blue=2').state, 'done');
    expect(battleground(state)).toBe('4:2');
    expect(haintsAt(state, 'family', '0,-1')).toBe(2);
    expect(legalTexts(state)).toEqual(['end']);
  });

  test('HC-EX-10 3:2 against haints: one killed, one point, 1:2 left and no clash', () => {
    const played = play(
      position(facing),
      'jar attack',
      'move 0,2 1,1 legend',
      'attack 0,1 0,-1',
      'tree red=3 blue=2',
      'strike',
    );
    expect(eventsOf(played, 'majority')).toMatchObject([{ seat: 0, gained: true }]);
    expect(points(played.state)).toBe('1:0');
    expect(battleground(played.state)).toBe('1:2');
    expect(haintsAt(played.state, 'family', '0,-1')).toBe(1);
    expect(legalTexts(played.state)).toEqual(['end']);
  });

  test('HC-EX-12 HC-ATK-25 brambles 3:2: two haints for one cube each, then 1:2', () => {
    const { state } = play(tree('tree red=3 blue=2', onBrambles).state, 'strike', 'strike');
    expect(points(state)).toBe('2:0');
    expect(battleground(state)).toBe('1:2');
    expect(legalTexts(state)).toEqual(['end']);
  });
});
